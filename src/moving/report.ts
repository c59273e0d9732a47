import { countedReasonWords } from '../features/moves/reason-words.ts'
import { describeReason, nameOfKey } from '../features/moves/report-lists.ts'
import type { Detail, MoveReport } from '../features/moves/schema.ts'
import { formatNumber, formatSize } from '../words/format.ts'
import type { NotComing, SourceReport } from './incoming.ts'
import type { Undone } from './undo.ts'

type Counts = MoveReport['planned']

export interface Report extends SourceReport {
  readonly data: MoveReport
  plan(kind: string, state?: string): void
  note(one: NotComing): void
  /** `bytes` is absent if the old site does not send the size. */
  addFile(bytes: number | undefined): void
  /** Whether everything came, or would come. */
  isWhole(): boolean
}

export function createReport(source: { id: string; label: string }, isDryRun: boolean): Report {
  const data: MoveReport = {
    source: source.id,
    label: source.label,
    move: null,
    isDryRun,
    planned: {},
    states: {},
    new: 0,
    here: 0,
    leftOut: {},
    refused: {},
    details: [],
    notes: [],
    files: {
      missing: [],
      refused: [],
      refusals: [],
      external: [],
      unused: [],
      count: 0,
      bytes: 0,
    },
    hiddenLinks: 0,
    notWellFormed: 0,
    unreadable: 0,
    isCut: false,
  }
  const { files } = data
  const add = (counts: Counts, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1
  }
  const addOnce = (list: string[], name: string) => {
    if (list.includes(name)) return false
    list.push(name)
    return true
  }
  return {
    data,
    plan(kind, state) {
      add(data.planned, kind)
      if (state !== undefined) add(data.states, state)
    },
    leaveOut(one) {
      add(data.leftOut, one.reason)
      data.details.push({ source: source.id, ...one })
    },
    refuse(one) {
      add(data.refused, one.reason)
      data.details.push({ source: source.id, ...one })
    },
    note: (one) => void data.notes.push({ source: source.id, ...one }),
    missFile: (name) => void addOnce(files.missing, name),
    refuseFile(name, { code: reason, params, message }) {
      const isNew = addOnce(files.refused, `${name}: ${message}`)
      if (isNew) files.refusals.push({ name, reason, params, message })
    },
    nameExternal: (address) => void addOnce(files.external, address),
    nameUnused: (name) => void addOnce(files.unused, name),
    countHiddenLinks(count) {
      data.hiddenLinks += count
    },
    countFaults: (faults) => void Object.assign(data, faults),
    addFile(bytes) {
      files.count += 1
      if (bytes === undefined) files.withoutSize = (files.withoutSize ?? 0) + 1
      else files.bytes += bytes
    },
    isWhole: () =>
      Object.keys(data.refused).length === 0 &&
      // Perhaps the school needs it: `--map` says what it becomes.
      data.leftOut['unknown-type'] === undefined &&
      files.missing.length === 0 &&
      files.refused.length === 0 &&
      data.notWellFormed === 0 &&
      data.unreadable === 0 &&
      !data.isCut,
  }
}

const MAX_LINES = 20

