import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { EXPORT_FORMATS, type ExportFormat, exportUrl } from '#src/content.ts'
import { type Figure, type Group, within } from './figures.ts'
import { newFolder } from './folders.ts'
import { getOk } from './http.ts'
import { residentBytes } from './processes.ts'
import { ROOT, signIn, type Site, startSite } from './site.ts'
import { formatAmount } from './table.ts'

const NOTICES = 100_000
const MAX_MORE_BYTES = 150_000_000
const SAMPLE_MS = 20

/** Memory while staff download all notices, each format on a server that has just started. */
export const exportMemory: Group = {
  title: `Memory of the download of ${NOTICES.toLocaleString('en')} notices, above that before it`,
  isOnlyByName: true,
  async measure(log) {
    const folder = await newFolder()
    await promisify(execFile)(process.execPath, ['scripts/sample.ts', '--notices', `${NOTICES}`], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
    })
    log(`${NOTICES} notices are ready`)
    const figures: Figure[] = []
    for (const format of EXPORT_FORMATS) {
      const site = await startSite(folder)
      figures.push(await measureDownload(site, format, log))
      await site.stop()
    }
    return figures
  },
}

async function measureDownload(
  site: Site,
  format: ExportFormat,
  log: (text: string) => void,
): Promise<Figure> {
  const { token } = await signIn(site.url)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  // The first download loads the code.
  await getOk(site.url + exportUrl('contact', format), headers)
  const resident = () => {
    const bytes = residentBytes([site.process.pid!])
    if (bytes === undefined) throw new Error('This machine has no /proc.')
    return bytes
  }
  const before = resident()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, resident())), SAMPLE_MS)
  const start = performance.now()
  const { body } = await getOk(site.url + exportUrl('notices', format), headers)
  clearInterval(timer)
  const size = formatAmount(body.length, 'bytes')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  log(`${format}: ${formatAmount(before, 'bytes')}, at most ${formatAmount(most, 'bytes')}`)
  return {
    what: format,
    unit: 'bytes',
    ours: most - before,
    ...within(MAX_MORE_BYTES),
    note: `${size} in ${seconds} s`,
  }
}
