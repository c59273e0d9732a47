import { cp, rename } from 'node:fs/promises'
import { schoolFolder } from '#src/district/folders.ts'
import { addSchool, makeDistrict, noteSchool } from '#src/district/make.ts'
import { openRegistry } from '#src/district/registry.ts'
import type { DistrictSettings } from '#src/base/settings.ts'
import { newFolder } from './folders.ts'
import { type Site, startSite } from './site.ts'

const DOMAIN = 'schools.test'

export const idOf = (index: number) => String(100_000 + index)
export const hostOf = (id: string) => `${id}.${DOMAIN}`

/**
 * A district of copies, because a password takes longer to hash than all the rest. The copies are of
 * `template`, or of a fresh school.
 */
export async function makeSchools(count: number, template?: string): Promise<DistrictSettings> {
  const settings = { dataDir: await newFolder(), domain: DOMAIN, maxOpenSchools: count }
  await makeDistrict(settings, 'ops')
  const registry = await openRegistry(settings)
  const [first, ...others] = Array.from({ length: count }, (_, index) => idOf(index))
  if (template === undefined) {
    await addSchool(registry, { id: first!, nameEnglish: 'A fresh school' })
  }
  for (const id of template === undefined ? others : [first!, ...others]) {
    const folder = schoolFolder(settings.dataDir, id)
    await cp(template ?? schoolFolder(settings.dataDir, first!), `${folder}.part`, {
      recursive: true,
    })
    await rename(`${folder}.part`, folder)
    await noteSchool(registry, { id, action: 'added' })
  }
  await registry.close()
  return settings
}

export function startDistrict({ dataDir }: DistrictSettings): Promise<Site> {
  return startSite(dataDir, { DISTRICT: DOMAIN, ADMIN_PASSWORD: '' }, '/healthz')
}
