import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { drill } from '#src/backup/drill.ts'
import { makeBackup } from '#src/backup/make-backup.ts'
import { giveToOwner } from '#src/backup/owner.ts'
import { BACKUP_FOLDER } from '#src/backup/state/state.ts'
import { openFileStore } from '#src/school/open.ts'
import { readSchoolSettings, type SchoolSettings } from '#src/base/settings.ts'
import { fromCaller, run } from './run.ts'

/**
 * Shows that a backup can be restored completely: the named one, otherwise the last nightly one,
 * otherwise a new one.
 */
const start = Date.now()
await run(async () => {
  const [name, ...more] = process.argv.slice(2)
  if (name?.startsWith('-') || more.length > 0) throw new Error('Usage: npm run drill [-- FILE]')
  const settings = readSchoolSettings(process.env)
  const drilled = name ? report(fromCaller(name), settings) : reportOwn(settings)
  await drilled.finally(() => giveToOwner(settings.dataDir))
})

async function reportOwn(settings: SchoolSettings): Promise<void> {
  const folder = path.join(settings.dataDir, BACKUP_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const last = names.filter((name) => /^nightly-.*\.gz$/.test(name)).sort()
  if (last.length > 0) return report(path.join(folder, last.at(-1)!), settings)
  const incoming = path.join(settings.dataDir, 'incoming')
  await mkdir(incoming, { recursive: true })
  const scratch = await mkdtemp(path.join(incoming, 'drill-'))
  try {
    const archive = path.join(scratch, 'drill.tar.gz')
    await makeBackup(settings, await openFileStore(settings), archive)
    await report(archive, settings, 'There is no nightly backup yet: a new one')
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function report(
  archive: string,
  { dataDir }: SchoolSettings,
  shown = archive,
): Promise<void> {
  const { createdAt, tables, files, different } = await drill(archive, dataDir)
  console.log(`${shown}, made ${createdAt}, restored into an empty folder:\n`)
  console.log(`${'table'.padEnd(20)}${'archived'.padStart(10)}${'restored'.padStart(10)}   same`)
  for (const { name, archived, restored, isSame } of tables) {
    const counts = `${String(archived).padStart(10)}${String(restored).padStart(10)}`
    console.log(`${name.padEnd(20)}${counts}   ${isSame ? 'yes' : 'NO'}`)
  }
  console.log(`\n${files} files compared byte for byte, ${different.length} different`)
  for (const file of different) console.log(`  ${file}`)
  const isWhole = different.length === 0 && tables.every(({ isSame }) => isSame)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(
    isWhole
      ? `All rows and files were restored, in ${seconds} s.`
      : 'NOT all rows and files were restored.',
  )
  if (!isWhole) process.exitCode = 1
}
