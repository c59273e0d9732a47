import { access, appendFile, constants, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '../backup/state/problem.ts'
import { nowMs } from '../base/clock.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../content.ts'
import { MOVED_KINDS } from '../features/moves/table.ts'
import type { OpenSchool } from '../school/open.ts'
import { DAY_ORDERS, type DayOrder } from '@pathshala/tables/parse-day'
import { runAlone } from '../database/run-lock.ts'
import { bring, type Run, showAll } from './bring.ts'
import { createFetcher } from './fetch/fetcher.ts'
import { openFolder } from './folder/source.ts'
import type { Source } from './incoming.ts'
import { LIST_FILES } from './lists/read-rows.ts'
import { LISTS, openList } from './lists/source.ts'
import {
  createReport,
  describeFiles,
  describeReport,
  describeUndone,
  type Report,
} from './report.ts'
import { recordedId } from './recorded-source.ts'
import { undoMove } from './undo.ts'
import { openOldSystem } from './old-system/source.ts'
import { openWordPress } from './wordpress/source.ts'

const USAGE = `Usage:
  npm run move-in -- https://old.example               reports what the old system would bring
  npm run move-in -- site.xml --uploads uploads.zip    reports what a WordPress export would bring
  npm run move-in -- teachers.xlsx --as officers       reports what a list (.xlsx, .csv, .txt, .json)
                                                       would bring
  npm run move-in -- ./notices --as notices            reports what a folder of files would bring
    --go                  moves it in; without it, nothing is written
    --report FILE.json    writes the report for programs
    --fetch               asks the old site for files that the uploads lack
    --from ADDRESS        asks this address, in place of the one in the export
    --allow-private HOST:PORT    may fetch from this private address
    --as notices          what the files of a folder become, or what a list has: notices, news,
                          downloads or results; for a list also: officers, counts or
                          redirects (old addresses)
    --files FOLDER        where the files are that a list names
    --days month-first    05.01.2025 is 1 May; without it, 5 January
    --map 'নোটিশ=notices'  says what a category or a type becomes; can be repeated
    --leave-out news      leaves a kind out; can be repeated
    --twins               also brings records that look like records here
    --cut                 agrees to an export that is cut at its end
  npm run move-in -- --list        lists the moves
  npm run move-in -- --undo 3      takes a move back`

/** 0 if everything came, 2 if something did not come, 1 if the move could not start. */
type ExitCode = 0 | 1 | 2

const SWITCH = { type: 'boolean', default: false } as const
const TEXT = { type: 'string' } as const
const TEXTS = { type: 'string', multiple: true, default: [] as string[] } as const

type Options = ReturnType<typeof readArguments>

/** @throws Error with a sentence for the person who wrote the command */
function readArguments(args: string[], folder: string) {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: {
      go: SWITCH,
      fetch: SWITCH,
      twins: SWITCH,
      cut: SWITCH,
      list: SWITCH,
      undo: TEXT,
      report: TEXT,
      uploads: TEXT,
      files: TEXT,
      from: TEXT,
      as: TEXT,
      days: TEXT,
      map: TEXTS,
      'leave-out': TEXTS,
      'allow-private': TEXTS,
    },
  })
  const [source, ...further] = positionals
  const isAlone = values.list || values.undo !== undefined
  if (further.length > 0 || isAlone === (source !== undefined)) throw new Error(USAGE)
  const { from } = values
  if (from !== undefined && !(isAddress(from) && URL.canParse(from))) {
    throw new Error(`${from} is not an address. Write --from http://… or https://….`)
  }
  const inFolder = (name?: string) => (name === undefined ? name : path.resolve(folder, name))
  return {
    ...values,
    'leave-out': values['leave-out'].map((kind) => oneOf('--leave-out', MOVED_KINDS, kind)),
    source: source !== undefined && isAddress(source) ? source : inFolder(source),
    uploads: inFolder(values.uploads),
    files: inFolder(values.files),
    report: inFolder(values.report),
  }
}

/** `parseArgs`, with a sentence about a wrong option that says what to do. */
const parseOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ', 1)
    throw new Error(`${sentence}. See all options with npm run move-in.`, { cause: error })
  }
}

function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

interface Command {
  /** The paths in the arguments are relative to it. */
  folder: string
  maxFileBytes: number
  print: (line: string) => void
  progress: (line: string) => void
}

