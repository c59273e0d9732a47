import { setTimeout } from 'node:timers/promises'
import { pdf } from '../tests/made-files.ts'
import { type Figure, type Group, median, reaching, within } from './figures.ts'
import { connection, get } from './http.ts'
import { crowd as sendCrowd } from './load.ts'
import { start, stop } from './processes.ts'
import { p99, timesOfHome } from './reader.ts'
import { sampleFolder, signIn, startSite } from './site.ts'

const VISITS = 200
const BUSY_LOOPS = 8
const CONNECTIONS = 512
const CROWD_SECONDS = 20
const REQUESTS = 1000
const NOTICES = 10
const MAX_PUBLISH_MS = 2000
const MAX_HOME_MS = 100

type Log = (text: string) => void

export const crowd: Group = {
  title: 'A starved machine, and a crowd',
  async measure(log) {
    return [await singleVisitor(log), ...(await besideCrowd(log))]
  },
}

/** One visitor from the start of the server, while other programs use both cores. */
async function singleVisitor(log: Log): Promise<Figure> {
  const folder = await sampleFolder()
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    start(process.execPath, ['--eval', 'for (;;);']),
  )
  const site = await startSite(folder)
  const agent = connection()
  let answered = 0
  for (let visit = 0; visit < VISITS; visit += 1) {
    const path = visit % 2 === 0 ? '/allnews' : '/api/notices'
    const { status } = await get(`${site.url}${path}?q=visit${visit}`, {}, agent)
    if (status === 200) answered += 1
  }
  agent.destroy()
  await Promise.all([site.stop(), ...loops.map(stop)])
  log(`single visitor: ${answered} of ${VISITS}`)
  return {
    what: `${VISITS} uncached answers to one visitor, beside ${BUSY_LOOPS} busy loops`,
    unit: 'none',
    ours: answered,
    ...reaching(VISITS),
  }
}

async function besideCrowd(log: Log): Promise<Figure[]> {
  const site = await startSite(await sampleFolder())
  const write = await signIn(site.url)
  await timesOfHome(site.url, (times) => times.length < REQUESTS)
  const usual = p99(await timesOfHome(site.url, (times) => times.length < REQUESTS))
  const sending = sendCrowd({
    url: `${site.url}/allNotices`,
    encoding: 'gzip',
    connections: CONNECTIONS,
    seconds: CROWD_SECONDS,
    varied: Date.now(),
  })
  // Until all connections send requests.
  await setTimeout(2000)
  const home = await timesOfHome(site.url, (times) => times.length < REQUESTS)
  const published: number[] = []
  for (let serial = 0; serial < NOTICES; serial += 1) {
    const begin = performance.now()
    await write.publish('notices', `ভিড়ের সময় ${serial}`, pdf(100_000), 'notice.pdf')
    published.push(performance.now() - begin)
  }
  const { perSecond, failed } = await sending
  await site.stop()
  log(`home ${p99(home).toFixed(1)} ms, usual ${usual.toFixed(1)} ms`)
  log(`published in ${published.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  const note = `${Math.round(perSecond)} answers a second, ${failed} refused in ${CROWD_SECONDS} s`
  return [
    {
      what: `Publishing, beside ${CONNECTIONS} connections on uncached pages, slowest of ${NOTICES}`,
      unit: 'ms',
      ours: Math.max(...published),
      ...within(MAX_PUBLISH_MS),
      note: `median ${median(published).toFixed(0)} ms`,
    },
    {
      what: 'p99 of home, from the cache, beside the same crowd',
      unit: 'ms',
      ours: p99(home),
      ...within(MAX_HOME_MS),
      note: `${usual.toFixed(1)} ms without; ${note}`,
    },
  ]
}
