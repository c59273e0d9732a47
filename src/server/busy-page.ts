import { RETRY_AFTER_SECONDS } from '../errors/classes.ts'
import { bn } from '../words/bn.ts'
import { en } from '../words/en.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'
import { renderedPage } from './rendered-page.ts'

/** The answer of an overloaded server to a visitor whose page is not in the cache. */
export const busyPage = renderedPage(
  503,
  {
    ...PLAIN_PAGE_HEADERS,
    'retry-after': RETRY_AFTER_SECONDS,
    refresh: RETRY_AFTER_SECONDS,
  },
  Buffer.from(plainPage({ bn: bn.failure.busy, en: en.failure.busy })),
)
