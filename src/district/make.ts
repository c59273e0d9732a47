import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { giveToOwner } from '../backup/owner.ts'
import { restoreBackup } from '../backup/restore.ts'
import { nowIso } from '../base/clock.ts'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { siteChange } from '../features/profile/schema.ts'
import { siteSubject } from '../features/profile/subject.ts'
import { createDiskStore } from '../files/disk.ts'
import { change } from '../records/history/changes.ts'
import { openSchool } from '../school/open.ts'
import { prepareSchool } from '../school/prepare.ts'
import { BadSetting, type DistrictSettings } from '../base/settings.ts'
import {
  DISTRICT_FILE,
  firstHost,
  isDistrict,
  isSchoolId,
  officeFolder,
  officeHost,
  schoolFolder,
  siteSettings,
} from './folders.ts'
import { authorOf, type DistrictAction, openRegistry, type Registry } from './registry.ts'

const DISK_LIMIT_MB = 1000
/** Stays in a new folder until the registry has the school. */
const UNFINISHED = 'UNFINISHED.txt'
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/
const MAX_HOST = 253

interface NewSchool {
  id: string
  name?: string | undefined
  nameEnglish?: string | undefined
  /** A further name, which becomes the main one when it is proven. */
  host?: string | undefined
  /** The path of an archive with its content. */
  from?: string | undefined
}

/**
 * Makes the registry and the operators' site. Returns the password of the first operator. A call
 * that was killed can be repeated.
 */
export async function makeDistrict(
  settings: DistrictSettings,
  operator: string,
): Promise<string | undefined> {
  const { dataDir } = settings
  const office = officeFolder(dataDir)
  if (existsSync(path.join(dataDir, SQLITE_FILE_NAME))) {
    throw new BadSetting(`DATA_DIR: ${dataDir} is the folder of one school. Choose another one.`)
  }
  if (isDistrict(dataDir) && existsSync(office)) {
    throw new BadSetting(`DATA_DIR: ${dataDir} is the folder of a district already.`)
  }
  if (existsSync(office)) {
    throw new BadSetting(
      `DATA_DIR: ${dataDir} has an office, but its ${DISTRICT_FILE} is lost. Copy the newest file of ${office}/backups with this name back.`,
    )
  }
  await mkdir(path.join(dataDir, 'schools'), { recursive: true, mode: 0o700 })
  const part = path.join(dataDir, '.office.part')
  await rm(part, { recursive: true, force: true })
  const site = siteSettings(part, officeHost(settings), 'office')
  const names = { schoolName: 'শিক্ষা অফিস', schoolNameEnglish: 'Education Office' }
  const password = await makeSite({ ...site, adminUsername: operator }, names)
  await (await openRegistry(settings, { isNew: true })).close()
  await rename(part, office)
  await giveToOwner(dataDir)
  return password
}

/** The first password; undefined if the accounts came with its content. */
async function makeSite(
  settings: ReturnType<typeof siteSettings>,
  names: Partial<Record<'schoolName' | 'schoolNameEnglish', string>> = {},
): Promise<string | undefined> {
  const school = await openSchool(settings)
  try {
    if (Object.keys(names).length > 0) {
      await school.write(
        (stores) => change(stores.history, siteSubject(stores), { input: names }),
        authorOf(),
      )
    }
    return (await prepareSchool(school))?.generatedPassword
  } finally {
    await school.close()
  }
}

/**
 * Makes the folder of a school, and then its row. A folder without a row never answers, and the same
 * call makes it again.
 * @throws Error with one line, if the input is wrong; then nothing was made
 */
export async function addSchool(
  registry: Registry,
  { id, name, nameEnglish, host, from }: NewSchool,
) {
  const { dataDir } = registry.settings
  refuseNew(registry, { id, host })
  const names = siteChange.parse({
    ...(name && { schoolName: name }),
    ...(nameEnglish && { schoolNameEnglish: nameEnglish }),
  }) as Record<string, string>
  const folder = schoolFolder(dataDir, id)
  if (existsSync(path.join(folder, UNFINISHED))) await rm(folder, { recursive: true })
  if (existsSync(folder)) {
    throw new Error(
      `${folder} exists, but the registry does not know it. To take it in: npm run district -- adopt ${id} ${folder}`,
    )
  }
  const part = path.join(dataDir, 'schools', `.${id}.part`)
  await rm(part, { recursive: true, force: true })
  try {
    await mkdir(part, { mode: 0o700 })
    await writeFile(path.join(part, UNFINISHED), 'This school is not made yet.\n')
    const site = siteSettings(part, firstHost(registry.settings, id), 'school')
    if (from !== undefined) await restoreBackup(from, site, createDiskStore(part), false)
    const password = await makeSite(site, names)
    await giveToOwner(dataDir, part)
    await rename(part, folder)
    await noteSchool(registry, { id, host, action: 'added' })
    await rm(path.join(folder, UNFINISHED))
    return { address: site.publicUrl!.origin, password }
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

/** Adds the row of a school whose folder is there, with its name below the district's domain. */
export async function noteSchool(
  registry: Registry,
  { id, host, action }: { id: string; host?: string | undefined; action: DistrictAction },
): Promise<void> {
  const now = nowIso()
  const own = firstHost(registry.settings, id)
  await registry.change({ action, school: id }, async (transaction) => {
    await transaction
      .insertInto('school')
      .values({ id, state: 'open', since: now, diskLimitMb: DISK_LIMIT_MB, createdAt: now })
      .execute()
    const names = [{ host: own, school: id, isMain: 1, provenAt: now as string | null }]
    if (host !== undefined && host !== own) {
      names.push({ host, school: id, isMain: 0, provenAt: null })
    }
    await transaction.insertInto('name').values(names).execute()
  })
}

/** @throws Error if the id or a name of the new school is wrong or taken */
export function refuseNew(registry: Registry, { id, host }: Pick<NewSchool, 'id' | 'host'>): void {
  refuseId(registry, id)
  refuseHost(registry, firstHost(registry.settings, id))
  if (host !== undefined) refuseHost(registry, host)
}

function refuseId({ schools }: Registry, id: string): void {
  if (!isSchoolId(id)) {
    throw new Error(
      `${id}: an id has 2 to 40 small letters, digits and hyphens between them, such as an EIIN; "office", "district" and "www" are not possible.`,
    )
  }
  const school = schools.get(id)
  if (school) {
    throw new Error(
      school.state === 'removed'
        ? `${id}: a removed school had this id, and no other can have it.`
        : `${id}: there is already a school with this id.`,
    )
  }
}

export function refuseHost({ settings, names }: Registry, host: string): void {
  if (!HOST_NAME.test(host) || host.length > MAX_HOST || host === officeHost(settings)) {
    throw new Error(
      `${host}: this is not a host name for a school. Write it in small letters, without https:// and without a path; a Bengali name in its form with xn--.`,
    )
  }
  const taken = names.get(host)
  if (taken) throw new Error(`${host}: this name leads to the school ${taken.school} already.`)
}
