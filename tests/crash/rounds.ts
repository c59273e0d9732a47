import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { startServer } from '../server-process.ts'
import { check } from './check.ts'
import { startClerks } from './clerks.ts'
import { runAndKill, runToEnd } from './commands.ts'
import type { Random } from './random.ts'
import { newFolder, School } from './school.ts'

/** Longer than the slowest write, so that a crash can hit every part of a write. */
const MAX_WORK_MS = 2500
/** A crash proves little before them. A busy machine needs longer for them than `MAX_WORK_MS`. */
const MIN_WRITES = 15

/** Each kills a server or a command at least once, then starts the site again to check it. */
export interface Rounds {
  write(): Promise<void>
  backup(): Promise<void>
  restore(): Promise<void>
  firstStart(): Promise<void>
}

export function roundsOf(school: School, random: Random): Rounds {
  const work = (ms: number) => pause(random.next() * ms)

  return {
    /** Kills the server while clerks write; sometimes with several workers. */
    async write() {
      const running = await school.start({ WORKERS: random.oneOf(['1', '1', '2']) })
      const clerks = startClerks(running.session, school.ledger, random)
      await clerks.wrote(MIN_WRITES)
      await work(MAX_WORK_MS)
      await school.kill(running)
      await clerks.stop()
      await school.kill(await school.startAndCheck())
    },

    /** Kills a backup and the server; a backup with its final name must be complete. */
    async backup() {
      const running = await school.startAndCheck()
      const { ledger } = school
      ledger.restartHistory()
      const clerks = startClerks(running.session, ledger, random, 2)
      const archive = path.join(await newFolder(), 'backup.tar.gz')
      await runAndKill('backup', [archive], school.settings, 0.4 + random.next(), () =>
        school.kill(running),
      )
      await clerks.stop()
      if (existsSync(archive)) await checkBackup(school, archive)
      await rm(path.dirname(archive), { recursive: true })
      await school.kill(await school.startAndCheck())
    },

    /**
     * Kills a restore, with or without a running server. The site must be the old or the new site.
     */
    async restore() {
      const running = await school.startAndCheck()
      const { ledger } = school
      const archive = path.join(await newFolder(), 'backup.tar.gz')
      await runToEnd('backup', [archive], school.settings)
      const before = ledger.copyEntries()
      const clerks = startClerks(running.session, ledger, random)
      await clerks.wrote(MIN_WRITES)
      await work(MAX_WORK_MS)
      await clerks.stop()
      const isServerRunning = random.next() < 0.5
      if (!isServerRunning) await school.kill(running)
      const args = [archive, '--force']
      await runAndKill('restore', args, school.settings, 0.4 + random.next(), async () => {
        if (isServerRunning) await school.kill(running)
      })
      await rm(path.dirname(archive), { recursive: true })
      const after = await school.start()
      // A restore ends all sessions, so the session shows which of the two sites must be there,
      // completely.
      if (!(await school.keepsSession(after))) ledger.entries = before
      await school.check(after)
      await school.kill(after)
    },

    /** Kills the first start of a site up to three times; the next start makes a whole site. */
    async firstStart() {
      const next = await School.open()
      const log = path.join(next.dataDir, `${SQLITE_FILE_NAME}-wal`)
      for (let kills = random.whole(1, 4); kills > 0; kills -= 1) {
        const server = startServer(next.settings)
        // The log file is created when the database is opened, right before the tables.
        for (let waited = 0; !existsSync(log) && waited < 2000; waited += 1) await pause(1)
        await work(250)
        await next.kill({ server })
      }
      await next.kill(await next.startAndCheck())
      school.take(next)
      await next.remove()
    },
  }
}

/**
 * A backup contains every write that was answered before it began, and only writes that were sent.
 */
async function checkBackup(school: School, archive: string): Promise<void> {
  const copy = await School.open()
  await runToEnd('restore', [archive], copy.settings)
  copy.ledger.entries = school.ledger.copyEntries()
  const running = await copy.start()
  await copy.keepsSession(running)
  const site = { ...running, dataDir: copy.dataDir }
  const { faults, files } = await check(site, copy.ledger.entries, ({ since }) => since)
  school.faults.push(...faults.map((fault) => `in a backup: ${fault}`))
  school.filesCompared += files
  await copy.kill(running)
  await copy.remove()
}
