import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { formatCursor } from '#src/database/cursor.ts'
import { type Figure, type Group, median } from './figures.ts'
import { newFolder } from './folders.ts'
import { getOk } from './http.ts'
import { ROOT, signIn, type Site, startSite, type Write } from './site.ts'

const FEW = 40
const MANY = 100_000
const ROUNDS = 30
const MAX_RATIO = 1.5

interface TestSite {
  site: Site
  write: Write
  /** The measured pages start after this notice. Renaming it invalidates the caches. */
  middle: { id: string; title: string; cursor: string }
}

const REQUESTS: { name: string; path: (site: TestSite) => string }[] = [
  { name: 'Home', path: () => '/' },
  { name: 'List', path: () => '/allNotices' },
  {
    name: 'Page in the middle of the list',
    path: ({ middle }) => `/allNotices?before=${middle.cursor}&page=2`,
  },
  { name: 'API, first page', path: () => `/api/notices?limit=${FEW / 2}` },
  {
    name: 'API, page in the middle',
    path: ({ middle }) => `/api/notices?limit=${FEW / 2}&before=${middle.id}`,
  },
  { name: "Staff's list", path: () => '/api/notices?limit=30' },
  { name: "Staff's overview", path: () => '/api/admin/overview' },
]

export const growth: Group = {
  title: `Time of an answer with ${MANY.toLocaleString('en')} notices beside ${FEW}, uncached`,
  async measure(log) {
    const few = await openTestSite(FEW)
    const many = await openTestSite(MANY)
    log(`${MANY} notices are ready`)
    const figures: Figure[] = []
    for (const { name, path } of REQUESTS) {
      const times = { few: [] as number[], many: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.few.push(await timeOf(few, path(few), round))
        times.many.push(await timeOf(many, path(many), round))
      }
      const [small, large] = [median(times.few), median(times.many)]
      log(`${name}: ${small.toFixed(2)} and ${large.toFixed(2)} ms`)
      figures.push({
        what: name,
        unit: 'ms',
        ours: large,
        beside: { name: `with ${FEW}`, value: small },
        goal: { atMost: MAX_RATIO },
      })
    }
    await few.site.stop()
    await many.site.stop()
    return figures
  },
}

async function openTestSite(notices: number): Promise<TestSite> {
  const folder = await newFolder()
  const amounts = ['--notices', String(notices), '--photos', '12']
  await promisify(execFile)(process.execPath, ['scripts/sample.ts', ...amounts], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  })
  const site = await startSite(folder)
  const write = await signIn(site.url)
  // The list after it is as long as the short list.
  const before = Math.floor(notices / 2) - FEW / 2
  const { body } = await getOk(`${site.url}/api/notices?limit=${before + 1}`)
  const documents = JSON.parse(String(body)) as { _id: string; title: string; date: string }[]
  const { _id: id, title, date } = documents.at(-1)!
  return { site, write, middle: { id, title, cursor: formatCursor({ at: date, id }) } }
}

/** Writes before each request to invalidate the caches. The response is uncompressed. */
async function timeOf({ site, write, middle }: TestSite, path: string, round: number) {
  await write.rename('notices', middle.id, `${middle.title} ${round}`)
  const headers = { authorization: `Bearer ${write.token}`, 'accept-encoding': 'identity' }
  const start = performance.now()
  await getOk(`${site.url}${path}`, headers)
  return performance.now() - start
}
