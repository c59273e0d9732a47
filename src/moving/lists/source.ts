import { createHash } from 'node:crypto'
import path from 'node:path'
import { readPeople } from '../../features/people/read-list.ts'
import { readCounts } from '../../features/student-counts/read-list.ts'
import { fromBijoy } from '../../reading/convert-bijoy.ts'
import type { RefusedRow } from '../../tables/list-columns.ts'
import type { IncomingRecord, Source, SourceReport } from '../incoming.ts'
import { readRows } from './read-rows.ts'

export const LISTS = ['officers', 'counts'] as const

export type List = (typeof LISTS)[number]

type ListRecord = Extract<IncomingRecord, { kind: 'officers' | 'studentCounts' }>

const READERS: Record<
  List,
  (rows: string[][]) => { records: ListRecord[]; refused: RefusedRow[] } | undefined
> = {
  officers(rows) {
    const list = readPeople(rows, fromBijoy)
    return (
      list && {
        refused: list.refused,
        // The store puts the last one at the end of the school's order.
        records: list.people.map((one) => ({ kind: 'officers', ...common(one), ...one })),
      }
    )
  },
  counts(rows) {
    const list = readCounts(rows)
    return (
      list && {
        refused: list.refused,
        records: list.counts.map((one) => ({ kind: 'studentCounts', ...common(one), ...one })),
      }
    )
  },
}

function common({ fields }: { fields: object }) {
  return { key: `row:${hashOf(fields)}`, oldPaths: [], notes: [] }
}

function hashOf(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/**
 * A list of people or of pupils as a source.
 * @throws Error if the file has no such list
 */
export async function openList(
  file: string,
  list: List,
): Promise<Source & { count: number; isCut: false }> {
  const found = READERS[list](await readRows(file))
  if (!found) {
    throw new Error(
      `${file} has no row with headings, such as ${list === 'officers' ? 'নাম and পদবি' : 'শ্রেণি and শাখা'}. Add one above the list.`,
    )
  }
  const kind = list === 'officers' ? list : 'studentCounts'

  async function* records(report: SourceReport): AsyncGenerator<IncomingRecord> {
    for (const { row, reason, text } of found!.refused) {
      report.refuse({ key: `row:${row}`, kind, row, reason, title: text })
    }
    yield* found!.records
  }

  return {
    id: `${kind} list`,
    label: path.basename(file),
    count: found.records.length + found.refused.length,
    isCut: false,
    records,
    close: async () => {},
  }
}
