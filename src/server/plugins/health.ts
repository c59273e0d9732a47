import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { describeLastBackup, findLastBackup } from '../../backup/state.ts'
import type { Services } from '../../services.ts'
import { logFailure } from '../log.ts'
import { asMachineFault } from '../machine-fault.ts'
import { sharedRead } from '../shared-read.ts'

/**
 * /healthz: the process serves. /readyz: the database and the file store answer as well, or what is
 * wrong with them; it also says when the last proven backup was made, which takes no site off the air.
 */
export const health = fp(
  async (app: FastifyInstance, { settings, writeUnseen, files }: Services) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

    // Whoever asks makes the disk write a little: a crowd has it written once at a time.
    const checks = {
      // As staff write: a SQLite file that is gone from its place can be read on and on.
      database: sharedRead(() => writeUnseen((stores) => stores.findContentVersion())),
      files: sharedRead(() => files.check()),
    }

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      const reasons = new Set<string>()
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await check()
            return [name, 'ok']
          } catch (error) {
            logFailure(request.log, error, `not ready: ${name}`)
            reasons.add(asMachineFault(error)?.what ?? `See the log about ${name}`)
            return [name, 'failing']
          }
        }),
      )
      const backup = await findLastBackup(settings.dataDir).then(
        (last) => describeLastBackup(last, settings.timeZone),
        (error: unknown) => {
          logFailure(request.log, error, 'what is known of backups cannot be read')
          return 'unknown: see the log.'
        },
      )
      const isReady = results.every(([, result]) => result === 'ok')
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: isReady ? 'ok' : 'failing',
          ...Object.fromEntries(results),
          ...(!isReady && { reason: `${[...reasons].join('. ')}.` }),
          backup,
        })
    })
  },
)
