import { createHash } from 'node:crypto'

export const VIDEO_PICTURES = 'https://i.ytimg.com'
const STYLE = /<style>([^]*?)<\/style>/g
const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g

/** Inline styles and scripts of public pages. */
export interface Inlined {
  styles: string[]
  scripts: string[]
}

/**
 * The policy allows only the inline styles and scripts of the page. Those of other pages would make
 * the header longer, and headers are not compressed.
 */
export function createPublicPolicy({ styles, scripts }: Inlined): (html: string) => string {
  const hashes = new Map([...styles, ...scripts].map((text) => [text, hashOf(text)]))
  const startWorkers = new Set(scripts.filter((text) => text.includes('serviceWorker')))
  const textsIn = (html: string, element: RegExp) =>
    Array.from(html.matchAll(element), ([, text]) => text!)
  const allow = (directive: string, texts: string[]) =>
    [directive, ...texts.flatMap((text) => hashes.get(text) ?? [])].join(' ')
  return (html) => {
    const scriptsOfPage = textsIn(html, SCRIPT)
    return [
      "default-src 'none'",
      allow('style-src', textsIn(html, STYLE)),
      // The average colours behind photos are style attributes.
      "style-src-attr 'unsafe-inline'",
      allow('script-src', scriptsOfPage),
      // Only a page with videos can show their pictures.
      html.includes(` src="${VIDEO_PICTURES}/`)
        ? `img-src 'self' ${VIDEO_PICTURES}`
        : "img-src 'self'",
      // Only the page about following starts a worker.
      ...(scriptsOfPage.some((text) => startWorkers.has(text)) ? ["worker-src 'self'"] : []),
      ...COMMON,
    ].join('; ')
  }
}

/** Office pages can run the site's own files and elements with this answer's nonce. */
export function staffPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine sets sizes and positions in style attributes.
    "style-src-attr 'unsafe-inline'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Workers read files. Older browsers of Apple know only the second name.
    "worker-src 'self'",
    "child-src 'self'",
    // For previews of pictures before the upload.
    `img-src 'self' blob: data: ${VIDEO_PICTURES}`,
    ...COMMON,
  ].join('; ')
}

/** TeacherInformation.html is plain markup with pictures. */
export const TEACHER_FILE_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A worker sends the subscription of its browser, and shows messages with an icon. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const COMMON = [
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
