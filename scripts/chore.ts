import type { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { backUpIfChanged } from '#src/backup/nightly.ts'
import { describeFailure } from '#src/backup/state/problem.ts'
import { withDatabase } from '#src/database/connect.ts'
import type { Database } from '#src/database/database.ts'
import { followDatabaseClock } from '#src/database/database-clock.ts'
import { endWithParent } from '#src/base/child-program.ts'
import { sweep } from '#src/files/sweep.ts'
import { undoMove } from '#src/moving/undo.ts'
import { sendDue } from '#src/features/following/send/send.ts'
import { ANNOUNCEMENTS } from '#src/features.ts'
import { sweepCards } from '#src/server/card-routes.ts'
import type { ChoreAnswer, ChoreTask } from '#src/school/chore-child.ts'
import { openFileStore } from '#src/school/open.ts'
import type { StorageSettings } from '#src/base/settings.ts'
import { createStores, createWrite, createWritePrivate } from '#src/school/stores.ts'

/**
 * Runs periodic tasks of the server in a separate process, which src/school/chore-child.ts starts:
 * those of its input, one a line. It answers each with a line.
 */
setPriority(constants.priority.PRIORITY_LOW)
endWithParent()

/** Then the place is free for another school of a district. */
const MESSAGES_OF_TURN = 2000

const TASKS: Record<ChoreTask['chore'], (task: ChoreTask) => Promise<unknown>> = {
  backup: async ({ settings, at }) =>
    backUpIfChanged(settings, await openFileStore(settings), { now: new Date(at) }),
  sweep: ({ settings, at }) =>
    inDatabase(settings, async (database) => {
      const store = await openFileStore(settings)
      await sweep({ database, store, dataDir: settings.dataDir }, Date.parse(at))
      await sweepCards({
        settings,
        stores: createStores(database, settings.timeZone),
        fileStore: store,
      })
    }),
  undo: ({ settings }) =>
    inDatabase(settings, async (database) => {
      const stores = createStores(database, settings.timeZone)
      const write = createWrite(database, settings.timeZone)
      for (;;) {
        const move = await stores.moves.findUndoing()
        if (!move) break
        await undoMove({ stores, write }, move.id)
      }
    }),
  push: ({ settings: { publicUrl, ...settings } }) =>
    inDatabase(settings, async (database) => {
      // A message that was sent must also be recorded. Otherwise it is sent again.
      const ending = new AbortController()
      process.once('SIGTERM', () => ending.abort())
      await sendDue(
        {
          // JSON has made it a text.
          settings: { ...settings, publicUrl: publicUrl && new URL(publicUrl) },
          stores: createStores(database, settings.timeZone),
          writePrivate: createWritePrivate(database, settings.timeZone),
          announcements: ANNOUNCEMENTS,
        },
        {
          ending: ending.signal,
          ...(settings.placeInDistrict && { most: MESSAGES_OF_TURN }),
        },
      )
    }),
}

// `endWithParent` lets it end while it waits for a line.
;(process.stdin as Socket).ref()
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(line))}\n`)
}

async function run(line: string): Promise<ChoreAnswer> {
  try {
    const task = JSON.parse(line) as ChoreTask
    return { hasResult: (await TASKS[task.chore](task)) !== undefined }
  } catch (error) {
    return { problem: describeFailure(error) }
  }
}

function inDatabase(
  settings: StorageSettings,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  return withDatabase(settings, async (database) => {
    await followDatabaseClock(database)
    await work(database)
  })
}
