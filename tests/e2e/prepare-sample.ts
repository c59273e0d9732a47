import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedSample } from '#src/sample/seed.ts'
import { openServices } from '#src/server/services.ts'
import { readSettings } from '#src/settings.ts'

/** Creates the sample content once; every test site starts from a copy. */
export default async function prepareSample(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-sample-'))
  const services = await openServices(readSettings({ DATA_DIR: folder }))
  await seedSample(services)
  await services.close()
  process.env['SAMPLE_FOLDER'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

export async function copySample(to: string): Promise<void> {
  await cp(process.env['SAMPLE_FOLDER']!, to, { recursive: true })
}
