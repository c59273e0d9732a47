import { setTimeout as pause } from 'node:timers/promises'
import { png } from '../tests/made-files.ts'
import { typedPdf } from '../tests/made-pdf.ts'
import { type Figure, median, within } from './figures.ts'
import type { Group } from './group.ts'
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
/** As for load that never repeats a page, plus the pictures that pass through the server. */
const MAX_BYTES = 300_000_000

const PAGES = ['/', '/allNotices', '/allnews', '/photo-gallery', '/calendar', '/routine', '/en']
const OFFICE = ['', '/bin', '/history', '/accounts'].map((path) => `/admin/dashboard${path}`)
const WORDS = ['পরীক্ষা', 'ছুটি', 'notice', 'ফলাফল', 'exam', 'বিজ্ঞপ্তি']

/** Memory of the server for each minute of mixed load. */
export function memory(minutes: number): Group {
  return {
    title: `Memory during ${minutes} minutes of mixed load, one worker`,
    isOnlyByName: true,
    async measure(say) {
      const site = await startSite(await sampleFolder(), { READING: 'on' })
      const ending = new AbortController()
      const load = Promise.all(mixedLoad(site, await signIn(site.url), ending.signal))
      const watched = watch(site, minutes, say)
      const perMinute = await Promise.race([watched, load.then(() => watched)])
      ending.abort()
      const counts = await load
      say(
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
      // Every third page has an address that no cache has.
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
    // The server then reads its text in the reading process.
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
    // A refusal is counted: the table is about memory, and the load goes on.
    await send(serial).catch((error: Error) => {
      if (count[2] === 0) console.error(`${what}: ${error.message}`)
      count[2] += 1
    })
    count[1] += 1
    await pause(everyMs, undefined, { signal: ending }).catch(() => undefined)
  }
  return count
}

/** The median of each minute: of the server, and of it with its child processes. */
async function watch(site: Site, minutes: number, say: (text: string) => void): Promise<number[]> {
  const perMinute: number[] = []
  say('minute  server  with its child processes')
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
    say(`${String(minute).padStart(6)}  ${server!.padStart(6)}  at most ${family}`)
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
