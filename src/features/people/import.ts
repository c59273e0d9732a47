import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { fromBijoy } from '../../reading/convert-bijoy.ts'
import type { HistoryStore } from '../../records/history/store.ts'
import { type ImportAnswer, importRows, isRow, parseRow } from '../../records/import-rows.ts'
import type { Day } from '../../words/days.ts'
import { futureConsents } from './consent.ts'
import { inUnicode, isSamePerson } from './read-list.ts'
import { newOfficer, type OfficerRecord } from './schema.ts'
import type { OfficerStore } from './store.ts'
import { readTelephone } from './telephone-cell.ts'

/** A remark repeats so much of a text. */
const MAX_REMARK = 40

const importedOfficer = newOfficer.omit({ file: true })

/** A row that the list already has is refused, so that a list can be sent twice. */
export async function importOfficers(
  rows: unknown[],
  { officers, history, today }: { officers: OfficerStore; history: HistoryStore; today: Day },
): Promise<ImportAnswer<OfficerRecord>> {
  const known = await officers.list()
  return importRows(rows, async (row, remark) => {
    const { cells, unreadablePhone } = isRow(row) ? repaired(row) : { cells: row }
    const details = parseRow(importedOfficer, cells)
    const { phoneConsentOn, photoConsentOn } = details
    const errors = futureConsents({ phoneConsentOn, photoConsentOn }, today)
    if (errors.length > 0) throw new InvalidInput(...errors)
    if (known.some((one) => isSamePerson(one, details))) {
      throw new InvalidInput(fieldError('name', 'in-officers'))
    }
    const created = await officers.create(details)
    known.push(created)
    if (unreadablePhone !== undefined) {
      remark(fieldError('phone', 'not-a-phone', { text: unreadablePhone.slice(0, MAX_REMARK) }))
    }
    return history.created('officers', created)
  })
}

function repaired(row: Record<string, unknown>) {
  const texts = Object.entries(row).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string',
  )
  const cells: Record<string, unknown> = {
    ...row,
    ...inUnicode(Object.fromEntries(texts), fromBijoy),
  }
  if (typeof cells['phone'] !== 'string') return { cells }
  const { phone, unreadable } = readTelephone(cells['phone'])
  return { cells: { ...cells, phone }, unreadablePhone: unreadable }
}
