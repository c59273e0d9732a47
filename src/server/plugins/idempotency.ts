import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Answer, RepeatableRequest } from '../../records/idempotency/store.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import type { Stores } from '../../request/school.ts'
import { pathOf } from '../log.ts'
import { sendProblem } from './problems.ts'

const MAX_KEY = 100

/** Thrown for a request that was answered before, so that nothing is written twice. */
class AnsweredBefore extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('The request was answered before.')
    this.answer = answer
  }
}

/**
 * Answers a repeated POST with the first answer, before its body is received. Must be registered
 * after `requireStaff`. The answers are stored by `answerOnce`.
 */
export const idempotency = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const repeatable = repeatableOf(request)
    const { stores } = request.school
    const answer = repeatable && (await stores.idempotentAnswers.find(repeatable))
    return answer && sendAnswer(reply, answer)
  })
  app.setErrorHandler((error: FastifyError | AnsweredBefore, request, reply) =>
    error instanceof AnsweredBefore
      ? sendAnswer(reply, error.answer)
      : sendProblem(error, request, reply),
  )
})

/**
 * Runs the work of a request in its transaction and stores its result, the body of the answer, in
 * the same transaction. Changes wait for each other, so the second of two equal requests finds the
 * answer of the first.
 */
export async function answerOnce<T>(
  request: FastifyRequest,
  stores: Stores,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const repeatable = repeatableOf(request)
  if (!repeatable) return work(stores)
  const earlier = await stores.idempotentAnswers.find(repeatable)
  if (earlier) throw new AnsweredBefore(earlier)
  const body = await work(stores)
  await stores.idempotentAnswers.add(repeatable, { status: successOf(request), body })
  return body
}

/** @throws InvalidInput if the key is too long */
function repeatableOf(request: FastifyRequest): RepeatableRequest | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string' || key === '') return undefined
  if (key.length > MAX_KEY) {
    throw new InvalidInput(fieldError('Idempotency-Key', 'too-long', { max: MAX_KEY }))
  }
  return { accountId: request.staff!.account._id, key, path: pathOf(request.originalUrl) }
}

/** The status of success in the route's schema. */
function successOf({ routeOptions }: FastifyRequest): number {
  const { response } = routeOptions.schema as { response: Record<string, unknown> }
  return Number(Object.keys(response).find((status) => status.startsWith('2')))
}

function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
