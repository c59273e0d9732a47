import { cp, rename } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addSchool, makeDistrict, noteSchool } from '#src/district/make.ts'
import { openRegistry } from '#src/district/registry.ts'
import { schoolFolder } from '#src/district/folders.ts'
import { SORTS } from '#src/district/console/columns.ts'
import { listQuery } from '#src/district/console/schema.ts'
import { listSchools } from '#src/district/console/school-rows.ts'
import { type Figure, type Group, within } from './figures.ts'
import { newFolder } from './folders.ts'
import { processorSeconds, residentBytes } from './processes.ts'
import { type Site, startSite } from './site.ts'

const SCHOOLS = 1000
const DOMAIN = 'schools.test'
const MAX_BYTES_OF_SCHOOL = 1_000_000
/** Of the processor time of a start. */
const MAX_PART_OF_START = 1 / 30
const REST_SECONDS = 120
const MAX_PART_AT_REST = 0.03
/** After their last query, schools that were open for a chore close. */
const SETTLE_SECONDS = 30
const LIST_PAGES = 5
const MAX_LIST_MS = 100

export const district: Group = {
  title: `A district of ${SCHOOLS} fresh schools, one worker`,
  isOnlyByName: true,
  async measure(log) {
    const dataDir = await newFolder()
    await makeSchools(dataDir, log)
    const site = await startSite(dataDir, { DISTRICT: DOMAIN, ADMIN_PASSWORD: '' }, '/healthz')
    const startSeconds = secondsOf(site)
    const ids = Array.from({ length: SCHOOLS }, (_, index) => idOf(index))
    // The first opening of each, for its due times and its survey.
    await untilIdle(site, log)
    await visit(site, ids[0]!)
    const withOne = residentBytes(site.processes())!
    const before = secondsOf(site)
    for (const id of ids.slice(1)) await visit(site, id)
    const ofVisit = (secondsOf(site) - before) / (SCHOOLS - 1)
    const perSchool = (residentBytes(site.processes())! - withOne) / (SCHOOLS - 1)
    log(
      `start ${startSeconds} s, cold first page ${(ofVisit * 1000).toFixed(1)} ms of the processor`,
    )
    await untilIdle(site, log)
    const lists = await timeLists(dataDir)
    const atRest = await measureRest(site)
    await site.stop()
    return [
      {
        what: 'Memory of an open school',
        unit: 'bytes',
        ours: perSchool,
        ...within(MAX_BYTES_OF_SCHOOL),
      },
      {
        what: 'Processor time of the first page of a closed school, as a part of a start',
        unit: 'none',
        ours: ofVisit / startSeconds,
        ...within(MAX_PART_OF_START),
      },
      { what: 'Part of a core at rest', unit: 'none', ours: atRest, ...within(MAX_PART_AT_REST) },
      { what: 'The slowest list of the console', unit: 'ms', ours: lists, ...within(MAX_LIST_MS) },
    ] satisfies Figure[]
  },
}

const idOf = (index: number) => String(100_000 + index)

/** Copies of one new school, because a password takes longer to hash than all the rest. */
async function makeSchools(dataDir: string, log: (text: string) => void): Promise<void> {
  const settings = { dataDir, domain: DOMAIN, maxOpenSchools: SCHOOLS }
  await makeDistrict(settings, 'ops')
  const registry = await openRegistry(dataDir)
  await addSchool(settings, registry, { id: idOf(0), nameEnglish: 'A fresh school' })
  for (let index = 1; index < SCHOOLS; index += 1) {
    const folder = schoolFolder(dataDir, idOf(index))
    await cp(schoolFolder(dataDir, idOf(0)), `${folder}.part`, { recursive: true })
    await rename(`${folder}.part`, folder)
    await noteSchool(settings, registry, { id: idOf(index), action: 'added' })
  }
  await registry.close()
  log(`${SCHOOLS} schools in ${path.basename(dataDir)}`)
}

function visit({ url }: Site, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${url}/`, { headers: { host: `${id}.${DOMAIN}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${id} answered ${response.statusCode}.`))
      response.once('end', resolve).resume()
    })
      .once('error', reject)
      .end()
  })
}

function secondsOf(site: Site): number {
  return processorSeconds(site.processes())!
}

/** Waits until the server has used less than a hundredth of a core for some seconds. */
async function untilIdle(site: Site, log: (text: string) => void): Promise<void> {
  const start = performance.now()
  for (let before = secondsOf(site); ;) {
    await setTimeout(SETTLE_SECONDS * 1000)
    const now = secondsOf(site)
    if (now - before < SETTLE_SECONDS / 100) break
    before = now
  }
  log(`idle after ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

/** The slowest page of the list that an operator sees, of each way to sort it. */
async function timeLists(dataDir: string): Promise<number> {
  const registry = await openRegistry(dataDir)
  const times: number[] = []
  for (const sort of SORTS) {
    for (let page = 1; page <= LIST_PAGES; page += 1) {
      const start = performance.now()
      await listSchools(registry.database, listQuery.parse({ sort, page }), page)
      times.push(performance.now() - start)
    }
  }
  await registry.close()
  return Math.max(...times)
}

async function measureRest(site: Site): Promise<number> {
  const before = secondsOf(site)
  await setTimeout(REST_SECONDS * 1000)
  return (secondsOf(site) - before) / REST_SECONDS
}
