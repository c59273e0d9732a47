import { connect } from '#src/database/connect.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { makeCorpus } from './corpus.ts'
import { type Figure, type Group, median } from './figures.ts'
import { getOk } from './http.ts'
import { load } from './load.ts'
import { fill } from './search.ts'
import { sampleFolder, signIn, type Site, startSite } from './site.ts'

const MANY = 20_000
const CHARACTERS = 500
const CHANGES = 60
const ROUNDS = 5
const SECONDS = 2
const MAX_GROWTH = 1.5
const MIN_RATE = 0.7

/** Nothing of home grows with the number of notices. */
export const many: Group = {
  title: `Home with ${MANY.toLocaleString('en')} more notices`,
  async measure(log) {
    const folder = await sampleFolder()
    await addNotices(folder)
    const large = await startSite(folder)
    const small = await startSite(await sampleFolder())
    const name = 'without them'
    const compare = async (measureOne: (site: Site) => Promise<number>, rounds: number) => {
      const found = new Map<Site, number[]>([
        [large, []],
        [small, []],
      ])
      for (let round = 0; round < rounds; round += 1) {
        // Each of them is the first one in half of the rounds.
        for (const site of round % 2 === 0 ? [large, small] : [small, large]) {
          found.get(site)!.push(await measureOne(site))
        }
      }
      const [ours, value] = [large, small].map((site) => median(found.get(site)!))
      log(`${ours} beside ${value}`)
      return { ours: ours!, beside: { name, value: value! } }
    }
    const figures: Figure[] = [
      {
        what: 'The page, gzip',
        unit: 'bytes',
        ...(await compare(bytesOfHome, 1)),
        goal: { atMost: MAX_GROWTH },
      },
      {
        what: 'The first answer after a change',
        unit: 'ms',
        ...(await compare(await afterChange([large, small]), CHANGES)),
        goal: { atMost: MAX_GROWTH },
      },
      {
        what: 'Answers a second, br, 32 connections',
        unit: '/s',
        ...(await compare(answersPerSecond, ROUNDS)),
        goal: { atLeast: MIN_RATE },
      },
    ]
    await large.stop()
    await small.stop()
    return figures
  },
}

async function addNotices(folder: string): Promise<void> {
  const database = await connect(readSchoolSettings({ DATA_DIR: folder }))
  await fill(database, makeCorpus(), { amount: MANY, characters: CHARACTERS, firstNumber: 1000 })
  await database.destroy()
}

async function bytesOfHome({ url }: Site): Promise<number> {
  return (await getOk(`${url}/`, { 'accept-encoding': 'gzip' })).body.length
}

/** Renames the newest notice, and times the page that is rendered again. */
async function afterChange(sites: Site[]): Promise<(site: Site) => Promise<number>> {
  const writers = new Map<Site, () => Promise<void>>()
  for (const site of sites) {
    const writer = await signIn(site.url)
    const { body } = await getOk(`${site.url}/api/notices?limit=1`)
    const [{ _id, title }] = JSON.parse(body.toString()) as [{ _id: string; title: string }]
    let count = 0
    writers.set(site, () => writer.rename('notices', _id, `${title} ${(count += 1)}`))
  }
  return async (site) => {
    await writers.get(site)!()
    const start = performance.now()
    await bytesOfHome(site)
    return performance.now() - start
  }
}

async function answersPerSecond({ url, process }: Site): Promise<number> {
  const found = await load({ url: `${url}/`, encoding: 'br', seconds: SECONDS }, [process])
  return found.perSecond
}
