import { createHash } from 'node:crypto'
import { RETRY_AFTER_SECONDS } from '../errors/classes.ts'
import { bn, en } from '../words/public-words.ts'
import { renderedPage } from './rendered-page.ts'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.6 sans-serif}h1{line-height:1.3}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** A page in both languages that needs no database, script or file. */
export function plainPage(texts: { bn: string; en: string }, title = bn.failure.title): string {
  return `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${texts.bn}</p><p lang="en">${texts.en}</p></main></html>\n`
}

/** The answer of an overloaded server if the page is not in the cache. */
export const busyPage = renderedPage(
  503,
  {
    ...PLAIN_PAGE_HEADERS,
    'retry-after': RETRY_AFTER_SECONDS,
    refresh: RETRY_AFTER_SECONDS,
  },
  Buffer.from(plainPage({ bn: bn.failure.busy, en: en.failure.busy })),
)
