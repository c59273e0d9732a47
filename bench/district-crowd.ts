import { createConnection, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { exportUrl } from '#src/content.ts'
import { connect } from '#src/database/connect.ts'
import { schoolFolder } from '#src/district/folders.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { makeCorpus } from './corpus.ts'
import { hostOf, idOf, makeSchools, startDistrict } from './district-folder.ts'
import { type Figure, type Group, median, reaching, within } from './figures.ts'
import { connection, get, getOk } from './http.ts'
import { largePhoto } from './large-photo.ts'
import { crowd } from './load.ts'
import { fill } from './search.ts'
import { sampleFolder, signIn, type Site } from './site.ts'

const QUIET = 20
const CONNECTIONS = 32
const SECONDS = 30
/** Of each quiet school: home, which is cached, and a search, which is not, in turn. */
const ASKS_EVERY_MS = 500
const MAX_GROWTH = 3
const MAX_MS = 250
/** Searches of each school, so that the code is compiled. */
const WARM_ROUNDS = 3
const SLOW_READERS = 300
const ARRIVE_MS = 2000
const PHOTOS = 20
const MANY_NOTICES = 20_000
const MAX_GROWTH_OF_WORK = 2

const CROWDED = idOf(0)
/** With many notices, photos and slow readers. */
const LARGE = idOf(1)
const QUIET_IDS = Array.from({ length: QUIET }, (_, index) => idOf(index + 2))
const LISTS = 5

interface Answered {
  cachedMs: number[]
  searchMs: number[]
  refused: number
}

/** What happens at one school neither refuses nor delays the visitors and staff of the others. */
export const districtCrowd: Group = {
  title: `${QUIET} quiet schools beside a crowded one, one worker`,
  isOnlyByName: true,
  async measure(log) {
    const settings = await makeSchools(QUIET + 2, await sampleFolder())
    await addNotices(schoolFolder(settings.dataDir, LARGE))
    const site = await startDistrict(settings)
    const figures = [...(await besideSearches(site, log)), ...(await besideWork(site, log))]
    await site.stop()
    return figures
  },
}

async function addNotices(dataDir: string): Promise<void> {
  const database = await connect(readSchoolSettings({ DATA_DIR: dataDir }))
  await fill(database, makeCorpus(), { amount: MANY_NOTICES, firstNumber: 1000 })
  await database.destroy()
}

async function besideSearches(site: Site, log: (text: string) => void): Promise<Figure[]> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    for (const id of [CROWDED, ...QUIET_IDS]) {
      await getOk(`${site.url}/`, { host: hostOf(id) })
      await getOk(site.url + searchPath(round), { host: hostOf(id) })
    }
  }
  const alone = await askQuietSchools(site)
  const [beside, sent] = await Promise.all([
    askQuietSchools(site),
    crowd({
      url: site.url + searchPath(),
      host: hostOf(CROWDED),
      numbered: true,
      encoding: 'br',
      connections: CONNECTIONS,
      seconds: SECONDS,
    }),
  ])
  log(`the crowd: ${sent.sent} searches, ${sent.failed} refused`)
  const asked = beside.cachedMs.length + beside.searchMs.length
  const searches = `beside ${CONNECTIONS} connections of searches`
  return [
    {
      what: `Share of answers ${searches}`,
      unit: 'none',
      ours: 1 - beside.refused / asked,
      ...reaching(1),
    },
    {
      what: `An answer, p99, ${searches}`,
      unit: 'ms',
      ours: slowestHundredth([...beside.cachedMs, ...beside.searchMs]),
      beside: {
        name: 'without them',
        value: slowestHundredth([...alone.cachedMs, ...alone.searchMs]),
      },
      goal: { atMost: MAX_GROWTH },
      note: describeKinds(alone, beside),
    },
    {
      what: `The same`,
      unit: 'ms',
      ours: slowestHundredth([...beside.cachedMs, ...beside.searchMs]),
      ...within(MAX_MS),
    },
  ]
}

