import { sql } from 'kysely'
import { connect } from '#src/database/connect.ts'
import type { Database } from '#src/database/database.ts'
import { newId } from '#src/base/new-id.ts'
import { indexDocuments, indexOutdated } from '#src/features/documents/search.ts'
import { PER_PAGE } from '#src/search/page-content.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { createStores } from '#src/school/stores.ts'
import startPostgres from '../tests/postgres.ts'
import { type Corpus, makeCorpus } from './corpus.ts'
import { type Figure, type Group, within } from './figures.ts'
import { newFolder } from './folders.ts'

const CHARACTERS = 2000
const RUNS = 3
const ROWS_AT_ONCE = 200
const HOUR_MS = 3_600_000
const SNIPPETS_MS = 3
/** Only a search without a hit needs it. */
const CORRECTION_MS = 100

const DATABASES = ['SQLite', 'PostgreSQL'] as const
type DatabaseKind = (typeof DATABASES)[number]

interface Search {
  name: string
  queries: string[]
  limitMs: number
}

export const search = searchGroup(5000, { usualMs: 5, inNearlyAllMs: 5 })
export const searchLarge: Group = {
  ...searchGroup(100_000, { usualMs: 20, inNearlyAllMs: 35 }),
  isOnlyByName: true,
}

function searchGroup(documents: number, limits: { usualMs: number; inNearlyAllMs: number }): Group {
  return {
    title: `Search in ${documents.toLocaleString('en')} documents of ${CHARACTERS} characters, p95`,
    async measure(log) {
      const figures: Figure[] = []
      for (const kind of DATABASES) {
        const { database, close } = await openDatabase(kind)
        try {
          const corpus = makeCorpus()
          const start = performance.now()
          await fill(database, corpus, { amount: documents })
          await settle(database, kind)
          const seconds = (performance.now() - start) / 1000
          log(`${kind}: ${documents} documents written and indexed in ${seconds.toFixed(0)} s`)
          for (const one of searches(corpus, limits)) {
            figures.push(...(await measureSearch(database, kind, one)))
          }
          figures.push(await measureCorrection(database, kind, corpus))
          figures.push(await measureIndexing(database, kind))
        } finally {
          await close()
        }
      }
      return figures
    },
  }
}

interface Filling {
  amount: number
  /** Of each text. */
  characters?: number
  firstNumber?: number
}

async function openDatabase(kind: DatabaseKind) {
  const folder = await newFolder()
  const server = kind === 'PostgreSQL' ? await startServer() : undefined
  const database = await connect(
    readSchoolSettings({
      DATA_DIR: folder,
      ...(server && { DATABASE_URL: `${server.url}/postgres` }),
    }),
  )
  const close = async () => {
    await database.destroy()
    await server?.stop()
  }
  return { database, close }
}

async function startServer() {
  let url = ''
  const provide = (_name: string, value: string) => (url = value)
  const stop = await startPostgres({ provide, config: { env: process.env } } as never)
  return { url, stop }
}

/** Writes and indexes notices, one an hour, the newest of now. */
export async function fill(
  database: Database,
  corpus: Corpus,
  { amount, characters = CHARACTERS, firstNumber = 1 }: Filling,
): Promise<void> {
  const now = Date.now()
  for (let start = 0; start < amount; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, amount - start) }, (_, index) => {
      const at = new Date(now - (start + index) * HOUR_MS).toISOString()
      const id = newId()
      return { id, file: `${id}.pdf`, at, number: firstNumber + start + index }
    })
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('storedFile')
        .values(
          rows.map(({ file, at }) => ({
            name: file,
            area: 'uploads' as const,
            fileName: file,
            fileSize: 1,
            mimeType: 'application/pdf',
            width: null,
            height: null,
            color: null,
            hiddenParts: null,
            createdAt: at,
          })),
        )
        .execute()
      await transaction
        .insertInto('document')
        .values(
          rows.map(({ id, file, at, number }) => ({
            id,
            kind: 'notices' as const,
            number,
            title: corpus.title(),
            file,
            date: at,
            createdAt: at,
            publishedAt: at,
            updatedAt: at,
            version: 1,
            isSample: 0,
            text: corpus.text(characters),
          })),
        )
        .execute()
    })
  }
  await indexOutdated(database)
}

