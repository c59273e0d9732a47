import { dayAt } from '../../words/format.ts'
import { contentKinds, DOCUMENT_KINDS, type DocumentKind, forEachKey } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import { officeRanks, type OfficeEntry } from '../../search/office-entries.ts'
import type { Calls, ExportedList, Feature, OfficeSearch, ReadTexts, StoresOf } from '../feature.ts'
import { timeNow } from '../../base/clock.ts'
import { joinFilled, type Listed, listedPage, listedThing } from '../../search/listed.ts'
import { classesIn } from '@pathshala/tables/class-names'
import { CLASSES } from '@pathshala/bengali/classes'
import { toLatinDigits } from '@pathshala/bengali/digits'
import type { Language } from '../../words/language.ts'
import { bn, en, type Words } from '../../words/public-words.ts'
import { documentIn } from './english.ts'
import { documentAnnouncement } from './announcement.ts'
import { documentReads, documentWrites } from './api.ts'
import { listBatches } from '../../database/list-batches.ts'
import { type DocumentRecord, documentRecord } from './schema.ts'
import { documentFiles } from './files/api.ts'
import { findLastLetter, letterRoute } from './letters/api.ts'
import { documentReadings } from './reading/api.ts'
import { removeSampleDocuments, sampleDocumentSteps } from './sample.ts'
import { createSchedule } from './schedule.ts'
import { describeDocuments } from './search.ts'
import { hideAllFiles } from './search-and-access.ts'
import { createDocumentStore } from './store.ts'
import { createYield } from '../../base/yield-to-event-loop.ts'
import { markedStruck, plainTextOf } from './markdown/plain-text.ts'
import { textWithoutPaper } from './shown-text.ts'
import { documentUndos } from './subject.ts'

const ROWS_AT_ONCE = 200
/** The number of documents of each kind from which the office's search takes the best. */
const NEWEST_HITS = 30

const documentExports = forEachKey(DOCUMENT_KINDS, (kind): ExportedList => ({
  fields: Object.keys(documentRecord.shape),
  batches: ({ [kind]: store }) =>
    listBatches({}, { ...store, list: (part) => store.listRecords(part) }),
  tableFields: {
    fields: ['oldAddresses'],
    async add({ redirects }, records) {
      const documents = records as DocumentRecord[]
      const paths = await redirects.listPathsTo(documents.map(({ url }) => url))
      return documents.map((document) => {
        return { ...document, oldAddresses: paths.get(document.url)!.join('\n') }
      })
    },
  },
}))

export const documents = {
  stores: (database: Database) => ({
    ...forEachKey(DOCUMENT_KINDS, (kind) => createDocumentStore(database, kind)),
    describeDocuments: (keys: number[], language?: Language) =>
      describeDocuments(database, keys, language),
    schedule: createSchedule(database),
    findTexts: (ids: string[], language: Language) => findTexts(database, ids, language),
    readWritten: (kind: DocumentKind) => readWritten(database, kind),
    findLastLetter: () => findLastLetter(database),
  }),
  undos: documentUndos,
  exports: documentExports,
  writtenTexts: forEachKey(DOCUMENT_KINDS, readDocumentTexts),
  prepareRestored: hideAllFiles,
  searchEntries: async (stores) => [...LISTS, ...(await listResults(stores))],
  officeEntries: findDocumentEntries,
  announcements: forEachKey(DOCUMENT_KINDS, documentAnnouncement),
  sampleSteps: sampleDocumentSteps,
  sampleRemovals: { document: removeSampleDocuments },
  openCalls: forEachKind(documentReads),
  staffCalls: [
    ...forEachKind(documentWrites, documentFiles, documentReadings),
    ['/letters', letterRoute],
  ],
} satisfies Feature

/** What the exams of a school are called, so that a result that is not published is told from another. */
const EXAMS = 'বার্ষিক অর্ধবার্ষিক নির্বাচনি সাময়িক সেমিস্টার পরীক্ষা term semester model'
const LISTED_RESULTS = 200

