import { createHash } from 'node:crypto'

/** Inline styles and scripts of public pages. */
export interface Inlined {
  styles: string[]
  scripts: string[]
}

const policies = new WeakMap<Inlined, string>()

/** A public page can run and load only what is named here. */
export function publicPolicy(inlined: Inlined): string {
  let policy = policies.get(inlined)
  if (!policy) {
    policy = [
      "default-src 'none'",
      `style-src ${hashes(inlined.styles)}`,
      // The average colours behind photos are style attributes.
      "style-src-attr 'unsafe-inline'",
      `script-src ${hashes(inlined.scripts)}`,
      "img-src 'self' https://i.ytimg.com",
      ...COMMON,
    ].join('; ')
    policies.set(inlined, policy)
  }
  return policy
}

/** Office pages can run the site's own files and elements with this answer's nonce. */
export function staffPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine sets sizes and positions in style attributes.
    "style-src-attr 'unsafe-inline'",
    `script-src 'self' 'nonce-${nonce}'`,
    // For previews of pictures before the upload.
    "img-src 'self' blob: data: https://i.ytimg.com",
    ...COMMON,
  ].join('; ')
}

/** TeacherInformation.html is plain markup with pictures. */
export const TEACHER_FILE_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const COMMON = [
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

function hashes(texts: string[]): string {
  return texts
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}
