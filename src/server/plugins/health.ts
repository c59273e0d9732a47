import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { canWriteBackups } from '../../backup/state/folder.ts'
import {
  describeLastBackup,
  describeLastCheck,
  describeOffsiteCopy,
  findLastBackup,
  findLastCheck,
  findOffsiteCopy,
} from '../../backup/state/state.ts'
import { describeClock, nowIso } from '../../base/clock.ts'
import { onceForEach } from '../../base/remember.ts'
import type { District } from '../../district/open-district.ts'
import type { Registry } from '../../district/registry.ts'
import { MachineFails, type MachineFault } from '../../errors/classes.ts'
import { describeDisk, findFreeBytes } from '../../school/machine-health.ts'
import type { School } from '../../request/school.ts'
import { logFailure } from '../log.ts'
import { asMachineFault } from '../machine-fault.ts'
import { sharedRead } from '../shared-read.ts'

/** A monitor waits for some seconds only. */
const PART_WITHIN_MS = 4000

/**
 * /healthz shows that the process answers. /readyz shows whether the database and the file store
 * answer too, with the reason if not. A damaged database file makes the site unready too. It also
 * reports the last verified backup and jumps of the clock, which do not.
 */
export const health = fp(async (app: FastifyInstance, { district }: { district?: District }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  // A check can write to the disk, so concurrent requests share one check.
  const checksOf = onceForEach(({ checkDatabase, files }: School): [string, Check][] => [
    ['database', { check: sharedRead(checkDatabase), late: 'database-away' }],
    ['files', { check: sharedRead(() => files.check()), late: 'files-away' }],
  ])
  const backupFolderOf = onceForEach(({ settings }: School) =>
    sharedRead(() => canWriteBackups(settings.dataDir)),
  )
  const countMessagesOf = onceForEach(({ stores }: School) =>
    sharedRead(async () =>
      (await stores.deliveries.countDue(nowIso())) > 0 ? 'some are due.' : 'none is due.',
    ),
  )

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const { settings } = request.school
    // Only the operators' site answers for the machine.
    const registry = settings.placeInDistrict === 'office' ? district?.registry : undefined
    const checks = [...checksOf(request.school)]
    if (registry) checks.push(['registry', { check: registry.reload, late: 'database-away' }])
    const reasons = new Set<string>()
    const results = await Promise.all(
      checks.map(async ([name, { check, late }]) => {
        try {
          await inTime(check()).catch((error: Error) => {
            throw error instanceof TooLate ? new MachineFails(late, error) : error
          })
          return [name, 'ok']
        } catch (error) {
          logFailure(request, error, `not ready: ${name}`)
          reasons.add(asMachineFault(error)?.summary ?? `See the log about ${name}`)
          return [name, 'failing']
        }
      }),
    )
    const backup = await describeOrUnknown(request, async () => {
      const last = describeLastBackup(await findLastBackup(settings.dataDir), settings.timeZone)
      // The reason is in the log.
      const canWrite = await backupFolderOf(request.school)()
      return canWrite ? last : `warning, none can be written: see the log. ${last}`
    })
    // An unreadable state is already in the log.
    const check = await findLastCheck(settings).catch(() => undefined)
    const isDamaged = check?.damage !== undefined
    if (isDamaged) {
      reasons.add(
        'The database file is damaged. docs/backup.md says how to restore the last backup',
      )
    }
    const isReady = !isDamaged && results.every(([, result]) => result === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'failing',
        ...Object.fromEntries(results),
        ...(!isReady && { reason: `${[...reasons].join('. ')}.` }),
        backup,
        offsite: await describeOrUnknown(request, async () =>
          describeOffsiteCopy(await findOffsiteCopy(settings.dataDir), settings.timeZone),
        ),
        ...(!settings.databaseUrl && { check: describeLastCheck(check, settings.timeZone) }),
        disk: await describeOrUnknown(request, async () =>
          describeDisk(await findFreeBytes(settings.dataDir)),
        ),
        // Without the database, a query would wait for it.
        messages: isReady
          ? await describeOrUnknown(request, countMessagesOf(request.school))
          : 'unknown.',
        clock: describeClock(settings.timeZone),
        ...(registry && {
          schools: await describeOrUnknown(request, () => describeSchools(registry)),
        }),
      })
  })
})

/** Schools that cannot be opened do not make the machine unready. */
async function describeSchools({ database, schools }: Registry): Promise<string> {
  const { count } = await database
    .selectFrom('problem')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === 0 ? 'ok.' : `warning, ${count} of ${schools.size} cannot be opened.`
}

interface Check {
  check: () => Promise<void>
  /** The fault if it does not answer in time. */
  late: MachineFault
}

class TooLate extends Error {}

/** @throws TooLate if the answer takes longer; the work itself goes on */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = new TooLate(`No answer within ${PART_WITHIN_MS / 1000} seconds`)
    timer = setTimeout(() => reject(error), PART_WITHIN_MS)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** A part that cannot be read does not make the site unready. */
async function describeOrUnknown(
  request: FastifyRequest,
  describe: () => Promise<string>,
): Promise<string> {
  try {
    return await inTime(describe())
  } catch (error) {
    logFailure(request, error, 'a part of /readyz cannot be read')
    return 'unknown: see the log.'
  }
}
