import type { Stores } from '../../request/school.ts'
import type { Day } from '@pathshala/bengali/days'
import { missingAnswers } from '../people/missing-answers.ts'
import {
  type AnsweredEntry,
  describeEntry,
  findStaffBoard,
  judgeEntry,
  mendingContentOf,
  namedLeavers,
} from './board.ts'
import { DIRECTORATE_ENTRIES } from './entries.ts'
import type { StaffBoard } from './schema.ts'

/** The board on the day `today`, with the entries that are late and those that are missing. */
export async function describeStaffBoard(
  stores: Stores,
  today: Day,
  timeZone: string,
): Promise<StaffBoard> {
  const describe = async (entry: AnsweredEntry) => {
    const judgement = judgeEntry(entry, today, timeZone)
    return {
      ...describeEntry(entry, timeZone),
      ...judgement,
      checkedBy: entry.stored.checkedBy,
      mendedBy: mendingContentOf(entry, judgement.reasons),
      groupId: entry.answer.groupIds[0] ?? null,
      leavers: await namedLeavers(entry, stores),
      differingPosts: entry.answer.differingPosts,
    }
  }
  const entries = await Promise.all((await findStaffBoard(stores)).map(describe))
  const required = { ok: 0, late: 0, missing: 0, ending: 0 }
  for (const { number, standing } of entries) {
    if (number <= DIRECTORATE_ENTRIES) required[standing] += 1
  }
  const { phones, photos } = missingAnswers(await stores.officers.list())
  return { entries, required, consents: { phones: phones.length, photos: photos.length } }
}
