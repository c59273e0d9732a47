import { giveToOwner } from '#src/backup/owner.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { indexOutdated } from '#src/features/documents/search.ts'
import { openFileStore } from '#src/school/open.ts'
import { readSchoolSettings, type SchoolSettings } from '#src/base/settings.ts'
import { fromCaller, run, withSchool } from './run.ts'

await run(async () => {
  const args = process.argv.slice(2)
  const [name, ...more] = args.filter((word) => word !== '--force')
  if (!name || name.startsWith('-') || more.length > 0) {
    throw new Error('Usage: npm run restore -- FILE [--force]')
  }
  const settings = readSchoolSettings(process.env)
  const archive = fromCaller(name)
  const restored = await restore(archive, settings).finally(() => giveToOwner(settings.dataDir))
  if (restored.before) console.log(`The previous content is in ${restored.before}`)
  for (const file of restored.missing) console.error(`Missing before the backup: ${file}`)
  console.log(
    `Restored from ${archive}, made ${restored.createdAt}: ${restored.rows} rows and ${restored.files} files, in ${settings.dataDir}.`,
  )
  console.log('Everyone must sign in again.')
})

async function restore(archive: string, settings: SchoolSettings) {
  const store = await openFileStore(settings)
  const restored = await restoreBackup(archive, settings, store, process.argv.includes('--force'))
  await withSchool(({ database }) => indexOutdated(database), settings)
  return restored
}
