import { setTimeout as pause } from 'node:timers/promises'
import { png } from '../tests/made-files.ts'
import { typedPdf } from '../tests/made-pdf.ts'
import { type Figure, type Group, median, within } from './figures.ts'
import { connection, get } from './http.ts'
import { largePhoto } from './large-photo.ts'
import { residentBytes } from './processes.ts'
import { sampleFolder, signIn, type Site, startSite, type Write } from './site.ts'
import { formatAmount } from './table.ts'

const READERS = 4
const SAMPLES_PER_MINUTE = 6
const MINUTE_MS = 60_000
/** The caches fill during the first third. After that, memory must stay within this ratio. */
const MAX_GROWTH = 1.1
/** The limit for load that never repeats a page, plus memory for uploaded pictures. */
const MAX_BYTES = 300_000_000

const PAGES = ['/', '/allNotices', '/allnews', '/photo-gallery', '/calendar', '/routine', '/en']
const OFFICE = ['', '/bin', '/history', '/accounts'].map((path) => `/admin/dashboard${path}`)
const WORDS = ['পরীক্ষা', 'ছুটি', 'notice', 'ফলাফল', 'exam', 'বিজ্ঞপ্তি']

/** Memory of the server for each minute of mixed load. */
export function memory(minutes: number): Group {
  return {
    title: `Memory during ${minutes} minutes of mixed load, one worker`,
    isOnlyByName: true,
    async measure(log) {
      const site = await startSite(await sampleFolder(), { READING: 'on' })
      const ending = new AbortController()
      const load = Promise.all(mixedLoad(site, await signIn(site.url), ending.signal))
      const watched = watch(site, minutes, log)
      const perMinute = await Promise.race([watched, load.then(() => watched)])
      ending.abort()
      const counts = await load
      log(
        `sent: ${counts.map(([what, sent, failed]) => `${what} ${sent} (${failed} failed)`).join(', ')}`,
      )
      await site.stop()
      return figures(perMinute, counts)
    },
  }
}

type Count = [what: string, sent: number, failed: number]

function mixedLoad({ url }: Site, write: Write, ending: AbortSignal): Promise<Count>[] {
  const headers = { cookie: `adminToken=${write.token}` }
  const visit = async (path: string, more: Record<string, string> = {}) => {
    const { status } = await get(url + path, more, agent)
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
  }
  const agent = connection()
  agent.maxSockets = READERS + 2
  const photo = largePhoto()
  const change = (serial: number) => `মেমরি ${serial}`
  const readers = Array.from({ length: READERS }, () =>
    repeat('pages', 50, ending, (serial) =>
      // The address of every third page is not in the cache.
      visit(
        `${PAGES[serial % PAGES.length]}${serial % 3 === 0 ? `?page=${(serial % 5) + 1}` : ''}`,
      ),
    ),
  )
  return [
    ...readers,
    repeat('searches', 300, ending, (serial) =>
      visit(`/search?q=${encodeURIComponent(`${WORDS[serial % WORDS.length]} ${serial % 500}`)}`),
    ),
    repeat('office', 500, ending, (serial) => visit(OFFICE[serial % OFFICE.length]!, headers)),
    // The server then reads the text in a child process.
    repeat('documents', 3000, ending, (serial) => {
      const file = typedPdf([[`Notice ${serial} of the school`, 'The text of the notice.']])
      return write.publish('notices', change(serial), file, 'notice.pdf')
    }),
    repeat('scans', 20_000, ending, async (serial) =>
      write.publish('notices', `${change(serial)} ছবি`, await png(1200, 1600), 'scan.png'),
    ),
    repeat('photos', 15_000, ending, async (serial) =>
      write.publish('gallery', change(serial), await photo, 'photo.jpg'),
    ),
  ]
}

async function repeat(
  what: string,
  everyMs: number,
  ending: AbortSignal,
  send: (serial: number) => Promise<void>,
): Promise<Count> {
  const count: Count = [what, 0, 0]
  for (let serial = 0; !ending.aborted; serial += 1) {
    // A refusal is only counted, because this group measures memory.
    await send(serial).catch((error: Error) => {
      if (count[2] === 0) console.error(`${what}: ${error.message}`)
      count[2] += 1
    })
    count[1] += 1
    await pause(everyMs, undefined, { signal: ending }).catch(() => undefined)
  }
  return count
}

/** Returns the median memory of the server for each minute. */
async function watch(site: Site, minutes: number, log: (text: string) => void): Promise<number[]> {
  const perMinute: number[] = []
  log('minute  server  with its child processes')
  for (let minute = 1; minute <= minutes; minute += 1) {
    const own: number[] = []
    const all: number[] = []
    for (let count = 0; count < SAMPLES_PER_MINUTE; count += 1) {
      await pause(MINUTE_MS / SAMPLES_PER_MINUTE)
      const bytes = residentBytes([site.process.pid!])
      if (bytes === undefined) throw new Error('This machine has no /proc.')
      own.push(bytes)
      all.push(residentBytes(site.processes())!)
    }
    perMinute.push(median(own))
    const [server, family] = [median(own), Math.max(...all)].map((bytes) =>
      formatAmount(bytes, 'bytes'),
    )
    log(`${String(minute).padStart(6)}  ${server!.padStart(6)}  at most ${family}`)
  }
  return perMinute
}

function figures(perMinute: number[], counts: Count[]): Figure[] {
  const third = Math.ceil(perMinute.length / 3)
  const note = perMinute.map((bytes) => Math.round(bytes / 1e6)).join(', ')
  return [
    {
      what: 'Last third of the minutes',
      unit: 'bytes',
      ours: median(perMinute.slice(-third)),
      beside: { name: 'second third', value: median(perMinute.slice(third, 2 * third)) },
      goal: { atMost: MAX_GROWTH },
      note: `MB for each minute: ${note}`,
    },
    { what: 'Most in a minute', unit: 'bytes', ours: Math.max(...perMinute), ...within(MAX_BYTES) },
    {
      what: 'Failed requests',
      unit: 'none',
      ours: counts.reduce((sum, [, , failed]) => sum + failed, 0),
      beside: { name: 'sent', value: counts.reduce((sum, [, sent]) => sum + sent, 0) },
      goal: { atMost: 0.001 },
    },
  ]
}
