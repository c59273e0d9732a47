import { bn } from '../words/bn.ts'
import { en } from '../words/en.ts'
import { renderedPage } from './rendered-page.ts'

const RETRY_AFTER_SECONDS = 5

/** What a visitor gets whose page is not kept while the server has more to do than it can. */
export const busyPage = renderedPage(
  503,
  {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
    refresh: String(RETRY_AFTER_SECONDS),
  },
  Buffer.from(
    `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${bn.failure.title}</title><h1>${bn.failure.title}</h1><p>${bn.failure.busy}</p><p lang="en">${en.failure.busy}</p></html>\n`,
  ),
)
