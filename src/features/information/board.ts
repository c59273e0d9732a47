import { crc32 } from 'node:zlib'
import type { ContentKey, InformationKey } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import type { Day } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { informationWords } from './public/words.ts'
import { type LinkedDocument, linkKey } from '../documents/linked-documents.ts'
import { type Answer, createSources, findAnswer } from './answers.ts'
import { hasTable } from './csv.ts'
import { answerContentOf, findEntry, numberOf, setOf } from './entries.ts'
import { linksIn } from './references.ts'
import type { BoardEntry } from './schema.ts'
import { judge, type Judgement, type Reason } from './standing.ts'
import type { StoredEntry } from './store.ts'

/** An entry with its answer and its public documents. The keys of the documents are from `linkKey`. */
export interface AnsweredEntry {
  stored: StoredEntry
  answer: Answer
  documents: Map<string, LinkedDocument>
}

/** The entries of the board in order, without optional entries that are empty. */
export async function findBoard(stores: Stores): Promise<AnsweredEntry[]> {
  const entries = await findAnswers(stores, await stores.information.list())
  return entries.filter((entry) => !isLeftOff(entry))
}

/** The same for staff, who also see an optional entry whose last person has left. */
export async function findStaffBoard(stores: Stores): Promise<AnsweredEntry[]> {
  const entries = await findAnswers(stores, await stores.information.list())
  return entries.filter((entry) => !isLeftOff(entry) || entry.answer.leavers.length > 0)
}

function isLeftOff(entry: AnsweredEntry): boolean {
  return findEntry(entry.stored.key).isOptional === true && kindOf(entry) === 'missing'
}

export async function findAnsweredEntry(
  stores: Stores,
  key: InformationKey,
): Promise<AnsweredEntry> {
  const [entry] = await findAnswers(stores, [await stores.information.find(key)])
  return entry!
}

async function findAnswers(stores: Stores, entries: StoredEntry[]): Promise<AnsweredEntry[]> {
  const sources = createSources(stores)
  const links = entries.flatMap(({ value }) => linksIn(value).map(({ link }) => link))
  const documents = await stores.information.findDocuments(links)
  return Promise.all(
    entries.map(async (stored) => ({
      stored,
      answer: await findAnswer(stored, sources, documents),
      documents,
    })),
  )
}

/** The kind of the answer. If there is an answer, a note that the entry does not apply is ignored. */
export function kindOf({ stored, answer }: AnsweredEntry): BoardEntry['answer'] {
  if (answer.parts.some(({ changedAt }) => changedAt !== null)) return 'given'
  return stored.value.notApplicable === undefined ? 'missing' : 'notApplicable'
}

/** Whether the entry is answered on a page of its own. */
export function hasOwnPage(entry: AnsweredEntry): boolean {
  return kindOf(entry) !== 'missing' && findEntry(entry.stored.key).page === undefined
}

/** The version for If-Match. It changes with the entry and with every record of its answer. */
export function versionOf({ stored, answer }: AnsweredEntry): number {
  return answer.stamp === '' ? stored.version : crc32(`${stored.version} ${answer.stamp}`) >>> 3
}

/** The entry as the API returns it. */
export function describeEntry(entry: AnsweredEntry, timeZone: string): BoardEntry {
  const { key, value, checkedAt } = entry.stored
  const kind = kindOf(entry)
  const isGiven = kind === 'given'
  const changedAt = lastChangeOf(entry)
  const last = kind === 'missing' ? null : (latest(changedAt, checkedAt) ?? null)
  const isChecked = last !== null && last === checkedAt
  return {
    key,
    number: numberOf(key),
    set: setOf(key),
    title: informationWords.bn.titles[key],
    titleEnglish: informationWords.en.titles[key],
    answer: kind,
    summary: isGiven ? entry.answer.summaryIn('bn') || informationWords.bn.given : '',
    summaryEnglish: isGiven ? entry.answer.summaryIn('en') || informationWords.en.given : '',
    reason: kind === 'notApplicable' ? value.notApplicable! : '',
    reasonEnglish: kind === 'notApplicable' ? value.notApplicableEnglish : '',
    changedAt,
    checkedAt,
    asOf: last === null ? null : dayAt(new Date(last), timeZone),
    asOfIs: last === null ? null : isChecked ? 'checked' : 'changed',
    url: kind === 'missing' ? null : entryUrl(key),
    csv: isGiven && hasTable(key) ? `/information/${key}.csv` : null,
    version: versionOf(entry),
  }
}

/** Where visitors read the entry, in Bengali. */
export function entryUrl(key: InformationKey): string {
  return findEntry(key).page ?? `/information/${key}`
}

/** Judges the entry on a day of the school. A check counts for every part. */
export function judgeEntry(entry: AnsweredEntry, today: Day, timeZone: string): Judgement {
  const { stored, answer } = entry
  const asOf = (changedAt: string) =>
    dayAt(new Date(latest(changedAt, stored.checkedAt)!), timeZone)
  const parts =
    kindOf(entry) === 'notApplicable'
      ? [{ name: stored.key, changedAt: stored.updatedAt, rules: findEntry(stored.key).rules }]
      : answer.parts
  const judgement = judge(
    {
      ...answer,
      hasLeft: answer.leavers.length > 0,
      postsDiffer: answer.differingPosts.length > 0,
      parts: parts.map(({ changedAt, ...part }) => ({
        ...part,
        asOf: changedAt && asOf(changedAt),
      })),
    },
    today,
  )
  return { ...judgement, reasons: [...judgement.reasons, ...answer.advice] }
}

/**
 * Those named in the entry who left the list of staff. The history has the names that the entry
 * itself does not store.
 */
export async function namedLeavers(
  { answer: { leavers } }: AnsweredEntry,
  { history }: Pick<Stores, 'history'>,
): Promise<{ officerId: string; name: string }[]> {
  const unique = new Map(leavers.map((leaver) => [leaver.officerId, leaver]))
  return Promise.all(
    Array.from(unique.values(), async ({ officerId, name }) => {
      if (name !== '') return { officerId, name }
      const [last] = await history.list({ kind: 'officers', subjectId: officerId, limit: 1 })
      return { officerId, name: last?.title ?? '' }
    }),
  )
}

/** The content that staff change to mend this entry. */
export function mendingContentOf(
  { stored: { key } }: AnsweredEntry,
  reasons: Reason[],
): ContentKey {
  // The syllabus is a document of the entry itself.
  if (reasons.includes('part-missing:syllabus')) return 'information'
  return reasons.includes('part-missing:notices') ? 'notices' : answerContentOf(key)
}

/** The time of the last change of the answer; ISO 8601 UTC. */
function lastChangeOf({ stored, answer, documents }: AnsweredEntry): string | null {
  const linked = linksIn(stored.value).map(({ link }) => documents.get(linkKey(link)))
  return (
    latest(
      stored.updatedAt,
      ...answer.parts.map(({ changedAt }) => changedAt),
      ...linked.map((document) => document?.updatedAt ?? null),
    ) ?? null
  )
}

function latest(...moments: (string | null)[]): string | undefined {
  return moments
    .filter((moment) => moment !== null)
    .sort()
    .at(-1)
}
