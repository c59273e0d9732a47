import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { AggregatorRegistry, Gauge, register, Registry } from 'prom-client'
import type { School } from '../request/school.ts'
import { nowIso } from '../base/clock.ts'
import { judgeHealth, readMachineHealth } from '../school/machine-health.ts'
import { BadSetting } from '../base/settings.ts'

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

/** Metrics of backups, database file, disk and messages. Only the primary process has them. */
export function createMachineMetrics({ settings, stores }: Pick<School, 'settings' | 'stores'>) {
  const registry = new Registry()
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `pathshala_${name}`, help, registers: [registry] })
  const gauges = {
    provenAt: gauge('backup_timestamp_seconds', 'When the last verified backup was made'),
    backup: gauge(
      'backup_failing',
      '1 if the last attempt failed, the last backup is old, or none can be written',
    ),
    checkedAt: gauge('database_check_timestamp_seconds', 'When the SQLite file was last checked'),
    database: gauge('database_damaged', '1 if the last check found damage'),
    free: gauge(
      'disk_free_bytes',
      'Free space of the fullest disk of DATA_DIR, uploads and backups',
    ),
    messages: gauge('messages_due', 'Messages to phones and programs that are due and not sent'),
  }
  const setTime = (one: Gauge, at: string | null | undefined) =>
    at ? one.set(Date.parse(at) / 1000) : one.remove()

  return async (): Promise<string> => {
    const health = await readMachineHealth(settings)
    const failing = new Map(judgeHealth(health))
    setTime(gauges.provenAt, health.lastBackup.provenAt)
    setTime(gauges.checkedAt, health.lastCheck?.at)
    gauges.backup.set(Number(failing.get('backup')))
    gauges.database.set(Number(failing.get('database')))
    gauges.free.set(health.freeBytes)
    gauges.messages.set(await stores.deliveries.countDue(nowIso()))
    return registry.metrics()
  }
}
