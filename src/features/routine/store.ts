import type { Database } from '../../database/database.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { recordTable } from '../../records/record-table.ts'
import { compareSections } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'
import type { Lesson, Period, RoutineInput, RoutineRecord, SectionKey } from './schema.ts'
import type { RoutineTable } from './table.ts'
import { comingAfter, compareDays, routinesOn } from './versions.ts'

/**
 * A section can have several routines, each from its first day on. A routine refers to its teachers
 * by id, so that it follows a change of their names.
 */
export function createRoutineStore(database: Database, today: () => Day) {
  const namesOf = async (lessons: Lesson[]): Promise<Map<string, string>> => {
    const ids = new Set(lessons.flatMap(({ teacherId }) => teacherId ?? []))
    if (ids.size === 0) return new Map()
    const officers = await database
      .selectFrom('officer')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(officers.map(({ id, name }) => [id, name]))
  }

  const toRecords = async (rows: RoutineTable[]): Promise<RoutineRecord[]> => {
    const routines = rows.map(({ id, periods, lessons, isSample, ...rest }) => ({
      _id: id,
      ...rest,
      periods: JSON.parse(periods) as Period[],
      lessons: JSON.parse(lessons) as Lesson[],
      isSample: isSample === 1,
    }))
    const names = await namesOf(routines.flatMap(({ lessons }) => lessons))
    return routines.map(({ lessons, ...rest }) => ({
      ...rest,
      lessons: lessons.map((lesson) => withName(lesson, names)),
    }))
  }

  /** A school has at most 64 sections, and each of them one or two routines a year. */
  const listWhere = async (row: Partial<RoutineTable>): Promise<RoutineRecord[]> => {
    const rows = await database
      .selectFrom('routine')
      .selectAll()
      .where((expression) => expression.and(row))
      .execute()
    const records = await toRecords(rows)
    return records.sort((a, b) => compareSections(a, b) || compareDays(a, b))
  }

  const listAll = () => listWhere({})

  /**
   * The section's routine that begins on the day, or its routine of today. The parts can be any
   * text: an unknown class, shift or section has no routine.
   */
  const findFor = async (
    { className, shift, section }: Record<keyof SectionKey, string>,
    validFrom?: Day,
  ): Promise<RoutineRecord | undefined> => {
    const versions = await listWhere({ className, shift, section } as SectionKey)
    if (validFrom === undefined) return routinesOn(versions, today())[0]
    return versions.find((routine) => routine.validFrom === validFrom)
  }

  /** @throws InvalidInput if a teacher is neither in the list of officers nor named */
  const toColumns = async ({ validFrom, periods, lessons }: RoutineInput) => {
    const names = await namesOf(lessons)
    const isUnknown = ({ teacherId, teacher }: Lesson) =>
      teacherId !== null && teacher === '' && !names.has(teacherId)
    const unknown = lessons.findIndex(isUnknown)
    if (unknown >= 0) {
      throw new InvalidInput(fieldError(`lessons.${unknown}.teacherId`, 'no-such-teacher'))
    }
    return {
      validFrom,
      periods: JSON.stringify(periods),
      lessons: JSON.stringify(
        lessons
          .map((lesson) => withName(lesson, names))
          .sort((a, b) => a.day - b.day || a.period - b.period),
      ),
    }
  }

  const table = recordTable(database, 'routine', {
    find: async (id) => (await listWhere({ id }))[0],
  })

  return {
    ...table,

    /** The routine of today of each section. */
    list: async () => routinesOn(await listAll(), today()),

    /** With those of other days, by section and first day. */
    listAll,

    /** The routine of today of each section, and those that replace it later. */
    async listPresentAndComing(): Promise<RoutineRecord[]> {
      const all = await listAll()
      return [...routinesOn(all, today()), ...comingAfter(all, today())]
    },

    findFor,

    /**
     * The routine that the input replaces. Without `validFrom` it is the one with the same first
     * day, or the routine of today, unless only one of both has begun.
     */
    async findReplaced(
      key: SectionKey,
      input: Pick<RoutineInput, 'validFrom'>,
      validFrom: Day | undefined,
    ): Promise<RoutineRecord | undefined> {
      if (validFrom !== undefined) return findFor(key, validFrom)
      const present = await findFor(key)
      const hasBegun = (one: { validFrom: Day }) => one.validFrom <= today()
      return (
        (await findFor(key, input.validFrom)) ??
        (present && hasBegun(present) === hasBegun(input) ? present : undefined)
      )
    },

    /**
     * @throws InvalidInput if a teacher is unknown; the database's unique violation if the section
     * has a routine with this first day already
     */
    async create(key: SectionKey, input: RoutineInput, isSample = false): Promise<RoutineRecord> {
      const { id } = await table.insert({ ...key, ...(await toColumns(input)) }, isSample)
      return (await table.find(id))!
    },

    /**
     * Undefined if there is no such routine.
     * @throws as `create`
     */
    update: async (id: string, input: RoutineInput) => table.update(id, await toColumns(input)),
  }
}

function withName(lesson: Lesson, names: ReadonlyMap<string, string>): Lesson {
  const name = lesson.teacherId === null ? undefined : names.get(lesson.teacherId)
  return name === undefined ? lesson : { ...lesson, teacher: name }
}
