import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { Overloaded, RETRY_AFTER_SECONDS } from '../../errors/classes.ts'
import { subscriberOf } from '../../features/accounts/address.ts'
import { createSemaphore, type Release } from '../../base/semaphore.ts'
import { createTurns } from '../turns.ts'
import { createWorkQueue, type WorkQueue } from '../work-queue.ts'
import { tokenOf } from './session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    workQueue: WorkQueue
  }
  interface FastifyRequest {
    /** Whether staff who were active in the last minutes sent it. They do not wait for visitors. */
    isRecentStaff(): boolean
    /** The answer no longer delays those of visitors. */
    endPriority: Release
    /**
     * Runs a costly task in the queue. If the queue is full, requests that are never refused run it
     * at once.
     * @throws Overloaded for all other requests while the queue is full
     */
    runQueued<T>(task: () => Promise<T>): Promise<T>
  }
}

/**
 * Refusals are delayed, because many programs repeat a request at once, and thousands of refusals a
 * second cost more than pages.
 */
const REFUSE_AFTER_MS = 500

/** Recently used sessions need no query, also during an attack with forged tokens. */
const RECENT_SESSIONS = { max: 1000, ttl: 10 * 60_000 }
const MAX_LOOKUPS = 4

/**
 * For each address, at all schools together. It is enough for the sign-in page and two typing
 * errors.
 */
const SIGN_IN_REQUESTS = 5
const SIGN_IN_WINDOW = { max: 10_000, ttl: 10_000 }

/**
 * More than the connections of a busy minute. A turn with as many cheap answers takes a few
 * milliseconds.
 */
const REQUESTS_IN_TURN = 32

/** Files that are read from the disk for each request. Uploads need the same threads. */
const STORED_FILES = /^\/(assets|uploads|gallery-uploads|api\/docs\/static)\//
const FILES_AT_ONCE = 16
/** A slow reader delays other requests for this time at most. */
const MAX_FILE_MS = 100

/**
 * While the queue of costly answers is full for a school, the server refuses its public pages that
 * are not cached, and API calls without a session. Sign-in has a small budget for each address.
 * Requests with a valid session, cached pages, files and health checks are never refused. All
 * requests except those of recently active staff take turns, and the queue gives way to these, so
 * that a crowd on any address does not delay staff. Whatever waits is taken school by school.
 */
export const loadShedding = fp(async (app: FastifyInstance) => {
  const workQueue = createWorkQueue(app.shares)
  const filesInProgress = createSemaphore(FILES_AT_ONCE)
  const turns = createTurns(REQUESTS_IN_TURN)
  const recentSessions = new LRUCache<string, true>(RECENT_SESSIONS)
  const lookups = createSemaphore(MAX_LOOKUPS)
  const signInRequests = new LRUCache<string, number>({ ...SIGN_IN_WINDOW, noUpdateTTL: true })

  async function isStaff(request: FastifyRequest): Promise<boolean> {
    if (request.isRecentStaff()) return true
    const token = tokenOf(request)
    if (!token) return false
    const session = sessionKey(request, token)
    const release = await lookups.acquire({ maxWaitMs: 0 })
    if (!release) return false
    try {
      const isValid = (await request.findSession()) !== undefined
      if (isValid) recentSessions.set(session, true)
      return isValid
    } finally {
      release()
    }
  }

  function isWithinSignInBudget({ ip }: FastifyRequest): boolean {
    const subscriber = subscriberOf(ip)
    const count = (signInRequests.get(subscriber) ?? 0) + 1
    signInRequests.set(subscriber, count)
    return count <= SIGN_IN_REQUESTS
  }

  function giveWayUntilAnswered(request: FastifyRequest, answer: ServerResponse): void {
    const release = workQueue.giveWay()
    request.endPriority = release
    // Without `finish` if the client leaves.
    answer.once('finish', release).once('close', release)
  }

  async function isRefused(request: FastifyRequest): Promise<boolean> {
    if (!workQueue.isFull(request.school.id) || (await isStaff(request))) return false
    const isApiCall = request.url.startsWith('/api/')
    const isSignIn = !isApiCall || request.routeOptions.url === '/api/admin/login'
    return !(isSignIn && isWithinSignInBudget(request))
  }

  app.decorate('workQueue', workQueue)
  app.server.on('connection', () => workQueue.connected())
  app.decorateRequest('isRecentStaff', function (this: FastifyRequest) {
    const token = tokenOf(this)
    return token !== undefined && recentSessions.has(sessionKey(this, token))
  })
  app.decorateRequest('endPriority', () => {})
  app.decorateRequest('runQueued', async function (this: FastifyRequest, task) {
    if (this.isRecentStaff()) return task()
    const { id } = this.school
    if (!workQueue.isFull(id)) return workQueue.run(id, task)
    if (await isRefused(this)) throw new Overloaded()
    return task()
  } as FastifyRequest['runQueued'])
  app.addHook('onRequest', (request, { raw }, done) => {
    if (request.isRecentStaff()) {
      giveWayUntilAnswered(request, raw)
      done()
    } else if (turns.take()) done()
    else turns.wait(request.school.id, done)
  })
  // A hook without a promise costs a cached page almost nothing.
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!STORED_FILES.test(request.url) || request.isRecentStaff()) return done()
    void filesInProgress.acquire({ key: request.school.id }).then((release) => {
      const timer = setTimeout(release, MAX_FILE_MS)
      raw.once('close', () => {
        clearTimeout(timer)
        release()
      })
      done()
    })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith('/api/') || !workQueue.isFull(request.school.id)) return done()
    isRefused(request).then((refused) => done(refused ? new Overloaded() : undefined), done)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('retry-after') !== RETRY_AFTER_SECONDS) return done(null, payload)
    setTimeout(done, REFUSE_AFTER_MS, null, payload)
  })
  // After the session is checked, and before the body is received.
  app.addHook('preParsing', (request, { raw }, payload, done) => {
    const token = request.staff && tokenOf(request)
    if (token) {
      if (!request.isRecentStaff()) giveWayUntilAnswered(request, raw)
      recentSessions.set(sessionKey(request, token), true)
    }
    done(null, payload)
  })
})

/** A session is valid at one school only. */
function sessionKey({ school }: FastifyRequest, token: string): string {
  return `${school.id}\0${token}`
}
