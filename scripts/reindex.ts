import { reindex } from '#src/features/documents/search.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'

try {
  const services = await openSchool(readSchoolSettings(process.env))
  try {
    const start = Date.now()
    const count = await reindex(services.database)
    console.log(`${count} documents indexed in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
  } finally {
    await services.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
