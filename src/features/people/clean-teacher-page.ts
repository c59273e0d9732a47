import { readFile } from 'node:fs/promises'
import sanitizeHtml from 'sanitize-html'
import type { CleanAnswer } from './clean-page.ts'
import { MAX_DEPTH, MAX_ELEMENTS, MAX_PAGE_BYTES } from './teacher-page-limits.ts'

/** Stands for the site, whose address the page does not know. */
const ANY_SITE = 'https://site.invalid'

/** The page has more or deeper elements than a page of people needs. */
export class TooComplex extends Error {}

/** Cleans a file. Runs in its own process for `cleanPage`. */
export async function run(source: string): Promise<CleanAnswer> {
  return { html: cleanTeacherHtml(await readFile(source, 'utf8')) }
}

export function refusalOf(error: unknown): CleanAnswer | undefined {
  return error instanceof TooComplex ? { html: null } : undefined
}

/**
 * Removes scripts, event handlers, styles, frames, forms and pictures of other sites from a TeacherInformation.html, and
 * lowers its headings below the page's own. Cleaning twice changes nothing more. The time grows
 * with the square of the depth, so call this only in a separate process (clean-page.ts).
 * @throws TooComplex if the page exceeds the limits
 */
export function cleanTeacherHtml(html: string): string {
  const cleaned = sanitizeHtml(html, {
    ...limits(),
    allowedTags: (
      'h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd div section article figure figcaption ' +
      'table caption thead tbody tfoot tr th td colgroup col ' +
      'a b strong i em u s small sub sup span time img'
    ).split(' '),
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      col: ['span'],
      time: ['datetime'],
    },
    allowedClasses: { table: ['staff-list'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Another site would see who reads the page. The site's policy blocks such a picture anyway.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwn(attribs['src']),
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
    transformTags: {
      h1: 'h2',
      center: 'div',
      font: 'span',
      // Without `alt`, a screen reader reads the address of the picture.
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', loading: 'lazy', ...attribs } }),
    },
  }).trim()
  if (Buffer.byteLength(cleaned) > MAX_PAGE_BYTES) throw new TooComplex()
  return cleaned
}

/** Whether the picture is on this site: its address has no scheme and no host. */
function isOwn(src: string | undefined): boolean {
  return src !== undefined && URL.parse(src, ANY_SITE)?.origin === ANY_SITE
}

/** Stops the parser at the first element that exceeds a limit. */
function limits() {
  let [elements, depth] = [0, 0]
  return {
    onOpenTag() {
      elements += 1
      depth += 1
      if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new TooComplex()
    },
    onCloseTag() {
      depth -= 1
    },
  }
}