interface OpenedSource extends Source {
  /** All records of the old site, also those that stay there. */
  count: number
  /** The source ends before its end. It moves only if a person agrees. */
  isCut: boolean
}

export async function moveIn(
  school: OpenSchool,
  args: string[],
  command: Command,
): Promise<ExitCode> {
  const options = readArguments(args, command.folder)
  if (options.list) return listMoves(school, command)
  if (options.undo !== undefined) return undo(school, options.undo, command)
  if (await school.stores.sample.isPresent()) {
    throw new Error('The site has sample content. Remove the sample content first.')
  }
  // A report that cannot be written must not be noticed after the move.
  if (options.report) await appendFile(options.report, '')
  try {
    const source = await openSource(options.source!, options, school, command)
    try {
      return await moveFrom(source, options, school, command)
    } finally {
      await source.close()
    }
  } catch (error) {
    throw ofSource(error, options)
  }
}

async function listMoves({ stores }: OpenSchool, { print }: Command): Promise<ExitCode> {
  const moves = await stores.moves.list()
  if (moves.length === 0) print('There are no moves.')
  for (const { id, label, startedAt, state } of moves)
    print(`${id}  ${startedAt}  ${state}  ${label}`)
  return 0
}

async function undo(school: OpenSchool, number: string, { print }: Command): Promise<ExitCode> {
  const move = /^\d{1,9}$/.test(number) ? await school.stores.moves.find(Number(number)) : undefined
  if (!move) throw new Error(`There is no move ${number}. See npm run move-in -- --list.`)
  if (move.state === 'undone') {
    throw new Error(`Move ${move.id} was taken back already. See npm run move-in -- --list.`)
  }
  if (move.state !== 'undoing') await school.write(({ moves }) => moves.beginUndo(move.id, ''))
  const undone = await undoMove(school, move.id)
  print(describeUndone(undone))
  return undone.left.length > 0 ? 2 : 0
}

async function openSource(
  name: string,
  options: Options,
  school: OpenSchool,
  { maxFileBytes }: Command,
): Promise<OpenedSource> {
  const createOwnFetcher = () =>
    createFetcher({
      maxBytes: maxFileBytes,
      allowedPrivate: options['allow-private'],
      folder: school.files.incomingFolder,
    })
  if (isAddress(name)) return openOldSystem({ address: name, fetcher: createOwnFetcher() })
  for (const one of [name, options.uploads, options.files]) {
    if (one !== undefined) await access(one, constants.R_OK)
  }
  const found = await stat(name)
  if (found.isDirectory()) {
    return openFolder({
      folder: name,
      kind: oneOf<DocumentKind>('--as', DOCUMENT_KINDS, options.as),
      order: oneOf<DayOrder>('--days', DAY_ORDERS, options.days ?? 'day-first'),
    })
  }
  const extension = path.extname(name).toLowerCase()
  if (found.isFile() && LIST_FILES.includes(extension)) {
    return openList(name, {
      list: oneOf('--as', LISTS, options.as),
      order: oneOf<DayOrder>('--days', DAY_ORDERS, options.days ?? 'day-first'),
      files: options.files,
    })
  }
  if (!found.isFile() || extension !== '.xml') {
    throw new Error(`${name} is not an export of WordPress (.xml). Export it at Tools → Export.`)
  }
  const fetcher = options.fetch ? createOwnFetcher() : undefined
  const source = await openWordPress({ ...options, file: name, maxFileBytes, fetcher })
  return {
    ...source,
    close: async () => {
      await fetcher?.close()
      await source.close()
    },
  }
}

/** A fault of the disk in the source, as a sentence for the person who named the source. */
function ofSource(error: unknown, { source, uploads, files }: Options): unknown {
  const { code = '', path: file } = error as NodeJS.ErrnoException
  const isInside = [source, uploads, files].some(
    (one) => one !== undefined && (file === one || file?.startsWith(one + path.sep)),
  )
  if (!isInside) return error
  if (code === 'ENOENT')
    return new Error(`${file} does not exist. Check the name.`, { cause: error })
  // Nothing is written inside the source, so a missing right there is the right to read.
  if (code !== 'EACCES' && code !== 'EPERM') return error
  return new Error(`This user may not read ${file}. Check its rights.`, { cause: error })
}

