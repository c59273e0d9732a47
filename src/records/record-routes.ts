import type { FastifyReply, FastifyRequest, FastifyTypeProviderDefault } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orAlreadyExists } from '../database/unique.ts'
import { parseIfMatch } from '../database/version.ts'
import { byId, noContent, problems, recordId } from '../errors/api-schema.ts'
import { orNotFound } from '../errors/classes.ts'
import type { PlainCode } from '../errors/codes.ts'
import type { IncomingFile } from '../files/incoming.ts'
import type { StoredFile } from '../files/table.ts'
import type { Stores } from '../request/school.ts'
import { change, type RecordSubject, type Subject } from './history/changes.ts'
import type { Fields } from './history/difference.ts'
import { orderVersion } from './history/order-version.ts'

interface Options<Input, State extends Identified, Answer extends Fields & Identified> {
  /** The path of the list, if the prefix of the API file does not include it. */
  at?: string
  /** A record as the calls return it. */
  record: z.ZodType<Answer>
  subject: (stores: Stores) => RecordSubject<Input, State, Answer>
  /** The error if another record has the same key. */
  taken?: PlainCode
  /** Called in the transaction of each change by staff. */
  afterChange?: AfterChange<Answer>
}

/**
 * Called in the transaction of a change, after it. `before` is absent for a new record, and `after`
 * for a deleted one.
 */
export type AfterChange<Answer> = (
  transaction: Stores,
  change: { before?: Answer | undefined; after?: Answer | undefined },
  request: Pick<FastifyRequest, 'body' | 'query' | 'school'>,
) => Promise<unknown>

interface Identified {
  _id: string
}

const ORDER_WORDS = {
  summary: 'Sort these entries among themselves; all others keep their positions',
  description:
    'Ids of deleted entries are ignored. The ETag is the version of the order of these entries, for If-Match.',
}

/**
 * The calls that lists of records have in common. An API file calls those that its list has, and
 * adds its own.
 */
export function recordRoutes<Input, State extends Identified, Answer extends Fields & Identified>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { at = '', record, subject, taken, afterChange }: Options<Input, State, Answer>,
) {
  // The parameters type the calls, because Fastify cannot infer types from a schema that is a type
  // parameter.
  const calls = app.withTypeProvider<FastifyTypeProviderDefault>()
  const orTaken = <T>(written: Promise<T>) => (taken ? orAlreadyExists(written, taken) : written)
  const conflict = taken ? [409] : []

  return {
    create<Body extends z.ZodType>(
      summary: string,
      body: Body,
      create: (stores: Stores, input: z.output<Body>) => Promise<Answer>,
    ): void {
      const response = { 201: record, ...problems(...conflict) }
      calls.post(at || '/', { schema: { summary, body, response } }, async (request, reply) => {
        const input = request.body as z.output<Body>
        const created = createRecord(
          request,
          subject,
          (stores) => create(stores, input),
          afterChange,
        )
        return reply.code(201).send(await orTaken(created))
      })
    },

    change(summary: string, body: z.ZodType<Input>): void {
      const response = { 200: record, ...problems(...conflict, 412) }
      calls.put(`${at}/:id`, { schema: { summary, params: byId, body, response } }, (request) =>
        orTaken(changeRecord(request, subject, request.body as Input, afterChange)),
      )
    },

    /** Sorts only the sent records, so that two clerks who move different ones keep both moves. */
    order(
      orderSubject: (stores: Stores, ids: string[]) => Subject<string[], State[], Answer[]>,
    ): void {
      const description = 'Some or all _ids, in their new order'
      const body = z.object({ ids: z.array(recordId).max(1000).meta({ description }) })
      const response = { 200: z.array(record), ...problems(412) }
      calls.put<{ Body: z.output<typeof body> }>(
        `${at}/order`,
        { schema: { ...ORDER_WORDS, body, response } },
        async (request, reply) => {
          const { ids } = request.body
          const ordered = await changeRecord(request, (stores) => orderSubject(stores, ids), ids)
          return withOrderTag(reply, ordered)
        },
      )
    },

    remove(summary: string, querystring?: z.ZodType): void {
      const response = { 204: noContent }
      const schema = { summary, params: byId, ...(querystring && { querystring }), response }
      calls.delete<{ Params: z.output<typeof byId> }>(
        `${at}/:id`,
        { schema },
        async (request, reply) => {
          const find = (stores: Stores) => subject(stores).find(request.params.id)
          await removeRecord(request, subject, find, afterChange)
          return reply.code(204).send(null)
        },
      )
    },
  }
}

/** Writes a new record and its history entry in one transaction. */
export function createRecord<Answer extends object>(
  request: Pick<FastifyRequest, 'body' | 'query' | 'school' | 'write'>,
  subject: (stores: Stores) => Pick<Subject, 'kind'>,
  create: (stores: Stores) => Promise<Answer>,
  afterChange?: AfterChange<Answer>,
): Promise<Answer> {
  return request.write(async (transaction) => {
    const after = await create(transaction)
    await transaction.history.created(subject(transaction).kind, after)
    await afterChange?.(transaction, { after }, request)
    return after
  })
}

/**
 * Changes the record of the path's `id`, if it has the version of If-Match.
 * @throws NotFound, Outdated
 */
export function changeRecord<Input, State extends object, Answer extends Fields | Fields[]>(
  request: Pick<FastifyRequest, 'body' | 'headers' | 'params' | 'query' | 'school' | 'write'>,
  subject: (stores: Stores) => Subject<Input, State, Answer>,
  input: Input,
  afterChange?: AfterChange<Answer>,
): Promise<Answer> {
  const { id } = request.params as { id?: string }
  const expected = parseIfMatch(request.headers['if-match'])
  return request.write(async (transaction) => {
    const one = subject(transaction)
    const state = afterChange && (await one.find(id ?? one.kind))
    const before = state && one.answerOf(state)
    const after = await change(transaction.history, one, { id, input, expected })
    await afterChange?.(transaction, { before, after }, request)
    return after
  })
}

/**
 * Moves a record to the bin.
 * @throws NotFound
 */
export async function removeRecord<State extends Identified, Answer extends Fields | Fields[]>(
  request: Pick<FastifyRequest, 'body' | 'query' | 'school' | 'write'>,
  subject: (
    stores: Stores,
  ) => Pick<RecordSubject<never, State, Answer>, 'kind' | 'answerOf' | 'remove'>,
  find: (stores: Stores) => Promise<State | undefined>,
  afterChange?: AfterChange<Answer>,
): Promise<void> {
  await request.write(async (transaction) => {
    const { kind, answerOf, remove } = subject(transaction)
    const state = orNotFound(await find(transaction))
    const before = answerOf(state)
    await transaction.bin.add(kind, before, (await remove(state._id))!)
    await afterChange?.(transaction, { before }, request)
  })
}

/** Saves the picture of a form, if it has one, and writes the record. */
export function withPicture<T>(
  { school }: Pick<FastifyRequest, 'school'>,
  file: IncomingFile | undefined,
  write: (picture: StoredFile | undefined) => Promise<T>,
): Promise<T> {
  return file ? school.files.save(file, 'pictures', write) : write(undefined)
}

/** Sets the ETag to the version of the order, for If-Match. */
export function withOrderTag<Ordered extends Identified[]>(
  reply: Pick<FastifyReply, 'header'>,
  ordered: Ordered,
): Ordered {
  reply.header('etag', `"${orderVersion(ordered.map(({ _id }) => _id))}"`)
  return ordered
}
