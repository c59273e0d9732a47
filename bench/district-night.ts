import { setTimeout } from 'node:timers/promises'
import { openDistrict } from '#src/district/open-district.ts'
import { writeLastNight } from '#src/district/night.ts'
import { nightRound } from '#src/district/round.ts'
import { idOf, makeSchools } from './district-folder.ts'
import type { Group } from './figures.ts'

const SCHOOLS = 1000
const CHANGED = 50
const DAY_MS = 24 * 60 * 60_000
/** Twice the part of the schools. */
const MAX_PART = (2 * CHANGED) / SCHOOLS

/** A night costs as much as the schools that changed. */
export const districtNight: Group = {
  title: `The night of ${SCHOOLS} schools, of which ${CHANGED} changed`,
  isOnlyByName: true,
  async measure(log) {
    const settings = await makeSchools(SCHOOLS)
    const district = await openDistrict(settings)
    const night = async () => {
      const before = performance.now()
      const found = await nightRound(district, { ending: new AbortController().signal })
      const seconds = (performance.now() - before) / 1000
      log(`${JSON.stringify(found)}: ${seconds.toFixed(0)} s`)
      if (found!.failed > 0) throw new Error(`${found!.failed} schools failed.`)
      return { seconds, found: found! }
    }
    const first = await night()
    for (let index = 0; index < CHANGED; index += 1) {
      await district.schools.use(idOf(index * (SCHOOLS / CHANGED)), ({ write }) =>
        write(({ notices }) => notices.create({ title: 'নোটিশ' })),
      )
    }
    // The name of an archive has its minute.
    await setTimeout(60_000)
    // The next round is due a day later.
    const yesterday = new Date(Date.parse(first.found.from) - DAY_MS).toISOString()
    await writeLastNight(settings.dataDir, { ...first.found, from: yesterday })
    const second = await night()
    await district.close()
    if (second.found.made !== CHANGED) throw new Error(`${second.found.made} archives were made.`)
    return [
      {
        what: 'Time of the night',
        unit: 'ms',
        ours: second.seconds * 1000,
        beside: { name: 'the first night, with all of them', value: first.seconds * 1000 },
        goal: { atMost: MAX_PART },
      },
    ]
  },
}