/** @throws Error with the words that the option allows */
function oneOf<T extends string>(option: string, words: readonly T[], written = ''): T {
  const word = words.find((one) => one === written)
  if (word === undefined) throw new Error(`Write ${option} with one of: ${words.join(', ')}.`)
  return word
}

/** Two runs of one source would bring its records twice, or stop at each other's. */
async function moveFrom(
  opened: OpenedSource,
  options: Options,
  school: OpenSchool,
  command: Command,
): Promise<ExitCode> {
  const source = { ...opened, id: await recordedId(opened, school.stores) }
  const isGo = options.go && (!source.isCut || options.cut)
  const work = () => moveAlone(source, { ...options, go: isGo }, school, command)
  if (!isGo) return work()
  const lock = { database: school.database, folder: school.settings.dataDir }
  const ended = await runAlone(lock, `move-in ${source.id}`, work)
  if (ended) return ended.result
  const last = await school.stores.moves.findLast(source.id)
  const move = last?.state === 'running' ? `Move ${last.id}` : 'A move'
  throw new Error(`${move} from ${source.label} is running. Wait until it ends, then try again.`)
}

async function moveAlone(
  source: OpenedSource,
  options: Options,
  school: OpenSchool,
  { maxFileBytes, print, progress }: Command,
): Promise<ExitCode> {
  const isRefused = source.isCut && !options.cut
  const isGo = options.go
  const report = createReport(source, !isGo)
  const last = await school.stores.moves.findLast(source.id)
  if (last?.state === 'undoing') {
    throw new Error(
      `Move ${last.id} is being taken back. Finish that with --undo ${last.id}, then try again.`,
    )
  }
  const run: Run = {
    school,
    source,
    report,
    maxFileBytes,
    isGo,
    bringsTwins: options.twins || last?.bringsTwins === 1,
    // A run that was killed goes on under its number.
    moveId: last?.state === 'running' ? last.id : undefined,
    shownAt: 0,
  }
  try {
    await bringAll(run, source, { leftOut: new Set(options['leave-out']), progress })
  } catch (error) {
    // The message needs the first error. The records may not become visible for the same reason.
    if (isGo) await showAll(run).catch(() => {})
    throw isGo && run.moveId !== undefined ? brokenOff(run.moveId, ofSource(error, options)) : error
  }
  report.data.move = run.moveId ?? null
  if (run.moveId !== undefined && isGo) {
    const id = run.moveId
    const redirects = source.redirects?.() ?? []
    await school.write(async (stores) => {
      await stores.redirects.add(redirects.map((one) => ({ ...one, moveId: id })))
      await stores.moves.end(id, report.data)
    })
  }
  print(`${source.count} items.`)
  print(describeReport(report.data))
  if (options.report) await writeFile(options.report, JSON.stringify(report.data, null, 2))
  if (isRefused) return 1
  return report.isWhole() ? 0 : 2
}

/** The records that came before stay, and their move is still open. */
function brokenOff(moveId: number, error: unknown): Error {
  const reason = reasonOf(error)
  const words = reason ? `, because ${reason}` : `: ${(error as Error).message.replace(/\.$/, '')}`
  return new Error(
    `Move ${moveId} stopped in the middle${words}. Run the same command again, and it goes on.`,
    { cause: error },
  )
}

const PROGRESS_MS = 2000

async function bringAll(
  run: Run,
  source: OpenedSource,
  { leftOut, progress }: { leftOut: Set<string>; progress: (line: string) => void },
): Promise<void> {
  const { report } = run
  const start = nowMs()
  let shownAt = start
  let records = 0
  for await (const record of source.records(report)) {
    if (leftOut.has(record.kind)) {
      report.leaveOut({ key: record.key, kind: record.kind, reason: 'kind-left-out' })
    } else await bring(run, record)
    records += 1
    if (nowMs() - shownAt < PROGRESS_MS) continue
    shownAt = nowMs()
    progress(progressOf(report, { records, all: source.count, ms: shownAt - start }))
  }
}

function progressOf(
  { data: { files } }: Report,
  { records, all, ms }: { records: number; all: number; ms: number },
): string {
  const left = Math.ceil((Math.max(0, all - records) * ms) / records / 60_000)
  return `${records} records, ${describeFiles(files)}, at most ${left} min left`
}
