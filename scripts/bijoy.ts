import { findInBijoy, repairInBijoy } from '#src/school/bijoy.ts'
import { openSchool, type OpenSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'

const USAGE = `Usage:
  npm run bijoy                lists the texts that were typed in Bijoy
  npm run bijoy -- --repair    changes them to Unicode; each change can be set back in the history`

const args = process.argv.slice(2)

try {
  if (args.length > 1 || (args.length === 1 && args[0] !== '--repair')) throw new Error(USAGE)
  const school = await openSchool(readSchoolSettings(process.env))
  try {
    await run(school, args.length === 1)
  } finally {
    await school.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run(school: OpenSchool, isRepair: boolean): Promise<void> {
  const records = await findInBijoy(school.stores)
  for (const { kind, _id, before, after } of records) {
    console.log(`${kind} ${_id}\n  ${before}\n  ${after}`)
  }
  if (!isRepair) return console.log(`${records.length} records have text in Bijoy.`)
  const refused = await repairInBijoy(school, records)
  for (const { kind, _id } of refused) {
    console.error(`${kind} ${_id} stays: its text in Unicode is too long for its field.`)
  }
  console.log(`${records.length - refused.length} records repaired.`)
}
