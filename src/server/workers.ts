import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Server } from './serve.ts'

/**
 * The delay before a worker is replaced. It doubles if the worker ends early, because a worker that
 * fails at every start would use the whole CPU.
 */
const RESTART_AFTER_MS = 500
const MAX_RESTART_AFTER_MS = 30_000
/** A worker that ends before this age has failed to start. */
const STARTED_AFTER_MS = 10_000

/**
 * Starts workers that share a port, and replaces those that die. Resolves when the first one
 * listens.
 */
export async function startWorkers(count: number): Promise<Server> {
  let isClosing = false
  const restartOnExit = (worker: Worker, delayMs = RESTART_AFTER_MS) => {
    const start = performance.now()
    worker.once('exit', (code: number, signal: string | null) => {
      if (isClosing) return
      const isEarly = performance.now() - start < STARTED_AFTER_MS
      const waitMs = isEarly ? delayMs : RESTART_AFTER_MS
      const nextMs = Math.min(2 * waitMs, MAX_RESTART_AFTER_MS)
      const seconds = (waitMs / 1000).toFixed(1)
      console.error(
        `Worker ${worker.process.pid} ended (${signal ?? code}); a new one starts in ${seconds} s.`,
      )
      setTimeout(() => {
        if (!isClosing) restartOnExit(cluster.fork(), nextMs)
      }, waitMs)
    })
  }
  const first = cluster.fork()
  const { port } = await firstListening(first)
  restartOnExit(first)
  for (let index = 1; index < count; index += 1) restartOnExit(cluster.fork())

  return {
    port,
    async close() {
      isClosing = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        workers.map((worker) => {
          worker.process.kill('SIGTERM')
          return once(worker, 'exit')
        }),
      )
    },
  }
}

/** A worker reports that a school has changed. The primary process runs the chores. */
export function notifyPrimary(schoolId: string): void {
  if (process.connected) process.send!({ changedSchool: schoolId })
}

/** In the primary process, calls the listener with each school that a worker has changed. */
export function onChangeByWorker(listener: (schoolId?: string) => void): void {
  cluster.on('message', (_worker, message: { changedSchool?: string }) => {
    if (message.changedSchool !== undefined) listener(message.changedSchool)
  })
  // A worker that is killed between a change and its message sends no message.
  cluster.on('exit', () => listener())
}

/**
 * The address of the first worker. A worker that cannot start has logged the reason; this process
 * ends too.
 */
async function firstListening(worker: Worker): Promise<AddressInfo> {
  const cannotStart = (code: number) => process.exit(code || 1)
  worker.once('exit', cannotStart)
  const [address] = (await once(worker, 'listening')) as [AddressInfo]
  worker.off('exit', cannotStart)
  return address
}
