import { Gauge, Registry } from 'prom-client'
import { nowIso } from '../base/clock.ts'
import { judgeHealth, readMachineHealth } from '../school/machine-health.ts'
import type { School } from '../school/school.ts'

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
