import type { Pair } from './in-both-languages.ts'

/** The states of a site that an operator of its district changes. The site's history has them too. */
export const SITE_STATES: Record<'open' | 'paused', Pair<string>> = {
  open: ['চালু', 'Open'],
  paused: ['আপাতত বন্ধ', 'Paused'],
}
