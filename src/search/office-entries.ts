import { onceForText } from '../base/remember.ts'
import type { DocumentKind, GalleryKind } from '../content.ts'
import { isAnswered, questionsFor, tokensOf } from './question.ts'

/** A record that the office's search finds, also one that visitors do not see. */
export interface OfficeEntry {
  kind:
    | DocumentKind
    | GalleryKind
    | 'albums'
    | 'officers'
    | 'groups'
    | 'questions'
    | 'studentCounts'
    | 'information'
    | 'calendar'
    | 'redirect'
    | 'account'
  title: string
  /** Distinguishes two records of the same title. */
  note: string
  /** More words that find it. */
  text?: string
  /** Of a document. */
  state?: 'draft' | 'scheduled' | 'published' | 'ended'
  /** The office's page, below `/admin/dashboard/`. */
  address: string
  /** The id of its row on that page. */
  row?: string
}

/** How an entry is found. The best has the lowest rank; undefined if it does not answer the query. */
export function officeRanks(
  query: string,
): (entry: { title: string; text?: string | undefined }) => number | undefined {
  const questions = questionsFor(query)
  return ({ title, text = '' }) => {
    const tokens = tokensOfLines(`${title}\n${text}`)
    const rank = questions.findIndex((question) => isAnswered(question, tokens))
    return rank === -1 ? undefined : rank
  }
}

const MAX_KNOWN = 5000

/**
 * The tokens of a title in the first line, and of a text below it. The same few hundred texts are
 * compared with each letter that a clerk types.
 */
const tokensOfLines = onceForText((lines) => {
  const end = lines.indexOf('\n')
  return tokensOf({ title: lines.slice(0, end), text: lines.slice(end + 1) })
}, MAX_KNOWN)
