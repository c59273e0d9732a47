import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { noContent, problems } from '../../errors/api-schema.ts'
import { AlreadyExists, NothingToKeep, orNotFound } from '../../errors/classes.ts'
import { changeMany, setBackMany } from '../../records/history/change-many.ts'
import { change } from '../../records/history/changes.ts'
import { MANY, pairsOf } from '../../records/history/many-records.ts'
import type { Stores } from '../../school/school.ts'
import { CLASSES, type ClassName } from '../../words/classes.ts'
import type { Day } from '../../words/days.ts'
import { dayAt } from '../../words/format.ts'
import { closedYear } from './describe-year.ts'
import {
  type KeptCounts,
  keptYear,
  newKeptYear,
  type StudentCountRecord,
  yearParams,
} from './schema.ts'
import { studentCountSubject, studentCountUndos, studentYearSubject } from './subject.ts'

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
      const kept = await request.write((stores) => closeYear(stores, request.body, today))
      return reply.code(201).send(kept)
    },
  )

  app.delete(
    `${path}/:year`,
    {
      schema: {
        summary: 'Undo the keeping of a year, and what the same call did with the counts',
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

async function closeYear(
  stores: Stores,
  { year, counts: next }: z.infer<typeof newKeptYear>,
  takenOn: Day,
) {
  const { studentCounts, studentYears } = stores
  if (await studentYears.find(year)) throw new AlreadyExists('year-kept')
  const records = await studentCounts.list()
  if (records.length === 0) throw new NothingToKeep()
  const subject = studentCountSubject(stores)
  const counts: KeptCounts = { takenOn, sections: records.map(toSection) }
  await changeMany(stores, 'studentCounts', async (many) => {
    await many.change(studentYearSubject(stores), String(year), counts)
    if (next === 'stay') return
    const top = CLASSES.findLast((name) => records.some(({ className }) => className === name))
    // From the highest class down, because two sections cannot have one class, shift and section.
    for (const { _id, className, shift, section } of records.toReversed()) {
      const above = nextClass(className)
      if (next === 'clear' || className === top || !above) await many.remove(subject, _id)
      else await many.change(subject, _id, { className: above, shift, section })
    }
  })
  return { year, ...counts }
}

function nextClass(className: ClassName): ClassName | undefined {
  return CLASSES[CLASSES.indexOf(className) + 1]
}

function toSection({
  _id,
  updatedAt: __,
  version: ___,
  isSample: ____,
  ...rest
}: StudentCountRecord) {
  return rest
}

/** @throws NotFound, CannotUndo */
async function reopenYear(stores: Stores, year: number, timeZone: string): Promise<void> {
  orNotFound(await stores.studentYears.find(year))
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
