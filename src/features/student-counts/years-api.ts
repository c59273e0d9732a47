import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { noContent, problems } from '../../errors/api-schema.ts'
import { AlreadyExists, NothingToKeep, orNotFound } from '../../errors/classes.ts'
import { changeMany, setBackMany } from '../../records/history/change-many.ts'
import { change } from '../../records/history/changes.ts'
import { MANY, pairsOf } from '../../records/history/many-records.ts'
import type { Stores } from '../../request/school.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { closedYear } from './describe-year.ts'
import {
  type KeptCounts,
  keptYear,
  newKeptYear,
  newYear,
  type StudentCountRecord,
  studentCountRecord,
  yearParams,
} from './schema.ts'
import { studentCountUndos, studentYearSubject } from './subject.ts'
import { toSection } from './years-store.ts'

const path = '/years'

export const studentYearReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    path,
    {
      schema: {
        summary: 'The students of closed school years, newest first',
        response: { 200: z.array(closedYear) },
      },
    },
    ({ school }) => school.stores.studentYears.listForVisitors(),
  )
}

export const studentYearWrites: FastifyPluginAsyncZod = async (app) => {
  app.get(
    `${path}/:year`,
    {
      schema: {
        summary: 'The counts of all sections of a closed school year',
        params: yearParams,
        response: { 200: keptYear, ...problems(404) },
      },
    },
    async ({ school, params }) =>
      orNotFound(await school.stores.studentYears.find(Number(params.year))),
  )

  app.post(
    path,
    {
      schema: {
        summary: 'Keep the present counts as those of a school year that ends',
        description:
          'The history has one entry for the call, and one restore sets everything back. A year that is kept is never overwritten.',
        body: newKeptYear,
        response: { 201: keptYear, ...problems(409) },
      },
    },
    async (request, reply) => {
      const today = dayAt(timeNow(), request.school.settings.timeZone)
      const kept = await request.write((stores) => keepYear(stores, request.body, today))
      return reply.code(201).send(kept)
    },
  )

  app.post(
    '/moveUp',
    {
      schema: {
        summary: 'Begin the counts of a school year with the present counts, each one class up',
        description:
          'The present counts stay until 1 January of that year. The history has one entry for the call, and one restore sets it back.',
        body: newYear,
        response: { 201: z.array(studentCountRecord), ...problems(409) },
      },
    },
    async (request, reply) => {
      const created = await request.write((stores) => beginYear(stores, request.body))
      return reply.code(201).send(created)
    },
  )

  app.delete(
    `${path}/:year`,
    {
      schema: {
        summary: 'Undo the keeping of a year',
        params: yearParams,
        response: { 204: noContent, ...problems(404, 409) },
      },
    },
    async (request, reply) => {
      const { timeZone } = request.school.settings
      await orAlreadyExists(
        request.write((stores) => reopenYear(stores, Number(request.params.year), timeZone)),
        'counted-elsewhere',
      )
      return reply.code(204).send(null)
    },
  )
}

async function keepYear(stores: Stores, { year }: z.infer<typeof newKeptYear>, takenOn: Day) {
  if (await stores.studentYears.find(year)) throw new AlreadyExists('year-kept')
  const records = await stores.studentCounts.list()
  if (records.length === 0) throw new NothingToKeep()
  const counts: KeptCounts = { takenOn, sections: records.map(toSection) }
  await changeMany(stores, 'studentCounts', (many) =>
    many.change(studentYearSubject(stores), String(year), counts),
  )
  return { year, ...counts }
}

/** Copies the present counts, each one class up. The highest class leaves the school. */
async function beginYear(
  stores: Stores,
  { year }: z.infer<typeof newYear>,
): Promise<StudentCountRecord[]> {
  const { studentCounts } = stores
  if ((await studentCounts.list(year)).length > 0) throw new AlreadyExists('year-begun')
  const records = await studentCounts.list()
  const top = records.at(-1)?.className
  const rising = records.filter(({ className }) => className !== top)
  if (rising.length === 0) throw new NothingToKeep()
  return changeMany(stores, 'studentCounts', async (many) => {
    const created: StudentCountRecord[] = []
    for (const record of rising) {
      const className = CLASSES[CLASSES.indexOf(record.className) + 1]!
      const count = await studentCounts.create({ ...toSection(record), className, year })
      created.push(await many.created('studentCounts', count))
    }
    return created
  })
}

/** @throws NotFound, CannotUndo */
async function reopenYear(stores: Stores, year: number, timeZone: string): Promise<void> {
  orNotFound(await stores.studentYears.findKept(year))
  const entries = await stores.history.list({ kind: 'studentCounts', subjectId: MANY })
  const keeping = entries.find((entry) =>
    pairsOf(entry).some(
      ({ before, after }) =>
        after.kind === 'studentYears' &&
        after._id === String(year) &&
        before.fields?.['takenOn'] === null,
    ),
  )
  if (keeping) return void (await setBackMany(studentCountUndos, stores, keeping, timeZone))
  // Sample content, or an entry that the history has deleted by its age.
  const subject = studentYearSubject(stores)
  await change(stores.history, subject, { id: String(year), input: null })
}
