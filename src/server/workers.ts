import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Server } from './serve.ts'

/** Without this delay, a worker that fails at every start would use the whole CPU. */
const RESTART_AFTER_MS = 500

/** Starts processes that share a port and restarts those that die. Resolves at the first listen. */
export async function startWorkers(count: number): Promise<Server> {
  const { port } = await firstListening(cluster.fork())
  for (let index = 1; index < count; index += 1) cluster.fork()

  let isClosing = false
  const replace = (worker: Worker, code: number, signal: string | null) => {
    if (isClosing) return
    console.error(
      `Worker ${worker.process.pid} ended (${signal ?? code}); another takes its place.`,
    )
    setTimeout(() => {
      if (!isClosing) cluster.fork()
    }, RESTART_AFTER_MS)
  }
  cluster.on('exit', replace)

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
