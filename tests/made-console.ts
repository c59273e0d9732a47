import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrationNames } from '#src/database/migrate.ts'
import type { SchoolTable, SurveyTable } from '#src/district/database.ts'
import type { District } from '#src/district/district.ts'
import { openRegistry } from '#src/district/registry.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'
import type { SchoolAt } from '#src/server/plugins/schools.ts'

export const DOMAIN = 'schools.test'
export const OFFICE_HOST = `office.${DOMAIN}`

export interface MadeDistrict {
  district: District
  schoolAt: SchoolAt
  /** The ids that `use` was asked for. */
  used: string[]
  close(): Promise<void>
}

/** A district with these schools, which are open from the beginning. */
export async function makeDistrict(ids: string[]): Promise<MadeDistrict> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-district-'))
  const registry = await openRegistry(dataDir, { isNew: true })
  const used: string[] = []
  const open = async (folder: string, placeInDistrict: 'office' | 'school') => {
    await mkdir(path.join(dataDir, folder), { recursive: true })
    const settings = readSchoolSettings({
      DATA_DIR: path.join(dataDir, folder),
      SAMPLE_CONTENT: 'off',
    })
    return openSchool({ ...settings, placeInDistrict })
  }
  const office = await open('office', 'office')
  const schools = new Map<string, OpenSchool>()
  for (const id of ids) {
    schools.set(id, await open(`schools/${id}`, 'school'))
    await addSchool(registry.database, { id })
  }
  // Only a change raises the revision.
  await registry.change({ operator: 'shell', action: 'added', school: ids[0]! }, async () => {})
  const find = (id: string) => {
    const school = schools.get(id)
    if (!school) throw new Error(`${id} cannot be opened.`)
    return school
  }
  return {
    used,
    district: {
      settings: { dataDir, domain: DOMAIN, maxOpenSchools: 1000 },
      registry,
      office,
      schools: {
        use: async (id, work) => {
          used.push(id)
          return work(find(id))
        },
        isOpen: (id) => schools.has(id),
        count: () => schools.size,
      },
    },
    schoolAt: (host) =>
      host === OFFICE_HOST ? office : schools.get(host.slice(0, -DOMAIN.length - 1)),
    async close() {
      await Promise.all([office, ...schools.values()].map((school) => school.close()))
      await registry.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

type RegistryDatabase = District['registry']['database']

/** Writes the rows of a school, and those of a survey if it has one. */
export async function addSchool(
  database: RegistryDatabase,
  { id, ...school }: Partial<SchoolTable> & { id: string },
  survey?: Partial<SurveyTable>,
): Promise<void> {
  const now = new Date().toISOString()
  const row = { state: 'open' as const, since: now, diskLimitMb: 1000, createdAt: now, ...school }
  await database
    .insertInto('school')
    .values({ id, ...row })
    .execute()
  const name = { host: `${id}.${DOMAIN}`, school: id, isMain: 1, provenAt: now }
  await database.insertInto('name').values(name).execute()
  if (survey)
    await database
      .insertInto('survey')
      .values({ ...goodSurvey(now), ...survey, school: id })
      .execute()
}

/** The survey of a school without any trouble. */
function goodSurvey(now: string): Omit<SurveyTable, 'school'> {
  return {
    at: now,
    title: 'একটি বিদ্যালয়',
    titleEnglish: '',
    hasSample: 0,
    lastPublishedAt: now,
    lastWorkAt: now,
    lastSignInDay: now.slice(0, 10),
    accounts: 3,
    adminsWithTwoStep: 1,
    boardOk: 11,
    boardMissing: '[]',
    boardLate: '[]',
    documents: 40,
    followers: 12,
    waitingToRead: 0,
    databaseBytes: 3_000_000,
    fileBytes: 90_000_000,
    provenAt: now,
    backupProblem: null,
    migration: migrationNames.at(-1)!,
  }
}
