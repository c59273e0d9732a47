import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { type ExpectedVersion, isVersion, orOutdated } from '../../database/version.ts'
import type { Removed } from '../../files/removed.ts'
import { addFileRow, addFileRows, removeFileRow, removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { OfficerDetails, OfficerRecord } from './schema.ts'
import type { OfficerTable } from './table.ts'

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

  return {
    find,

    /** The school's own TeacherInformation.html, as it was uploaded, in place of one made from the list. */
    ownPage: createSingletonStore<{ html: string }>(database, 'teacherPage'),

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

    /** Adds at the end. */
    async create(
      details: OfficerDetails,
      photo?: StoredFile,
      isSample = false,
    ): Promise<OfficerRecord> {
      const { last } = await database
        .selectFrom('officer')
        .select((row) => row.fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      if (photo) await addFileRow(database, photo)
      const id = newId()
      await database
        .insertInto('officer')
        .values({
          ...details,
          id,
          position: (last ?? 0) + 1,
          photo: photo?.name ?? null,
          updatedAt: new Date().toISOString(),
          version: 1,
          isSample: Number(isSample),
        })
        .execute()
      return (await find(id))!
    },

    /** Undefined where there is no such person; `replaced` is the photo that nothing names any more. */
    async update(
      id: string,
      change: Partial<OfficerDetails>,
      { photo, expected }: { photo?: StoredFile | undefined; expected?: ExpectedVersion } = {},
    ) {
      const before = await database
        .selectFrom('officer')
        .select('photo')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!before) return undefined
      if (photo) await addFileRow(database, photo)
      const changed = await database
        .updateTable('officer')
        .set((row) => ({
          ...change,
          ...(photo && { photo: photo.name }),
          updatedAt: new Date().toISOString(),
          version: row('version', '+', 1),
          isSample: 0,
        }))
        .where('id', '=', id)
        .where(isVersion(expected))
        .returning('id')
        .executeTakeFirst()
      const officer = orOutdated(changed !== undefined, await find(id))!
      const replaced =
        photo && before.photo !== null ? await removeFileRow(database, before.photo) : undefined
      return { officer, replaced }
    },

    /** Puts those named first, in this order; whoever is not named follows as before. */
    async reorder(ids: string[]): Promise<OfficerRecord[]> {
      const rest = (await this.list()).map(({ _id }) => _id).filter((id) => !ids.includes(id))
      for (const [index, id] of [...ids, ...rest].entries()) {
        await database
          .updateTable('officer')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute()
      }
      return this.list()
    },

    /** Takes a person off the list; undefined where there is no such person. */
    async remove(id: string): Promise<Removed<OfficerTable> | undefined> {
      const row = await database
        .deleteFrom('officer')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && { row, files: await removeFileRows(database, row.photo) }
    },

    /**
     * Puts back what `remove` gave, at the place it had; a change like any other, after which its
     * version is the next.
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
