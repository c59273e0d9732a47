import { constants, setPriority } from 'node:os'
import { makeNightlyBackup } from '#src/backup/nightly.ts'
import { describeFailure } from '#src/backup/problem.ts'
import { timeNow } from '#src/base/clock.ts'
import { openDatabase } from '#src/database/connect.ts'
import { endWithParent } from '#src/base/child-program.ts'
import { sweep } from '#src/files/sweep.ts'
import { sweepCards } from '#src/features/documents/card/cards.ts'
import { openFileStore } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'
import { createStores } from '#src/school/stores.ts'

/** Runs a periodic task of the server in a separate process. src/school/chores.ts starts it. */
setPriority(constants.priority.PRIORITY_LOW)
endWithParent()

try {
  const settings = readSchoolSettings(process.env)
  const store = await openFileStore(settings)
  const [chore, at] = process.argv.slice(2)
  // The server's time: this process is too young to notice that the clock was set.
  const now = at === undefined ? timeNow() : new Date(at)
  if (chore === 'backup') {
    await makeNightlyBackup(settings, store, now)
  } else {
    const database = openDatabase(settings)
    try {
      await sweep({ database, store, dataDir: settings.dataDir }, now.getTime())
      await sweepCards({ settings, stores: createStores(database), fileStore: store })
    } finally {
      await database.destroy()
    }
  }
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