function describeKinds(alone: Answered, beside: Answered): string {
  const [home, homeAlone, search, searchAlone] = [
    beside.cachedMs,
    alone.cachedMs,
    beside.searchMs,
    alone.searchMs,
  ].map((times) => slowestHundredth(times).toFixed(0))
  return `home ${home} after ${homeAlone} ms, a search ${search} after ${searchAlone} ms`
}

const searchPath = (serial?: number) =>
  `/search?q=${encodeURIComponent('নোটিশ')}${serial === undefined ? '' : `+${serial}`}`

async function askQuietSchools(site: Site): Promise<Answered> {
  const answered: Answered = { cachedMs: [], searchMs: [], refused: 0 }
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    QUIET_IDS.map(async (id, index) => {
      const agent = connection()
      // They do not all ask at the same moment.
      await setTimeout((index / QUIET) * ASKS_EVERY_MS)
      for (let serial = 0; performance.now() < until; serial += 1) {
        const isSearch = serial % 2 === 1
        const start = performance.now()
        const path = isSearch ? searchPath(serial) : '/'
        const { status } = await get(site.url + path, { host: hostOf(id) }, agent)
        const took = performance.now() - start
        answered[isSearch ? 'searchMs' : 'cachedMs'].push(took)
        if (status !== 200) answered.refused += 1
        await setTimeout(Math.max(0, ASKS_EVERY_MS - took))
      }
      agent.destroy()
    }),
  )
  return answered
}

function slowestHundredth(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

/** The staff of the large school send photos and download a list, and readers of its files are slow. */
async function besideWork(site: Site, log: (text: string) => void): Promise<Figure[]> {
  const photo = await largePhoto()
  const [large, quiet] = [hostOf(LARGE), hostOf(QUIET_IDS[0]!)]
  const [writer, other] = [await signIn(site.url, quiet), await signIn(site.url, large)]
  const list = (host: string, token: string) =>
    getOk(
      site.url + exportUrl('notices', 'xlsx'),
      { host, authorization: `Bearer ${token}` },
      connection(),
    )
  const measure = async () => ({
    upload: median(await timesOf(1, () => writer.publish('gallery', 'ছবি', photo, 'photo.jpg'))),
    list: median(await timesOf(LISTS, () => list(quiet, writer.token))),
  })
  await measure()
  const alone = await measure()
  const readers = slowReaders(site, await addressOfPicture(site, large), large)
  const start = performance.now()
  const work = Promise.all([
    list(large, other.token),
    ...Array.from({ length: PHOTOS }, (_, serial) =>
      other.publish('gallery', `ছবি ${serial}`, photo, 'photo.jpg'),
    ),
  ])
  // The photos have arrived, and most of them wait.
  await setTimeout(ARRIVE_MS)
  const beside = await measure()
  const took = performance.now() - start
  await work
  log(`measured in ${took.toFixed(0)} ms of ${(performance.now() - start).toFixed(0)} ms of work`)
  for (const reader of readers) reader.destroy()
  return (['upload', 'list'] as const).map((kind) => ({
    what: `${kind === 'upload' ? 'A large photo' : 'The list of notices as a file'} beside ${PHOTOS} large photos, a list of ${MANY_NOTICES.toLocaleString('en')} and ${SLOW_READERS} slow readers`,
    unit: 'ms',
    ours: beside[kind],
    beside: { name: 'without them', value: alone[kind] },
    goal: { atMost: MAX_GROWTH_OF_WORK },
  }))
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

async function addressOfPicture({ url }: Site, host: string): Promise<string> {
  const { body } = await getOk(`${url}/photo-gallery`, { host })
  return /\/gallery-uploads\/[^"\s]+/.exec(String(body))![0]
}

/** Connections that ask for a file and never read the answer. */
function slowReaders({ url }: Site, path: string, host: string): Socket[] {
  const { hostname, port } = new URL(url)
  return Array.from({ length: SLOW_READERS }, () => {
    const socket = createConnection(Number(port), hostname).pause()
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    return socket
  })
}