/**
 * Runs the maintenance that a database does in the minutes after so many rows. Otherwise PostgreSQL
 * would do it on the second core during the measurement.
 */
async function settle(database: Database, kind: DatabaseKind): Promise<void> {
  if (kind === 'SQLite') {
    await sql`analyze`.execute(database)
    return
  }
  await sql`vacuum analyze`.execute(database)
  await sql`checkpoint`.execute(database)
}

function searches(
  { words }: Corpus,
  { usualMs, inNearlyAllMs }: { usualMs: number; inNearlyAllMs: number },
): Search[] {
  const usual = (name: string, queries: string[]) => ({ name, queries, limitMs: usualMs })
  const every = (from: number, step: number) =>
    Array.from({ length: 20 }, (_, index) => words[from + index * step]!)
  return [
    usual('a rare word', every(15_000, 200)),
    usual('a common word', every(40, 10)),
    usual(
      'the beginning of words',
      every(300, 20).map((word) => word.slice(0, 2)),
    ),
    usual(
      'two words of notices',
      every(60, 1).map((word, index) => `${word} ${words[81 - index]!}`),
    ),
    {
      name: 'two words of nearly every document',
      queries: every(1, 0).map(
        (word, index) => `${word} ${words[index % 8 === 1 ? 0 : index % 8]!}`,
      ),
      limitMs: inNearlyAllMs,
    },
    usual(
      'Latin letters',
      'porikkha routine chuti vorti folafol beton biggopti probeshpotro'.split(' '),
    ),
    usual(
      'no hit',
      every(0, 1).map((word) => `${word}ঃঃqqx`),
    ),
  ]
}

/** Measures finding, and describing the hits of the first page. */
async function measureSearch(
  database: Database,
  kind: string,
  { name, queries, limitMs }: Search,
): Promise<Figure[]> {
  const store = createStores(database, 'Asia/Dhaka').search
  const finding: number[] = []
  const describing: number[] = []
  let hitCount = 0
  for (const query of queries) {
    const { hits } = await store.find({ query })
    hitCount += hits.length
    finding.push(await best(() => store.find({ query })))
    describing.push(await best(() => store.describe(hits.slice(0, PER_PAGE), query)))
  }
  const note = `p50 ${percentile(finding, 0.5).toFixed(1)} ms, ${Math.round(hitCount / queries.length)} hits`
  return [
    {
      what: `${kind}: ${name}`,
      unit: 'ms',
      ours: percentile(finding, 0.95),
      ...within(limitMs),
      note,
    },
    {
      what: `${kind}: ${name}, snippets of a page`,
      unit: 'ms',
      ours: percentile(describing, 0.95),
      ...within(SNIPPETS_MS),
    },
  ]
}

/** Measures finding the word that differs by one letter from a word without a hit. */
async function measureCorrection(
  database: Database,
  kind: string,
  { words }: Corpus,
): Promise<Figure> {
  const store = createStores(database, 'Asia/Dhaka').search
  const times: number[] = []
  let correctedCount = 0
  for (let rank = 0; rank < 4000; rank += 200) {
    const [first, second, third, ...rest] = Array.from(words[rank]!)
    const query = [first, second, third, 'ঝ', ...rest].join('')
    if ((await store.correct(query)) !== undefined) correctedCount += 1
    times.push(await best(() => store.correct(query)))
  }
  return {
    what: `${kind}: a word with one wrong letter`,
    unit: 'ms',
    ours: percentile(times, 0.95),
    ...within(CORRECTION_MS),
    note: `p50 ${percentile(times, 0.5).toFixed(1)} ms, ${correctedCount} corrected`,
  }
}

/** The time that the index adds to publishing. */
async function measureIndexing(database: Database, kind: string): Promise<Figure> {
  const rows = await database.selectFrom('document').select('id').limit(100).execute()
  const times: number[] = []
  for (const { id } of rows) {
    const start = performance.now()
    await database.transaction().execute((transaction) => indexDocuments(transaction, [id]))
    times.push(performance.now() - start)
  }
  const note = `p50 ${percentile(times, 0.5).toFixed(1)} ms`
  return { what: `${kind}: index one document`, unit: 'ms', ours: percentile(times, 0.95), note }
}

/** The shortest of `RUNS`, because other programs disturb the measurement. */
async function best(work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    await work()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}
