import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedSample } from '#src/sample/seed.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { startSharedSite, stopSite } from './site-process.ts'

/** Creates the sample content once, because every test site starts from a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'))
  const services = await openSchool(readSchoolSettings({ DATA_DIR: folder }))
  await seedSample(services)
  await services.close()
  process.env['SAMPLE_FOLDER'] = folder
  const sites = await Promise.all([startSharedSite('sample'), startSharedSite('empty')])
  return async () => {
    await Promise.all(sites.map(stopSite))
    await rm(folder, { recursive: true, force: true })
  }
}
