import { setImmediate } from 'node:timers/promises'
import { type BinKind, BIN_KINDS } from '../content.ts'
import type { LeftRecord } from '../features/moves/schema.ts'
import type { MovedKind, MovedRecordTable } from '../features/moves/table.ts'
import { siteSubject } from '../features/profile/subject.ts'
import { UNDOS } from '../features.ts'
import { change, type RecordSubject } from '../records/history/changes.ts'
import { titleOf } from '../records/history/title.ts'
import type { Fields } from '../records/history/difference.ts'
import type { School, Stores } from '../school/school.ts'

/** The result of taking a move back. */
export interface Undone {
  /** The number of records that this run removed, by kind. */
  kinds: Partial<Record<MovedKind, number>>
  /** How much earlier runs took back, which were killed. */
  earlier: number
  /** The old addresses of all records. */
  oldAddresses: number
  left: LeftRecord[]
}

type Left = Omit<LeftRecord, 'kind'>

/**
 * Undoes a move in the state `undoing`: its records go to the bin, and its texts of the site become
 * empty again. The rows of records that stay are kept, so that a later move does not import these
 * records twice. After it was killed, it can run again; it can also run twice at once.
 */
export async function undoMove(
  { stores: { moves }, write }: Pick<School, 'stores' | 'write'>,
  id: number,
): Promise<Undone> {
  const { undoneBy, removed: earlier } = (await moves.find(id))!
  const actor = undoneBy ?? ''
  const left: LeftRecord[] = []
  const kinds: Undone['kinds'] = {}
  for (const record of await moves.listRecords(id)) {
    const result = await write(async (stores) => {
      if (!(await stores.moves.findRecord(record.source, record.sourceKey))) return undefined
      const taken = await takeBack(stores, record)
      if (taken === 'removed') await stores.moves.removeRecord(record)
      return taken
    }, actor)
    const { kind } = record
    if (result === 'removed') kinds[kind] = (kinds[kind] ?? 0) + 1
    else if (result) left.push({ kind, ...result })
    // With SQLite nothing else would wait, so the process would not notice that the server ended.
    await setImmediate()
  }
  const oldAddresses = await write(async (stores) => {
    await stores.moves.endUndo(id, left)
    return stores.redirects.removeOfMove(id)
  }, actor)
  return { kinds, earlier, oldAddresses: oldAddresses + (kinds.redirects ?? 0), left }
}

async function takeBack(stores: Stores, moved: MovedRecordTable): Promise<'removed' | Left> {
  const { kind, recordId, version } = moved
  if (kind === 'siteTexts') return takeBackText(stores, recordId)
  if (kind === 'teacherPage') return takeBackPage(stores, version)
  if (kind === 'redirects') return takeBackRedirect(stores, moved)
  const binKind = BIN_KINDS.find((one) => one === kind)
  // The school's figures and its contact have no bin, so they stay.
  if (!binKind) return { title: kind, reason: 'no-bin' }
  const subject = recordSubjectOf(stores, binKind)
  const state = await subject.find(recordId)
  if (!state) {
    const [last] = await stores.history.list({ subjectId: recordId, limit: 1 })
    return { title: last?.title ?? '', reason: 'deleted' }
  }
  const answer = subject.answerOf(state) as Fields
  if (subject.versionOf(state) !== version) {
    return { title: titleOf(answer), reason: 'changed' }
  }
  await stores.bin.add(binKind, answer, (await subject.remove(recordId))!)
  return 'removed'
}

function recordSubjectOf(stores: Stores, kind: BinKind): RecordSubject {
  return UNDOS[kind]!.subject(stores, {}, '') as RecordSubject
}

async function takeBackPage(
  { officers: { ownPage }, history }: Stores,
  version: number,
): Promise<'removed' | Left> {
  const page = await ownPage.find()
  if (page.version !== version) return { title: 'TeacherInformation.html', reason: 'changed' }
  await ownPage.replace(null)
  await history.deleted('teacherPage', { html: page.html })
  return 'removed'
}

async function takeBackRedirect(
  { redirects, history }: Stores,
  { recordId: path, moveId }: MovedRecordTable,
): Promise<'removed' | Left> {
  const redirect = await redirects.find(path)
  if (!redirect) return { title: path, reason: 'deleted' }
  if (redirect.moveId !== moveId) return { title: path, reason: 'changed' }
  await redirects.remove(path)
  await history.deleted('redirect', { _id: path, title: path, target: redirect.target })
  return 'removed'
}

/** The history says which text came. */
async function takeBackText(stores: Stores, field: string): Promise<'removed' | Left> {
  const entries = await stores.history.list({ kind: 'site' })
  const came = entries
    .filter(({ action }) => action === 'movedIn')
    .map(({ after }) => JSON.parse(after ?? '{}') as Fields)
    .find((after) => field in after)
  const site: Fields = await stores.site.find()
  if (!came || site[field] !== came[field]) return { title: field, reason: 'changed' }
  const subject = siteSubject(stores)
  await change(stores.history, subject, { input: { [field]: '' }, action: 'setBack' })
  return 'removed'
}
