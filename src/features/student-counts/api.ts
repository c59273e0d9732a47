import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems, recordId } from '../../errors/api-schema.ts'
import { unknownStart } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import { recordRoutes } from '../../records/record-routes.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { COUNT_FIELDS } from './fields.ts'
import type { VisitorSection } from './for-visitors.ts'
import { countList } from './import.ts'
import {
  countQuery,
  readCount,
  studentCount,
  studentCountImport,
  studentCountRecord,
} from './schema.ts'
import type { Stores } from '../../request/school.ts'
import { studentCountSubject } from './subject.ts'

const HIDDEN =
  'If `protectsSmallNumbers` of the site is true, answers without a session have null for religion, disability and freedom fighters’ families, and for numbers under 5 with those that would give them away.'

export const studentCountReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      config: { hasStates: true, showsAllToStaff: true },
      schema: {
        summary: 'The students of every class, shift and section, sorted in this order',
        description: HIDDEN,
        querystring: paging.omit({ q: true }).extend(countQuery.shape),
        response: { 200: z.array(readCount), ...problems(404) },
      },
    },
    async (request) => {
      const { limit, before } = request.query
      const counts = await readCounts(request.school.stores, request.query)
      if (before === undefined) return counts.slice(0, limit)
      const index = counts.findIndex(({ _id }) => _id === before)
      if (index === -1) throw unknownStart()
      return counts.slice(index + 1, limit === undefined ? undefined : index + 1 + limit)
    },
  )

  app.get(
    '/:className/:shift/:section',
    {
      config: { hasStates: true, showsAllToStaff: true },
      schema: {
        summary: 'The students of one class, shift and section, or null',
        description: HIDDEN,
        params: z.object({ className: recordId, shift: recordId, section: recordId }),
        querystring: countQuery,
        response: { 200: readCount.nullable() },
      },
    },
    async ({ school: { stores }, params: { className, shift, section }, query }) =>
      (await readCounts(stores, query)).find(
        (count) =>
          count.className === className && count.shift === shift && count.section === section,
      ) ?? null,
  )
}

type ReadCount = z.infer<typeof readCount>

async function readCounts(
  stores: Stores,
  { state, year }: z.infer<typeof countQuery>,
): Promise<ReadCount[]> {
  if (state === 'all') return stores.studentCounts.list(year)
  if (year !== undefined) throw new InvalidInput(fieldError('year', 'only-all'))
  const { sections } = await stores.studentCounts.listForVisitors()
  return sections.map(toReadCount)
}

/** A number that the page hides is null. */
function toReadCount(section: VisitorSection): ReadCount {
  const counts = COUNT_FIELDS.map((field) => {
    const value = section[field]
    return [field, typeof value === 'number' ? value : null]
  })
  return readCount.parse({ ...section, ...Object.fromEntries(counts) })
}

export const studentCountWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, {
    record: studentCountRecord,
    subject: studentCountSubject,
    taken: 'already-counted',
  })
  routes.create(
    'Add the count of a class, shift and section',
    studentCount,
    ({ studentCounts }, count) => studentCounts.create(count),
  )

  app.post(
    '/import',
    {
      schema: {
        summary:
          'Add and change many counts. Each row is taken as a whole, or refused with the reason',
        body: studentCountImport,
        response: { 200: importAnswer(studentCountRecord), ...problems(409) },
      },
    },
    (request) =>
      orAlreadyExists(
        importList(request.body, {
          stores: request.school.stores,
          write: (work) => request.write(work),
          listOf: countList,
        }),
        'already-counted',
      ),
  )

  routes.change('Change a count; absent numbers stay unchanged', studentCount)
  routes.remove('Delete a count: moves it to the bin')
}
