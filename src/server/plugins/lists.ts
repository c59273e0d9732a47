import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { Overloaded } from '../../errors/classes.ts'
import { createCounts } from '../../base/by-key.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { chooseEncoding, createEncoder } from '../compression.ts'

type Batches = AsyncGenerator<object[]>
type Chunks = AsyncGenerator<string | Uint8Array>

/** Limits for the lists that one process streams. */
export interface ListLimits {
  concurrency: number
  /** How long a further list waits for a permit. */
  maxWaitMs: number
  /** How long a client may take to read one batch, about 80 kB. */
  maxBatchMs: number
  /** A list that takes longer to make gives way to other answers. */
  maxUrgentMs: number
}

export const LIST_LIMITS: ListLimits = {
  concurrency: 4,
  maxWaitMs: 5000,
  maxBatchMs: 60_000,
  maxUrgentMs: 200,
}

export const lists = fp(async (app: FastifyInstance, limits: ListLimits) => {
  const maxOfSchool = limits.concurrency * app.shares.lists
  const streams = createSemaphore(limits.concurrency, maxOfSchool)
  const waiting = createCounts()

  async function toList(this: FastifyReply, batches: Batches): Promise<object[] | Readable> {
    const first = await batches.next()
    if (first.done) return []
    const second = await batches.next()
    if (second.done) return first.value

    this.type('application/json; charset=utf-8')
    return this.toStream(jsonArray([first.value, second.value], batches))
  }

  async function toStream(this: FastifyReply, chunks: Chunks): Promise<Readable> {
    // Fastify would read the whole list for a HEAD request.
    if (this.request.method === 'HEAD') return Readable.from([])
    // Each that waits has a permit of the work queue, which pages need too.
    const { id: key } = this.request.school
    if (waiting.of(key) >= maxOfSchool) throw new Overloaded()
    waiting.add(key, 1)
    const release = await streams
      .acquire({ key, maxWaitMs: limits.maxWaitMs })
      .finally(() => waiting.add(key, -1))
    if (!release) throw new Overloaded()
    this.raw.once('close', release)
    // If the client left during the wait, the listener missed the `close` event.
    if (this.raw.destroyed) release()
    return encode(
      this,
      closeIfSlow(this, giveWay(this, chunks, limits.maxUrgentMs), limits.maxBatchMs),
    )
  }

  app.decorateReply('toList', toList as FastifyReply['toList'])
  app.decorateReply('toStream', toStream)
})

/** The same bytes as JSON.stringify of the whole array. */
async function* jsonArray(read: object[][], rest: Batches): AsyncGenerator<string> {
  let separator = '['
  const toJson = (rows: object[]) => {
    const json = separator + rows.map((row) => JSON.stringify(row)).join(',')
    separator = ','
    return json
  }
  for (const rows of read) yield toJson(rows)
  for await (const rows of rest) {
    yield toJson(rows)
    // SQLite answers synchronously. Without this, one list would block the event loop.
    await setImmediate()
  }
  yield ']'
}

/** A list that takes long has no priority over other answers, and lets them run between its pieces. */
async function* giveWay({ request, server }: FastifyReply, chunks: Chunks, maxUrgentMs: number) {
  let madeMs = 0
  let start = performance.now()
  for await (const chunk of chunks) {
    const tookMs = performance.now() - start
    madeMs += tookMs
    if (madeMs > maxUrgentMs) {
      request.endPriority()
      await server.workQueue.pauseAfterPiece(tookMs)
    }
    yield chunk
    start = performance.now()
  }
}

/** A client that stops reading must not hold a permit of the semaphore. */
async function* closeIfSlow(reply: FastifyReply, chunks: Chunks, maxMs: number) {
  for await (const chunk of chunks) {
    const timer = setTimeout(() => {
      reply.log.info('closed: the client does not read the list')
      reply.raw.destroy()
    }, maxMs)
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Compresses texts. Other files are compressed already. */
function encode(reply: FastifyReply, chunks: Chunks): Readable {
  const stream = Readable.from(chunks, { objectMode: false })
  if (!/^(text\/|application\/json)/.test(String(reply.getHeader('content-type')))) return stream
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  if (encoding === 'identity') return stream
  reply.header('content-encoding', encoding)
  // On a failure, the pipeline destroys the encoder, which passes the error to Fastify.
  return pipeline(stream, createEncoder(encoding), () => {})
}
