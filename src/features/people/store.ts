import type { Database } from '../../database/database.ts'
import { addPicture, keepReplaced, type NewPicture } from '../../files/replaced.ts'
import { addFileRow } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { recordTable } from '../../records/record-table.ts'
import type { OfficerChange, OfficerDetails, OfficerRecord } from './schema.ts'
import { createTeacherPageStore } from './teacher-page-store.ts'

export type OfficerStore = ReturnType<typeof createOfficerStore>

export function createOfficerStore(database: Database) {
  const records = () =>
    database
      .selectFrom('officer')
      .leftJoin('storedFile', 'storedFile.name', 'officer.photo')
      .selectAll('officer')
      .select(['storedFile.width', 'storedFile.height', 'storedFile.color'])

  const find = async (id: string) => {
    const row = await records().where('officer.id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  const nextPosition = async () => {
    const { last } = await database
      .selectFrom('officer')
      .select((row) => row.fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    return (last ?? 0) + 1
  }

  const table = recordTable(database, 'officer', { find, filesOf: ({ photo }) => [photo] })

  return {
    ...table,

    ownPage: createTeacherPageStore(database),

    async list(): Promise<OfficerRecord[]> {
      const rows = await records().orderBy('officer.position').orderBy('officer.id').execute()
      return rows.map(toRecord)
    },

    listChanged: (limit: number) => table.listLastChanged(limit, 'name'),

    /** Adds the person at the end of the list, and so at the end of the category. */
    async create(
      details: OfficerDetails,
      photo?: StoredFile,
      isSample = false,
    ): Promise<OfficerRecord> {
      if (photo) await addFileRow(database, photo)
      const columns = { ...details, position: await nextPosition(), photo: photo?.name ?? null }
      const { id } = await table.insert(columns, isSample)
      return (await find(id))!
    },

    /**
     * A person whose category changes goes to the end of the new category. Undefined for an unknown
     * id.
     */
    async update(
      id: string,
      { photo, ...change }: OfficerChange & { photo?: NewPicture | undefined },
    ): Promise<OfficerRecord | undefined> {
      const before = await database
        .selectFrom('officer')
        .select(['photo', 'category'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!before) return undefined
      const isNewPhoto = photo !== undefined && photo !== before.photo
      const stored = isNewPhoto ? await addPicture(database, photo) : undefined
      const isNewCategory = change.category !== undefined && change.category !== before.category
      const position = isNewCategory ? await nextPosition() : undefined
      const after = await table.update(id, {
        ...change,
        ...(position !== undefined && { position }),
        ...(isNewPhoto && { photo: stored?.name ?? null }),
      })
      if (isNewPhoto) await keepReplaced(database, id, before.photo)
      return after
    },

    /** Puts these ids first, in this order; the other people follow in their current order. */
    async reorder(ids: string[]): Promise<OfficerRecord[]> {
      const named = new Set(ids)
      const rest = (await this.list()).map(({ _id }) => _id).filter((id) => !named.has(id))
      for (const [index, id] of [...ids, ...rest].entries()) {
        await database
          .updateTable('officer')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute()
      }
      return this.list()
    },
  }
}

function toRecord({
  id,
  photo,
  width,
  height,
  color,
  isSample,
  ...details
}: OfficerDetails & {
  id: string
  photo: string | null
  width: number | null
  height: number | null
  color: string | null
  isSample: number
  updatedAt: string
  version: number
  position?: number
}): OfficerRecord {
  const { position: _, ...rest } = details
  return {
    _id: id,
    ...rest,
    photo:
      photo === null
        ? null
        : { src: `gallery-uploads/${photo}`, width: width!, height: height!, color: color! },
    isSample: isSample === 1,
  }
}
