import { findInBijoy, repairInBijoy } from '#src/school/bijoy.ts'
import { run, withSchool } from './run.ts'

const USAGE = `Usage:
  npm run bijoy                lists the texts that were typed in Bijoy
  npm run bijoy -- --repair    changes them to Unicode; each change can be set back in the history`

const args = process.argv.slice(2)

await run(() => {
  if (args.length > 1 || (args.length === 1 && args[0] !== '--repair')) throw new Error(USAGE)
  return withSchool(async (school) => {
    const records = await findInBijoy(school.stores)
    for (const { kind, _id, before, after } of records) {
      console.log(`${kind} ${_id}\n  ${before}\n  ${after}`)
    }
    if (args.length === 0) return console.log(`${records.length} records have text in Bijoy.`)
    const refused = await repairInBijoy(school, records)
    for (const { kind, _id } of refused) {
      console.error(`${kind} ${_id} stays: its text in Unicode is too long for its field.`)
    }
    console.log(`${records.length - refused.length} records repaired.`)
  })
})
