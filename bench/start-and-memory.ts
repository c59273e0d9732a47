import { type Figure, median, within } from './figures.ts'
import type { Group } from './group.ts'
import { load } from './load.ts'
import { residentBytes } from './processes.ts'
import { sampleFolder, startSite } from './site.ts'

const STARTS = 5
const MOST_START_MS = 1000
const LOAD_SECONDS = 3
const MOST_BYTES = 200_000_000

export const startAndMemory: Group = {
  title: 'Start and memory, one worker',
  async measure(say) {
    const folder = await sampleFolder()
    const starts: number[] = []
    for (let round = 0; round < STARTS; round += 1) {
      const start = performance.now()
      const site = await startSite(folder)
      starts.push(performance.now() - start)
      await site.stop()
    }
    say(`starts: ${starts.map((time) => time.toFixed(0)).join(', ')} ms`)
    return [
      {
        what: 'From the start to the first page',
        unit: 'ms',
        ours: median(starts),
        ...within(MOST_START_MS),
      },
      ...(await memory(folder, say)),
    ]
  },
}

/** Before and after pages kept and pages made anew, each for some seconds. */
async function memory(folder: string, say: (text: string) => void): Promise<Figure[]> {
  const site = await startSite(folder)
  const resident = () => residentBytes(site.processes())
  const atStart = resident()
  const servers = [site.process]
  const seconds = LOAD_SECONDS
  await load({ url: `${site.url}/`, encoding: 'br', seconds }, servers)
  await load({ url: `${site.url}/allNotices`, encoding: 'gzip', seconds }, servers)
  const varied = Date.now()
  await load({ url: `${site.url}/allNotices`, encoding: 'br', seconds, varied }, servers)
  const afterLoad = resident()
  await site.stop()
  say(`memory: ${atStart} at start, ${afterLoad} after load`)
  const note = afterLoad === undefined ? 'no /proc on this machine' : ''
  return [
    { what: 'Memory at start', unit: 'bytes', ...(atStart && { ours: atStart }), note },
    {
      what: 'Memory after load',
      unit: 'bytes',
      ...(afterLoad && { ours: afterLoad }),
      ...within(MOST_BYTES),
      note,
    },
  ]
}
