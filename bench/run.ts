import { parseArgs } from 'node:util'
import { GENERATOR } from './load.ts'
import { bytes } from './bytes.ts'
import { district } from './district.ts'
import { districtCrowd } from './district-crowd.ts'
import { districtNight } from './district-night.ts'
import { exportMemory } from './export.ts'
import { following } from './following.ts'
import { many } from './many.ts'
import { memory } from './memory.ts'
import { moveInLarge } from './move-in.ts'
import { paint } from './paint.ts'
import { photos } from './photos.ts'
import { stopAll } from './processes.ts'
import { publish } from './publish.ts'
import { reading } from './reading.ts'
import { describeRun, writeToDocs } from './report.ts'
import { search, searchLarge } from './search.ts'
import { staff } from './staff.ts'
import { startAndMemory } from './start-and-memory.ts'
import { formatTable } from './table.ts'
import { throughput } from './throughput.ts'
import type { Figure, Group } from './figures.ts'

const { values, positionals: named } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '20' },
  },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
const GROUPS: Record<string, Group> = {
  throughput,
  paint,
  bytes,
  publish,
  many,
  'start-and-memory': startAndMemory,
  staff,
  search,
  'search-large': searchLarge,
  reading,
  photos,
  following,
  export: exportMemory,
  'move-in': moveInLarge,
  district,
  'district-crowd': districtCrowd,
  'district-night': districtNight,
  memory: memory(minutes),
}
const USAGE = `Usage: npm run bench -- [--write] [--minutes N] [${Object.keys(GROUPS).join('] [')}]
  --write       writes the table to docs/performance.md; only for a whole run
  --minutes N   the length of the group memory, at least 3; 20 without it`

const isWrong = named.some((name) => !(name in GROUPS)) || !(minutes >= 3)
if (isWrong || (values.write && named.length > 0)) {
  console.error(USAGE)
  process.exit(1)
}

const start = Date.now()
const measured: { title: string; figures: Figure[] }[] = []
for (const [name, group] of Object.entries(GROUPS)) {
  if (named.length > 0 ? !named.includes(name) : group.isOnlyByName) continue
  console.log(`\n# ${name}`)
  measured.push({ title: group.title, figures: await measure(group) })
}
const report = `${describeRun(GENERATOR)}\n\n${formatTable(measured)}`
console.log(`\n${report}\n\nIn ${Math.round((Date.now() - start) / 1000)} s.`)
if (values.write) await writeToDocs(report)
process.exit(0)

/** A failed group becomes a row of the table, so that the other groups are still measured. */
async function measure(group: Group): Promise<Figure[]> {
  try {
    return await group.measure((text) => console.log(`  ${text}`))
  } catch (error) {
    console.error(error)
    const note = (error as Error).message.split('\n')[0]!
    return [{ what: group.title, unit: 'none', goal: { atMost: 1 }, note }]
  } finally {
    await stopAll()
  }
}
