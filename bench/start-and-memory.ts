import { type Figure, type Group, median, within } from './figures.ts'
import { load } from './load.ts'
import { residentBytes } from './processes.ts'
import { sampleFolder, startSite } from './site.ts'
import { formatAmount } from './table.ts'

const STARTS = 5
const MAX_START_MS = 1000
const LOAD_SECONDS = 3
const MAX_BYTES = 200_000_000
const MAX_BYTES_AFTER_UNCACHED_LOAD = 230_000_000

export const startAndMemory: Group = {
  title: 'Start and memory, one worker',
  async measure(log) {
    const folder = await sampleFolder()
    const starts: number[] = []
    for (let round = 0; round < STARTS; round += 1) {
      const start = performance.now()
      const site = await startSite(folder)
      starts.push(performance.now() - start)
      await site.stop()
    }
    log(`starts: ${starts.map((time) => time.toFixed(0)).join(', ')} ms`)
    return [
      {
        what: 'From the start to the first page',
        unit: 'ms',
        ours: median(starts),
        ...within(MAX_START_MS),
      },
      ...(await memory(folder, log)),
    ]
  },
}

/** Memory at start, after load on two pages, and after load that never repeats a page. */
async function memory(folder: string, log: (text: string) => void): Promise<Figure[]> {
  const site = await startSite(folder)
  const servers = [site.process]
  const list = `${site.url}/allNotices`
  const figure = (what: string, maxBytes = MAX_BYTES): Figure => {
    const bytes = residentBytes(site.processes())
    log(`${what}: ${bytes === undefined ? 'unknown' : formatAmount(bytes, 'bytes')}`)
    const note = bytes === undefined ? 'no /proc on this machine' : ''
    return { what, unit: 'bytes', ...(bytes && { ours: bytes }), ...within(maxBytes), note }
  }
  const atStart = figure('Memory at start')
  const seconds = LOAD_SECONDS
  await load({ url: `${site.url}/`, encoding: 'br', seconds }, servers)
  await load({ url: list, encoding: 'gzip', seconds }, servers)
  const afterLoad = figure('Memory after load on home and list')
  await load({ url: list, encoding: 'br', seconds, varied: Date.now() }, servers)
  const afterUncachedLoad = figure(
    'Memory after load on pages that were not requested before',
    MAX_BYTES_AFTER_UNCACHED_LOAD,
  )
  await site.stop()
  return [atStart, afterLoad, afterUncachedLoad]
}
