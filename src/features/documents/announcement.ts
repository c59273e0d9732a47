import type { DocumentKind } from '../../content.ts'
import type { FindAnnouncement } from '../following/announcement.ts'
import { followingWords } from '../following/words.ts'
import { plainTextOf } from './markdown/plain-text.ts'
import { shownText } from './shown-text.ts'

/** An announcement has only the first words. */
const MAX_READ = 5000

/** Undefined for a document that visitors do not find in lists. */
export const documentAnnouncement =
  (kind: DocumentKind): FindAnnouncement =>
  async ({ [kind]: store }, { recordId }) => {
    const record = await store.find(recordId)
    if (record?.state !== 'published') return undefined
    const { title, textSource, number, url } = record
    const text = plainTextOf({ textSource, text: shownText(record).slice(0, MAX_READ) }).trim()
    const { bn, en } = followingWords
    return {
      words: {
        bn: { title, text: text || bn.single[kind] },
        en: { title, text: text || en.single[kind] },
      },
      path: url,
      tag: `${kind}-${number}`,
      lastDay: null,
      record,
    }
  }