const LISTS = DOCUMENT_KINDS.map((kind) =>
  listedPage({
    url: contentKinds[kind].pages[0].path,
    titleIn: (words) => words[kind].title,
    texts: [],
  }),
)

/** For each class, the list of its results, also if none is published. */
async function listResults({ results }: Stores): Promise<Listed[]> {
  const published = await results.list({ limit: LISTED_RESULTS })
  const years = published.map(({ title }) => toLatinDigits(title).match(/20\d\d/)?.[0] ?? '')
  const thisYear = timeNow().getUTCFullYear()
  const path = contentKinds.results.pages[0].path
  return CLASSES.map((className) => {
    const ofClass = published.filter(({ title }) => classesIn(title).includes(className))
    const titlesIn = (language: Language) =>
      joinFilled(
        ofClass.map((result) => documentIn(language, result).title),
        '; ',
      )
    const names = [bn, en].map((words) => words.studentCount.classes[className])
    const titleIn = ({ results: { title }, studentCount: { classes } }: Words) =>
      `${title}: ${classes[className]}`
    return {
      ...listedThing({
        url: `${path}?${new URLSearchParams({ q: names[0]! })}`,
        titleIn,
        names: [...names, EXAMS, String(thisYear), String(thisYear - 1), ...years],
        kinds: ['result'],
        text: { bn: titlesIn('bn') || bn.results.empty, en: titlesIn('en') || en.results.empty },
      }),
      isLastResort: true,
    }
  })
}

/** The newest documents of each kind with these words, in every state. */
async function findDocumentEntries(stores: Stores, { query, timeZone }: OfficeSearch) {
  const rankOf = officeRanks(query)
  const entries: OfficeEntry[] = []
  for (const kind of DOCUMENT_KINDS) {
    const search = stores[kind].listWithWords(query, { state: 'all' }, { limit: NEWEST_HITS })
    for await (const batch of search) {
      for (const { _id, title, state, date } of batch) {
        entries.push({
          kind,
          title,
          note: dayAt(new Date(date), timeZone),
          // The words are in the document itself if they are not in its title.
          text: rankOf({ title }) === undefined ? query : '',
          state,
          address: `${contentKinds[kind].screenPath}/${_id}`,
        })
      }
    }
  }
  return entries
}

function forEachKind(...groups: (typeof documentReads)[]): Calls {
  return DOCUMENT_KINDS.flatMap((kind) =>
    groups.map((calls) => [contentKinds[kind].apiPath, calls(kind)] satisfies Calls[number]),
  )
}

/** The texts of documents of any kind for a feed, by id: without Markdown, except struck words. */
async function findTexts(
  database: Database,
  ids: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('document')
    .select(['id', 'title', 'titleEnglish', 'text', 'textEnglish', 'textSource', 'layout'])
    .where('id', 'in', ids)
    .execute()
  const yieldToOthers = createYield()
  const texts = new Map<string, string>()
  for (const row of rows) {
    await yieldToOthers()
    const shown = documentIn(language, row)
    texts.set(row.id, plainTextOf({ ...shown, text: textWithoutPaper(shown) }, markedStruck))
  }
  return texts
}

function readDocumentTexts(kind: DocumentKind): ReadTexts {
  return async function* ({ readWritten: read }) {
    for await (const rows of read(kind)) {
      for (const { id, letter, ...fields } of rows) {
        yield { id, fields: { ...fields, letter: letter && JSON.parse(letter) } }
      }
    }
  }
}

/** The documents of a kind, in all states, with the fields that people write, in batches. */
async function* readWritten(database: Database, kind: DocumentKind) {
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('document')
      .select(['id', 'title', 'titleEnglish', 'text', 'textEnglish', 'textSource', 'letter'])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof documents> {}
}
