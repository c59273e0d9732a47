import type { Kysely } from 'kysely'

/** The orders of lists, by the kind of their records. They have the titles of the records. */
const ORDERS: Record<string, string> = {
  photos: 'photoOrder',
  jubilee: 'jubileeOrder',
  officers: 'officerOrder',
  groups: 'groupOrder',
}

interface Order {
  order?: { _id: string; name: string }[]
}

/** The history loses what it says of records that were permanently deleted before this version. */
export async function up(db: Kysely<any>): Promise<void> {
  const destroyed = await db
    .selectFrom('history_entry')
    .select(['kind', 'subject_id'])
    .where('action', '=', 'destroyed')
    .where('kind', '!=', 'sample')
    .execute()
  for (const { kind, subject_id: id } of destroyed) {
    const entries = db.updateTable('history_entry').where('kind', '=', kind)
    const ofRecord = entries.where('subject_id', '=', id)
    await ofRecord.set({ title: '', before: null }).execute()
    await ofRecord.set({ after: null }).where('action', '!=', 'sent').execute()
  }
  const gone = new Set(destroyed.map(({ subject_id: id }) => id))
  for (const kind of new Set(destroyed.flatMap((entry) => ORDERS[entry.kind] ?? []))) {
    const orders = await db
      .selectFrom('history_entry')
      .select(['id', 'before', 'after'])
      .where('kind', '=', kind)
      .execute()
    for (const { id, before, after } of orders) {
      await db
        .updateTable('history_entry')
        .set({ before: withoutNames(before, gone), after: withoutNames(after, gone) })
        .where('id', '=', id)
        .execute()
    }
  }
}

function withoutNames(json: string | null, gone: ReadonlySet<string>): string | null {
  if (json === null) return null
  const { order } = JSON.parse(json) as Order
  if (!order) return json
  return JSON.stringify({
    order: order.map((one) => (gone.has(one._id) ? { ...one, name: '' } : one)),
  })
}
