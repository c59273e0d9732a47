import { reindex } from '#src/features/documents/search.ts'
import { run, withSchool } from './run.ts'

await run(() =>
  withSchool(async ({ database }) => {
    const start = Date.now()
    const count = await reindex(database)
    console.log(`${count} documents indexed in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
  }),
)
