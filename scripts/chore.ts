import { constants, setPriority } from 'node:os'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { describeFailure } from '#src/backup/problem.ts'
import { openDatabase } from '#src/database/connect.ts'
import { endWithParent } from '#src/base/child-program.ts'
import { sweep } from '#src/files/sweep.ts'
import { undoMove } from '#src/moving/undo.ts'
import { sweepCards } from '#src/features/documents/card/card-routes.ts'
import type { ChoreTask } from '#src/school/chores.ts'
import { openFileStore } from '#src/school/open.ts'
import { createStores, createWrite } from '#src/school/stores.ts'

/** Runs a periodic task of the server in a separate process. src/school/chores.ts starts it. */
setPriority(constants.priority.PRIORITY_LOW)
endWithParent()

try {
  const { chore, at, settings } = JSON.parse(process.env['CHORE_TASK']!) as ChoreTask
  const store = await openFileStore(settings)
  const now = new Date(at)
  if (chore === 'backup') {
    await makeNightlyBackup(settings, store, now)
  } else {
    const database = openDatabase(settings)
    try {
      const stores = createStores(database)
      if (chore === 'undo') {
        const write = createWrite(database)
        for (;;) {
          const move = await stores.moves.findUndoing()
          if (!move) break
          await undoMove({ stores, write }, move.id)
        }
      } else {
        await sweep({ database, store, dataDir: settings.dataDir }, now.getTime())
        await sweepCards({ settings, stores, fileStore: store })
      }
    } finally {
      await database.destroy()
    }
  }
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
