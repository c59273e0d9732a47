import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  type DistrictSettings,
  readProcessSettings,
  readSchoolSettings,
  type SchoolSettings,
} from '../base/settings.ts'

/** The file of the registry, inside the `DATA_DIR` of a district. */
export const DISTRICT_FILE = 'district.sqlite'

export function isDistrict(dataDir: string): boolean {
  return existsSync(path.join(dataDir, DISTRICT_FILE))
}

/** By custom the EIIN. It never changes, and is never used again. */
const SCHOOL_ID = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$/
/** The operators' site, the tag of the registry's copies, and a name under which people expect something else. */
const RESERVED = new Set(['office', 'district', 'www'])

export function isSchoolId(id: string): boolean {
  return SCHOOL_ID.test(id) && !RESERVED.has(id)
}

export function officeFolder(dataDir: string): string {
  return path.join(dataDir, 'office')
}

export function schoolFolder(dataDir: string, id: string): string {
  return path.join(dataDir, 'schools', id)
}

/** The database files from before the last update. */
export function copiesFolder(dataDir: string): string {
  return path.join(dataDir, 'before')
}

/** The archives of removed schools. */
export function archivesFolder(dataDir: string): string {
  return path.join(dataDir, 'removed')
}

export function officeHost({ domain }: Pick<DistrictSettings, 'domain'>): string {
  return `office.${domain}`
}

/** The first name of a school. It can get others. */
export function firstHost({ domain }: Pick<DistrictSettings, 'domain'>, id: string): string {
  return `${id}.${domain}`
}

/** The settings of a school before it gets other names. */
export function settingsOf(
  { settings }: { settings: DistrictSettings },
  id: string,
): SchoolSettings {
  return siteSettings(schoolFolder(settings.dataDir, id), firstHost(settings, id), 'school')
}

/** What each site of a district takes from the environment. */
const SHARED = ['TZ_SCHOOL', 'PUSH_HOSTS', 'MAX_FOLLOWERS', 'KEEP_BACKUPS'] as const
/** 23 whole archives of a thousand schools would fill a disk. */
const KEEP_BACKUPS = '2,1,0'

/** The settings of the operators' site, or of a school, in its folder. */
export function siteSettings(
  folder: string,
  host: string,
  placeInDistrict: 'office' | 'school',
): SchoolSettings {
  const shared = Object.fromEntries(SHARED.map((name) => [name, process.env[name]]))
  const settings = readSchoolSettings({
    ...shared,
    KEEP_BACKUPS: process.env['KEEP_BACKUPS'] || KEEP_BACKUPS,
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl(host),
    SAMPLE_CONTENT: 'off',
  })
  return { ...settings, placeInDistrict }
}

/** Sites on the same machine have no certificate, and are reached at the port of the server. */
export function publicUrl(host: string): string {
  if (!/(^|\.)(localhost|test)$/.test(host)) return `https://${host}`
  const { port } = readProcessSettings(process.env)
  return `http://${host}${port === 0 || port === 80 ? '' : `:${port}`}`
}
