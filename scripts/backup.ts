import { makeBackup } from '#src/backup/make-backup.ts'
import { giveToOwner } from '#src/backup/owner.ts'
import { describeFailure } from '#src/backup/state/problem.ts'
import { changeBackupState } from '#src/backup/state/state.ts'
import { openFileStore } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { formatSize } from '#src/words/format.ts'
import { fromCaller, run } from './run.ts'

await run(async () => {
  const [name, ...more] = process.argv.slice(2)
  if (!name || name.startsWith('-') || more.length > 0) {
    throw new Error('Usage: npm run backup -- FILE')
  }
  const settings = readSchoolSettings(process.env)
  const target = fromCaller(name)
  const store = await openFileStore(settings)
  const proof = await makeBackup(settings, store, target).catch(async (error: unknown) => {
    // The damage of a database is recorded.
    await giveToOwner(settings.dataDir)
    throw error
  })
  for (const file of proof.missing) console.error(`Missing before this backup: ${file}`)
  console.log(
    `${target} (${formatSize(proof.bytes, 'en')}): ${proof.rows} rows of ${proof.tables} tables and ${proof.files} files (${formatSize(proof.fileBytes, 'en')}),`,
  )
  console.log('verified: restored into a temporary folder, opened, counted and hashed.')
  await changeBackupState(settings.dataDir, { lastProven: proof })
    .then(() => giveToOwner(settings.dataDir))
    .catch((error: unknown) => {
      console.error(`The office does not show this backup: ${describeFailure(error)}`)
    })
})
