import { createHash } from 'node:crypto'

/** What public pages carry inline. */
export interface Inlined {
  styles: string[]
  scripts: string[]
}

const policies = new WeakMap<Inlined, string>()

/** A visitor's page runs nothing and loads nothing but what is named here. */
export function publicPolicy(inlined: Inlined): string {
  let policy = policies.get(inlined)
  if (!policy) {
    policy = [
      "default-src 'none'",
      `style-src ${hashes(inlined.styles)}`,
      // The averaged colours behind photos are style attributes.
      "style-src-attr 'unsafe-inline'",
      `script-src ${hashes(inlined.scripts)}`,
      "img-src 'self' https://i.ytimg.com",
      ...COMMON,
    ].join('; ')
    policies.set(inlined, policy)
  }
  return policy
}

/** The office runs its own files, and what carries this answer's nonce. */
export function staffPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine sets its sizes and positions in style attributes.
    "style-src-attr 'unsafe-inline'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Previews of pictures that are still to be sent.
    "img-src 'self' blob: data: https://i.ytimg.com",
    ...COMMON,
  ].join('; ')
}

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