/** The report for the terminal. */
export function describeReport(report: MoveReport): string {
  const { files, planned, states, isDryRun } = report
  const reasons = (title: string, all: Counts) => {
    const lines = Object.entries(all).map(([reason, count]) => `  ${count}: ${describeAll(reason)}`)
    return lines.length > 0 ? [`${title}:`, ...lines] : []
  }
  const list = (title: string, names: string[]) => {
    if (names.length === 0) return []
    const further = names.length > MAX_LINES ? [`  and ${names.length - MAX_LINES} more`] : []
    return [
      `${title} (${names.length}):`,
      ...names.slice(0, MAX_LINES).map((name) => `  ${name}`),
      ...further,
    ]
  }
  const lineOf = ({ key, row, kind, title = '', ...detail }: Detail) =>
    `${row === undefined ? nameOfKey(key) : `row ${row}`} (${kind})${title && ` ${title}`}: ${describeReason(detail)}`
  const number =
    report.move === null
      ? 'No new record came, so this run is not in the list of moves.'
      : `This is move ${report.move}.`
  return [
    report.label,
    isDryRun
      ? `Would come: ${describeCounts(planned) || 'nothing'}.`
      : `${report.new} new, ${report.here} here already. ${number}`,
    ...(describeCounts(states) ? [`Documents: ${describeCounts(states)}.`] : []),
    ...(files.count > 0 ? [`${describeFiles(files)}.`] : []),
    ...reasons('Left out', report.leftOut),
    ...reasons('Refused', report.refused),
    ...list('Not here', report.details.map(lineOf)),
    ...list('Remarks', report.notes.map(lineOf)),
    ...list('Files that are missing', files.missing),
    ...list('Files that are refused', files.refused),
    ...list('Files at other sites', files.external),
    ...list('Files that nothing names', files.unused),
    ...(report.hiddenLinks > 0
      ? [`${report.hiddenLinks} hidden links were removed: somebody broke into the old site.`]
      : []),
    ...(report.notWellFormed > 0
      ? [`${report.notWellFormed} characters that XML does not allow were removed.`]
      : []),
    ...(report.unreadable > 0 ? [`${report.unreadable} characters could not be read.`] : []),
    ...(report.isCut ? ['The file is cut at its end: export it again'] : []),
    ...(isDryRun
      ? [`Nothing was written. Add --go${report.isCut ? ' --cut' : ''} to move it in.`]
      : []),
  ].join('\n')
}

/** The result of taking a move back, for the terminal. */
export function describeUndone({ kinds, earlier, oldAddresses, left }: Undone): string {
  // Texts are a part of the record of the site, as in the number of new records.
  const { siteTexts = 0, ...records } = kinds
  const { teacherPage = 0, redirects: _, ...inBin } = records
  const count = sum(records)
  const isOfAddresses = records.redirects !== undefined && count === records.redirects
  const all = `${oldAddresses} old ${oldAddresses === 1 ? 'address was' : 'addresses were'}`
  return [
    isOfAddresses
      ? `${all} deleted. Old addresses have no bin.`
      : `${count} ${count === 1 ? 'record was' : 'records were'} taken back.`,
    ...(earlier > 0 ? [`${earlier} were taken back before, by a run that was broken off.`] : []),
    ...(sum(inBin) > 0 ? [`In the bin for 30 days: ${describeCounts(inBin)}.`] : []),
    ...(oldAddresses > 0 && !isOfAddresses
      ? [`Old addresses that were deleted, because they have no bin: ${oldAddresses}.`]
      : []),
    ...(teacherPage > 0 ? ['Deleted, because it has no bin: the page of teachers.'] : []),
    ...(siteTexts > 0 ? [`Texts of the site that are empty again: ${siteTexts}.`] : []),
    ...left.map(
      ({ kind, title, reason }) => `Left as it is: ${kind} ${title}: ${describeReason({ reason })}`,
    ),
  ].join('\n')
}

function sum(counts: Counts): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}

/** `112 notices, 37 news` */
function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

/** All records with this reason in one sentence. */
function describeAll(reason: string): string {
  const sentences: Record<string, string | undefined> = countedReasonWords.en
  return sentences[reason] ?? describeReason({ reason })
}

export function describeFiles({ count, bytes, withoutSize = 0 }: MoveReport['files']): string {
  const files = (number: number) =>
    `${formatNumber(number, 'en')} ${number === 1 ? 'file' : 'files'}`
  const size = `${withoutSize > 0 ? 'at least ' : ''}${formatSize(bytes, 'en')}`
  return [
    files(count),
    ...(bytes > 0 ? [size] : []),
    ...(withoutSize > 0 ? [`the size of ${files(withoutSize)} is not known`] : []),
  ].join(', ')
}
