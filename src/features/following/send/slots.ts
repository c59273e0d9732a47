import { setTimeout as wait } from 'node:timers/promises'
import { MAX_AT_ONCE } from './connection.ts'
import { ServiceWaits } from './outcome.ts'

/** Of one service, so that another one always has slots. */
const OF_SERVICE = 40
/** Of a service that has not answered yet. */
const BEFORE_ANSWER = 20
/** Of all late deliveries together, so that news need not wait for phones that were never reached. */
const OF_LATE = 20
/** After as many timeouts in a row, a service gets no request for this time. */
const MAX_TIMEOUTS = 10
const WAIT_MS = 60_000
/** Few enough that each gets a slot before its claim ends, although each takes ten seconds. */
const MAX_QUEUE = { news: 80, late: 40 }
/** A busy service delays the claims of other services for this time at most, and then pauses. */
const ROOM_MS = 2000
const CROWDED_MS = 10_000
const POLL_MS = 20

export type Lane = keyof typeof MAX_QUEUE
export type Release = () => void
type Start = (slot: Release | ServiceWaits) => void

interface Service {
  running: number
  hasAnswered: boolean
  /** In a row. */
  timeouts: number
  /** On the monotonic clock. */
  waitsUntil: number
  queues: Record<Lane, Start[]>
  crowdedUntil: Record<Lane, number>
}

/**
 * Shares the requests at one time among push services and programs. A service that never answers
 * keeps only its own slots, and only for a short time.
 */
export function createSlots() {
  const services = new Map<string, Service>()
  let running = 0
  let late = 0

  function find(name: string): Service {
    let service = services.get(name)
    if (!service) {
      const queues = { news: [], late: [] }
      service = {
        running: 0,
        hasAnswered: false,
        timeouts: 0,
        waitsUntil: 0,
        queues,
        crowdedUntil: { news: 0, late: 0 },
      }
      services.set(name, service)
    }
    return service
  }

  function hasSlot(service: Service, lane: Lane): boolean {
    const most = service.hasAnswered ? OF_SERVICE : BEFORE_ANSWER
    return running < MAX_AT_ONCE && service.running < most && (lane === 'news' || late < OF_LATE)
  }

  function take(service: Service, lane: Lane): Release {
    const count = (change: 1 | -1) => {
      running += change
      service.running += change
      if (lane === 'late') late += change
    }
    count(1)
    return () => {
      count(-1)
      startNext()
    }
  }

  function startNext(): void {
    for (const lane of ['news', 'late'] as const) {
      for (const service of services.values()) {
        const queue = service.queues[lane]
        while (queue.length > 0 && hasSlot(service, lane)) queue.shift()!(take(service, lane))
      }
    }
  }

  return {
    /** Waits for a slot. A service that does not answer gets no slot. */
    enter: (name: string, lane: Lane): Promise<Release | ServiceWaits> =>
      new Promise((resolve) => {
        const service = find(name)
        const waitMs = service.waitsUntil - performance.now()
        if (waitMs > 0) return resolve(new ServiceWaits(waitMs))
        service.queues[lane].push(resolve)
        startNext()
      }),

    /**
     * Whether one more delivery gets a slot soon enough. It waits for a moment, unless the service
     * was too slow for that just now.
     */
    async hasRoom(name: string, lane: Lane): Promise<boolean> {
      const service = find(name)
      const queue = service.queues[lane]
      const start = performance.now()
      if (start < service.crowdedUntil[lane]) return queue.length < MAX_QUEUE[lane]
      while (queue.length >= MAX_QUEUE[lane]) {
        const now = performance.now()
        if (now - start >= ROOM_MS) {
          service.crowdedUntil[lane] = now + CROWDED_MS
          return false
        }
        await wait(POLL_MS)
      }
      return true
    },

    /** The service has answered, whatever the answer. */
    answered(name: string): void {
      Object.assign(find(name), { hasAnswered: true, timeouts: 0 })
      startNext()
    },

    timedOut(name: string): void {
      const service = find(name)
      service.timeouts += 1
      if (service.timeouts < MAX_TIMEOUTS) return
      Object.assign(service, { hasAnswered: false, timeouts: 0 })
      service.waitsUntil = performance.now() + WAIT_MS
      for (const queue of Object.values(service.queues))
        for (const start of queue.splice(0)) start(new ServiceWaits(WAIT_MS))
    },
  }
}
