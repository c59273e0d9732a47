import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nowIso, timeNow } from '../../base/clock.ts'
import type { InformationKey } from '../../content.ts'
import { parseIfMatch } from '../../database/version.ts'
import { noContent, problems } from '../../errors/api-schema.ts'
import { InvalidInput, NotFound, NothingToCheck } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { invalidInput } from '../../errors/zod-issues.ts'
import { change } from '../../records/history/changes.ts'
import { dayAt } from '../../words/format.ts'
import { visibleGroup } from '../groups/visible.ts'
import { groupsOf } from './answers.ts'
import { type AnsweredEntry, describeEntry, findAnsweredEntry, findBoard, kindOf } from './board.ts'
import { linkedValue } from './linked-value.ts'
import { isInformationKey, purposeOf } from './entries.ts'
import {
  boardEntry,
  byKey,
  type EntryDetail,
  entryDetail,
  anyForm,
  entryQuery,
  formOf,
  isOwn,
  staffBoard,
} from './schema.ts'
import { describeStaffBoard } from './staff-board.ts'
import type { InformationChange } from './store.ts'
import { informationSubject } from './subject.ts'

export const informationReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/information',
    {
      schema: {
        summary: 'The information board: what the school must publish, and whether it does',
        response: { 200: z.array(boardEntry) },
      },
    },
    async ({ school: { settings, stores } }) =>
      (await findBoard(stores)).map((entry) => describeEntry(entry, settings.timeZone)),
  )

  app.get(
    '/information/:key',
    {
      schema: {
        summary: 'One entry of the board, with its own rows and texts',
        params: byKey,
        querystring: entryQuery,
        response: { 200: entryDetail },
      },
      config: { hasStates: true },
    },
    ({ school, params, query }) => readDetail(school, keyOf(params), query.state === 'all'),
  )
}

export const informationWrites: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/information/:key',
    {
      schema: {
        summary: 'Replace the rows and texts of an entry',
        description:
          'The fields depend on the entry: the body is one of these, by its title. Absent fields become empty, and a field of another entry is refused. Entries that other content answers take only `note`, `documents` and, where allowed, `notApplicable`.',
        params: byKey,
        body: anyForm,
        response: { 200: entryDetail, ...problems(412) },
      },
    },
    (request) => {
      const key = keyOf(request.params)
      const { data: value, error } = formOf(key).safeParse(request.body)
      if (error) throw invalidInput(error)
      return changeEntry(request, key, async ({ stored, answer }) => {
        if (value.notApplicable !== undefined && !isOwn(key) && answer.parts.length > 0) {
          throw new InvalidInput(fieldError('notApplicable', 'answer-one-way'))
        }
        return { ...stored, value }
      })
    },
  )

  app.delete(
    '/information/:key',
    {
      schema: {
        summary: 'Clear the rows, the texts and the check of an entry; the history can set it back',
        params: byKey,
        response: { 204: noContent, ...problems(412) },
      },
    },
    async (request, reply) => {
      const key = keyOf(request.params)
      await changeEntry(request, key, async ({ stored }) => {
        if (stored.updatedAt === null && stored.checkedAt === null) throw new NotFound()
        return { value: formOf(key).parse({}), checkedAt: null, checkedBy: null }
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/information/:key/check',
    {
      schema: {
        summary: 'Write that the entry is still right today',
        params: byKey,
        response: { 200: entryDetail, ...problems(409, 412) },
      },
    },
    (request) =>
      changeEntry(request, keyOf(request.params), async (entry) => {
        if (kindOf(entry) === 'missing') throw new NothingToCheck()
        const { username } = request.staff!.account
        return { value: entry.stored.value, checkedAt: nowIso(), checkedBy: username }
      }),
  )

  app.get(
    '/admin/information',
    {
      schema: {
        summary: 'The information board with what is late or missing, for staff',
        response: { 200: staffBoard },
      },
    },
    ({ school: { settings, stores } }) =>
      describeStaffBoard(stores, dayAt(timeNow(), settings.timeZone), settings.timeZone),
  )
}

/** @throws NotFound */
function keyOf({ key }: { key: string }): InformationKey {
  if (!isInformationKey(key)) throw new NotFound()
  return key
}

/** The entry as its own call returns it. Staff also see links to documents that are not public. */
async function readDetail(
  { settings, stores }: Pick<FastifyRequest['school'], 'settings' | 'stores'>,
  key: InformationKey,
  isForStaff: boolean,
): Promise<EntryDetail> {
  const entry = await findAnsweredEntry(stores, key)
  const { answer } = entry
  const purpose = purposeOf(key)
  const groups = purpose ? groupsOf(purpose, await stores.groups.list()) : []
  return {
    ...describeEntry(entry, settings.timeZone),
    value: linkedValue(entry, isForStaff),
    ...(purpose && { groups: isForStaff ? groups : groups.map(visibleGroup) }),
    ...(!purpose &&
      !isOwn(key) && { parts: answer.parts.map(({ name, changedAt }) => ({ name, changedAt })) }),
  }
}

/**
 * Changes an entry if it has the version of If-Match.
 * @throws Outdated with the current entry
 */
async function changeEntry(
  request: Pick<FastifyRequest, 'headers' | 'school' | 'write'>,
  key: InformationKey,
  inputOf: (entry: AnsweredEntry) => Promise<InformationChange>,
) {
  const { settings } = request.school
  const expected = parseIfMatch(request.headers['if-match'])
  return request.write(async (transaction) => {
    const subject = informationSubject(transaction, (entry) => ({
      ...describeEntry(entry, settings.timeZone),
      value: linkedValue(entry, true),
    }))
    const input = await inputOf((await subject.find(key))!)
    await change(transaction.history, subject, { id: key, input, expected })
    return readDetail({ settings, stores: transaction }, key, true)
  })
}
