import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { Overloaded } from '../../errors.ts'
import { subscriberOf } from '../../features/accounts/address.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { Services } from '../../services.ts'
import { tokenOf } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the overloaded server refuses this request. Call it once for each request. */
    isShed(): Promise<boolean>
  }
}

/** The mean over `SAMPLE_MS` above which answers no longer feel instant. */
export const MAX_EVENT_LOOP_DELAY_MS = 300
/** Longer than the start of a server keeps a slow machine busy, which is not overload. */
const SAMPLE_MS = 3000

/** Sessions that were used recently need no query, even while others send many forged tokens. */
const RECENT_SESSIONS = { max: 1000, ttl: 10 * 60_000 }
const MAX_LOOKUPS = 4

/** For each address under pressure: enough for the sign-in page and two typing errors. */
const SIGN_IN_REQUESTS = 5
const SIGN_IN_WINDOW = { max: 10_000, ttl: 10_000 }

interface PressureOptions extends Pick<Services, 'stores'> {
  /** 0: never under pressure. */
  maxEventLoopDelayMs: number
}

/**
 * Under pressure, the server first refuses API calls without a session, then public pages that are
 * not cached (src/server/public-pages.ts). Sign-in has a small budget for each address. Requests
 * with a valid session, cached pages, files and health checks are never refused.
 */
export const pressure = fp(async (app: FastifyInstance, options: PressureOptions) => {
  const { stores, maxEventLoopDelayMs } = options
  const recentSessions = new LRUCache<string, true>(RECENT_SESSIONS)
  const lookups = createSemaphore(MAX_LOOKUPS)
  const signInRequests = new LRUCache<string, number>({ ...SIGN_IN_WINDOW, noUpdateTTL: true })

  async function isStaff(request: FastifyRequest): Promise<boolean> {
    const token = tokenOf(request)
    if (!token) return false
    if (recentSessions.has(token)) return true
    const release = await lookups.acquire(0)
    if (!release) return false
    try {
      const isValid = (await stores.accounts.findSession(token)) !== undefined
      if (isValid) recentSessions.set(token, true)
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

  app.decorateRequest('isShed', async function (this: FastifyRequest) {
    if (!app.isUnderPressure() || (await isStaff(this))) return false
    const isApiCall = this.url.startsWith('/api/')
    const isSignIn = !isApiCall || this.routeOptions.url === '/api/admin/login'
    return !(isSignIn && isWithinSignInBudget(this))
  })
  app.addHook('onResponse', async (request) => {
    const token = request.staff && tokenOf(request)
    if (token) recentSessions.set(token, true)
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: SAMPLE_MS,
    async pressureHandler(request) {
      if (request.url.startsWith('/api/') && (await request.isShed())) throw new Overloaded()
    },
  })
})
