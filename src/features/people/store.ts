import { nowIso } from '../../base/clock.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import type { Removed } from '../../files/removed.ts'
import { addPicture, keepReplaced, type NewPicture } from '../../files/replaced.ts'
import { addFileRow, addFileRows, removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { OfficerChange, OfficerDetails, OfficerRecord } from './schema.ts'
import type { OfficerTable } from './table.ts'
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

  return {
    find,

    ownPage: createTeacherPageStore(database),

    async list(): Promise<OfficerRecord[]> {
      const rows = await records().orderBy('officer.position').orderBy('officer.id').execute()
      return rows.map(toRecord)
    },

    async count(): Promise<number> {
      const { total } = await database
        .selectFrom('officer')
        .select((row) => row.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** The people who were added or changed last. */
    async listChanged(limit: number) {
      const rows = await database
        .selectFrom('officer')
        .select(['name as title', 'updatedAt'])
        .orderBy('updatedAt', 'desc')
        .limit(limit)
        .execute()
      return rows
    },

    /** Adds the person at the end of the list, and so at the end of the category. */
    async create(
      details: OfficerDetails,
      photo?: StoredFile,
      isSample = false,
    ): Promise<OfficerRecord> {
      if (photo) await addFileRow(database, photo)
      const id = newId()
      await database
        .insertInto('officer')
        .values({
          ...details,
          id,
          position: await nextPosition(),
          photo: photo?.name ?? null,
          updatedAt: nowIso(),
          version: 1,
          isSample: Number(isSample),
        })
        .execute()
      return (await find(id))!
    },

    /**
     * A person whose category changes goes to the end of the new one. Undefined if there is no such
     * person.
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
      await database
        .updateTable('officer')
        .set((row) => ({
          ...change,
          ...(position !== undefined && { position }),
          ...(isNewPhoto && { photo: stored?.name ?? null }),
          updatedAt: nowIso(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .execute()
      if (isNewPhoto) await keepReplaced(database, id, before.photo)
      return find(id)
    },

    /** Puts the given ids first, in this order; the others follow in their current order. */
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

    /** Removes a person from the list; undefined if there is no such person. */
    async remove(id: string): Promise<Removed<OfficerTable> | undefined> {
      const row = await database
        .deleteFrom('officer')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: await removeFileRows(database, row.photo) }
    },

    /**
     * Restores what `remove` returned, at its former position. This is a change like any other and
     * increases the version.
     */
    async putBack({ row, files }: Removed<OfficerTable>): Promise<OfficerRecord> {
      await addFileRows(database, files)
      await database
        .insertInto('officer')
        .values({ ...row, version: row.version + 1 })
        .execute()
      return (await find(row.id))!
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
