import type { Stores } from '../../request/school.ts'
import type { HistoryKind } from '../../records/history/kinds.ts'
import type { LastChange } from './schema.ts'

const SHOWN = 8
/** A record that is saved again and again, and a move of an old site, have many entries in a row. */
const READ = 60

/** The last changes, newest first: one line for each record. */
export async function findLastChanges(
  stores: Stores,
  reader: { hiddenKinds: readonly HistoryKind[]; visibleId: string },
): Promise<LastChange[]> {
  const entries = await stores.history.listLast(READ, reader)
  const shown = new Map<string, (typeof entries)[number]>()
  for (const entry of entries) {
    const { kind, subjectId, action } = entry
    const name = action === 'movedIn' ? `${kind} movedIn` : `${kind} ${subjectId}`
    if (!shown.has(name)) shown.set(name, entry)
  }
  return Promise.all(
    [...shown.values()].slice(0, SHOWN).map(async ({ subjectId: id, ...entry }) => {
      return { ...entry, id, section: await findSection(stores, entry.kind, id) }
    }),
  )
}

async function findSection(
  { studentCounts, routines }: Stores,
  kind: HistoryKind,
  id: string,
): Promise<LastChange['section']> {
  if (kind !== 'studentCounts' && kind !== 'routines') return null
  const record = await (kind === 'routines' ? routines : studentCounts).find(id)
  if (!record) return null
  const { className, shift, section } = record
  return { className, shift, section }
}
