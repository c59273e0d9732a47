import { type BinKind, BIN_KINDS } from '../content.ts'
import type { MovedRecordTable, MoveTable } from '../features/moves/table.ts'
import { siteSubject } from '../features/profile/subject.ts'
import { UNDOS } from '../features.ts'
import { change, type RecordSubject } from '../records/history/changes.ts'
import { titleOf } from '../records/history/title.ts'
import type { Fields } from '../records/history/difference.ts'
import type { School, Stores } from '../school/school.ts'

/** The result of taking a move back. */
export interface Undone {
  removed: number
  /** Records that stay: staff changed or deleted them since, or they have no bin. */
  left: { kind: string; title: string; reason: 'changed' | 'deleted' | 'no-bin' }[]
}

/**
 * Takes a move back: its records go to the bin, and its texts of the site become empty again. The
 * rows of records that are left stay, so that a later move does not bring these records twice.
 */
export async function undoMove(
  school: Pick<School, 'stores' | 'write'>,
  move: MoveTable,
): Promise<Undone> {
  const undone: Undone = { removed: 0, left: [] }
  for (const record of await school.stores.moves.listRecords(move.id)) {
    await school.write(async (stores) => {
      const result = await takeBack(stores, record)
      if (result === 'removed') {
        undone.removed += 1
        await stores.moves.removeRecord(record)
      } else undone.left.push({ kind: record.kind, ...result })
    })
  }
  await school.write(async (stores) => {
    await stores.redirects.removeOfMove(move.id)
    await stores.moves.end(move.id, 'undone')
  })
  return undone
}

type Left = Omit<Undone['left'][0], 'kind'>

async function takeBack(stores: Stores, moved: MovedRecordTable): Promise<'removed' | Left> {
  const { kind, recordId, version } = moved
  if (kind === 'siteTexts') return takeBackText(stores, recordId)
  if (kind === 'teacherPage') return takeBackPage(stores, version)
  const binKind = BIN_KINDS.find((one) => one === kind)
  // The school's figures and its contact have no bin, so they stay.
  if (!binKind) return { title: kind, reason: 'no-bin' }
  const subject = recordSubjectOf(stores, binKind)
  const state = await subject.find(recordId)
  if (!state) return { title: recordId, reason: 'deleted' }
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
