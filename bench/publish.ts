import { availableParallelism } from 'node:os'
import { pdf } from '../tests/made-files.ts'
import { type Figure, type Group, median, within } from './figures.ts'
import { connection, get, getOk } from './http.ts'
import { largePhoto } from './large-photo.ts'
import { sampleFolder, signIn, type Site, startSite } from './site.ts'

const NOTICES = 10
const MAX_VISIBLE_MS = 250
const MAX_CLOSURE_MS = 100
const PHOTOS = 3
const MAX_PHOTO_MS = 3000
/** With so many readers, every worker serves some of them. */
const READERS = 8
const GIVE_UP_MS = 30_000

export const publish: Group = {
  title: 'From sending to a visitor seeing it',
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const alone = await timesOfNotices(site, 1)
    log(`notice: ${show(alone)}`)
    const photos = await timesOfPhotos(site)
    log(`photo: ${show(photos.visible)}; readers waited ${show(photos.waited)}`)
    await site.stop()
    return [
      { what: 'A notice', unit: 'ms', ours: median(alone), ...within(MAX_VISIBLE_MS) },
      ...(await withTwoWorkers(log)),
      {
        what: 'A photo of 12 megapixels',
        unit: 'ms',
        ours: median(photos.visible),
        ...within(MAX_PHOTO_MS),
      },
      {
        what: 'The slowest answer to a reader during these uploads',
        unit: 'ms',
        ours: Math.max(...photos.waited),
        ...within(MAX_VISIBLE_MS),
        note: `${availableParallelism()} cores, one reader who requests home continuously`,
      },
    ]
  },
}

async function withTwoWorkers(log: (text: string) => void): Promise<Figure[]> {
  const notice: Figure = {
    what: 'A notice, WORKERS=2, seen by readers of both',
    unit: 'ms',
    ...within(MAX_VISIBLE_MS),
  }
  const closure: Figure = {
    what: 'A closure, WORKERS=2, seen by readers of both',
    unit: 'ms',
    ...within(MAX_CLOSURE_MS),
  }
  const site = await startSite(await sampleFolder(), { WORKERS: '2' })
  try {
    if (site.processes().length < 2) {
      return [{ ...notice, note: 'WORKERS=2 started no second process' }]
    }
    const notices = await timesOfNotices(site, READERS)
    log(`notice, two workers: ${show(notices)}`)
    const closures = await timesOfClosures(site, READERS)
    log(`closure, two workers: ${show(closures)}`)
    return [
      { ...notice, ours: median(notices) },
      { ...closure, ours: median(closures) },
    ]
  } finally {
    await site.stop()
  }
}

async function timesOfNotices({ url }: Site, readers: number): Promise<number[]> {
  const write = await signIn(url)
  return timesUntilSeen(`${url}/allNotices`, readers, (title) =>
    write.publish('notices', title, pdf(100_000), 'notice.pdf'),
  )
}

async function timesOfClosures({ url }: Site, readers: number): Promise<number[]> {
  const write = await signIn(url)
  const from = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format()
  return timesUntilSeen(`${url}/contact_us`, readers, (title) =>
    write.post('calendar', { title, kind: 'closure', from }),
  )
}

/**
 * The time from sending until the pages of all readers show the title. Every reader has loaded the
 * page before.
 */
async function timesUntilSeen(
  page: string,
  readers: number,
  send: (title: string) => Promise<unknown>,
): Promise<number[]> {
  const agents = Array.from({ length: readers }, connection)
  const times: number[] = []
  for (let serial = 0; serial < NOTICES; serial += 1) {
    const title = `প্রকাশ ${serial} ${Date.now()}`
    await Promise.all(agents.map((agent) => getOk(page, {}, agent)))
    const start = performance.now()
    await send(title)
    await Promise.all(
      agents.map((agent) => until(async () => (await getOk(page, {}, agent)).body.includes(title))),
    )
    times.push(performance.now() - start)
  }
  for (const agent of agents) agent.destroy()
  return times
}

/** The time from sending until the gallery shows the photo and the picture loads. */
async function timesOfPhotos({ url }: Site): Promise<{ visible: number[]; waited: number[] }> {
  const write = await signIn(url)
  const file = await largePhoto()
  const visible: number[] = []
  const waited: number[] = []
  for (let serial = 0; serial < PHOTOS; serial += 1) {
    const title = `ছবি ${serial} ${Date.now()}`
    const reading = new AbortController()
    const reader = readRepeatedly(url, reading.signal, waited)
    const start = performance.now()
    await write.publish('gallery', title, file, 'photo.jpg')
    await until(() => isShown(url, title))
    visible.push(performance.now() - start)
    reading.abort()
    await reader
  }
  return { visible, waited }
}

async function isShown(url: string, title: string): Promise<boolean> {
  const { body } = await getOk(`${url}/photo-gallery`)
  const html = String(body)
  if (!html.includes(title)) return false
  // The newest photo is the first one in the main part of the page.
  const [, source] = /<main[\s\S]*?<img[^>]* src="([^"]+)"/.exec(html) ?? []
  return source !== undefined && (await get(new URL(source, url).href)).status === 200
}

async function readRepeatedly(url: string, signal: AbortSignal, waited: number[]): Promise<void> {
  const agent = connection()
  while (!signal.aborted) {
    const start = performance.now()
    await getOk(`${url}/`, {}, agent)
    waited.push(performance.now() - start)
    // The pause leaves CPU time to the picture process.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  agent.destroy()
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVE_UP_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not visible within ${GIVE_UP_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

function show(times: number[]): string {
  if (times.length > 12) return `${median(times).toFixed(1)} to ${Math.max(...times).toFixed(0)} ms`
  return `${times.map((time) => time.toFixed(0)).join(', ')} ms`
}
