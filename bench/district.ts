import { setTimeout } from 'node:timers/promises'
import { openRegistry } from '#src/district/registry.ts'
import type { DistrictSettings } from '#src/base/settings.ts'
import { SORTS } from '#src/district/console/columns.ts'
import { listQuery } from '#src/district/console/schema.ts'
import { listSchools } from '#src/district/console/school-rows.ts'
import { hostOf, idOf, makeSchools, startDistrict } from './district-folder.ts'
import { type Figure, type Group, within } from './figures.ts'
import { getOk } from './http.ts'
import { processorSeconds, residentBytes } from './processes.ts'
import type { Site } from './site.ts'

const SCHOOLS = 1000
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
    const settings = await makeSchools(SCHOOLS)
    log(`${SCHOOLS} schools are made`)
    const site = await startDistrict(settings)
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
    const lists = await timeLists(settings)
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

async function visit({ url }: Site, id: string): Promise<void> {
  await getOk(`${url}/`, { host: hostOf(id) })
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
async function timeLists(settings: DistrictSettings): Promise<number> {
  const registry = await openRegistry(settings)
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
