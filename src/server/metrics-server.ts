import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { AggregatorRegistry, register } from 'prom-client'
import type { School } from '../school/school.ts'
import { createMachineMetrics } from './machine-metrics.ts'
import { BadSetting } from '../school/settings.ts'

/**
 * Serves the metrics of this process, or of all workers, and of the machine, for Prometheus. Listens on this machine
 * only, because the metrics are not public.
 * @throws BadSetting if the port cannot be used
 */
export async function serveMetrics(
  port: number,
  school: Pick<School, 'settings' | 'stores'>,
): Promise<{ close(): void }> {
  const workers = new AggregatorRegistry()
  const readMachine = createMachineMetrics(school)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return answer(response, 404, 'See /metrics.\n')
    const hasWorkers = Object.keys(cluster.workers ?? {}).length > 0
    const ofProcesses = hasWorkers ? workers.clusterMetrics() : register.metrics()
    Promise.all([ofProcesses, readMachine()]).then(
      ([processes, machine]) => answer(response, 200, `${processes}\n${machine}`),
      (error: Error) => answer(response, 503, `${error.message}\n`),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((cause: Error) => {
    throw new BadSetting(`METRICS_PORT: cannot be listened on (${cause.message}).`, { cause })
  })
  return server
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': register.contentType }).end(text)
}
