import type { Database } from '../../database/database.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { recordTable } from '../../records/record-table.ts'
import { compareSections } from '../../words/classes.ts'
import type { Lesson, Period, RoutineInput, RoutineRecord, SectionKey } from './schema.ts'
import type { RoutineTable } from './table.ts'

/** A routine refers to its teachers by id, so that it follows a change of their names. */
export function createRoutineStore(database: Database) {
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

  const findWhere = async (row: Partial<RoutineTable>): Promise<RoutineRecord | undefined> => {
    const rows = await database
      .selectFrom('routine')
      .selectAll()
      .where((expression) => expression.and(row))
      .execute()
    return (await toRecords(rows))[0]
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

  const table = recordTable(database, 'routine', { find: (id) => findWhere({ id }) })

  return {
    ...table,

    /** No limit is needed: eight classes, two shifts and four sections are at most 64 routines. */
    async list(): Promise<RoutineRecord[]> {
      const rows = await database.selectFrom('routine').selectAll().execute()
      return (await toRecords(rows)).sort(compareSections)
    },

    /** The parts can be any text: an unknown class, shift or section has no routine. */
    findFor: ({ className, shift, section }: Record<keyof SectionKey, string>) =>
      findWhere({ className, shift, section } as SectionKey),

    /**
     * @throws InvalidInput if a teacher is unknown; the database's unique violation if the section
     * has a routine already
     */
    async create(key: SectionKey, input: RoutineInput, isSample = false): Promise<RoutineRecord> {
      const { id } = await table.insert({ ...key, ...(await toColumns(input)) }, isSample)
      return (await table.find(id))!
    },

    /**
     * Undefined if there is no such routine.
     * @throws InvalidInput if a teacher is unknown
     */
    update: async (id: string, input: RoutineInput) => table.update(id, await toColumns(input)),
  }
}

function withName(lesson: Lesson, names: ReadonlyMap<string, string>): Lesson {
  const name = lesson.teacherId === null ? undefined : names.get(lesson.teacherId)
  return name === undefined ? lesson : { ...lesson, teacher: name }
}
