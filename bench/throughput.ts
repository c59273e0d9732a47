import { type Figure, type Group, median, reaching, within } from './figures.ts'
import { type Encoding, GENERATOR, type Load, load } from './load.ts'
import { type Peer, reasonWithoutFront, startFront, startPeer } from './peer.ts'
import { sampleFolder, type Site, startSite } from './site.ts'
import { ENCODINGS, PAGES, pagesOf, peerPath, type Target, targetsFor } from './targets.ts'

const ROUNDS = 3
const SECONDS = 2
const WARM_UP_SECONDS = 1
/** Rendering runs more code than sending a cached page, and V8 compiles it under load. */
const RENDERING = { warmUpSeconds: 10, seconds: 5 }
/** Pages a second on two cores. */
const MIN_UNCACHED = 600
const MAX_P99_MS = 20
/** Of what a bare Node server does, which is the limit of the app. */
const MIN_OF_BARE_NODE = 0.85

export const throughput: Group = {
  title: `Answers a second, 32 connections (${GENERATOR})`,
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const front = reasonWithoutFront ? undefined : await startFront(site.url)
    const peer = await startPeer(await pagesOf(site))
    const figures: Figure[] = []
    for (const { name, path } of PAGES) {
      const worst = new Map<Target['name'], number>()
      for (const encoding of ENCODINGS) {
        const loads = await measureInTurn(
          targetsFor(site, front, peer, path, encoding),
          encoding,
          log,
        )
        figures.push(...ratesOf(`${name}, ${encoding}`, loads, peer.name))
        for (const [target, rounds] of loads) {
          const p99 = median(rounds.map(({ p99Ms }) => p99Ms))
          worst.set(target, Math.max(p99, worst.get(target) ?? 0))
        }
      }
      figures.push(slowest(`${name}: slowest of a hundred`, worst))
    }
    figures.push(await apiRead(site, peer, log))
    await peer.stop()
    await front?.stop()
    await site.stop()
    figures.push(await uncached(log))
    return figures
  },
}

/**
 * Every round measures all targets in a different order, so that a disturbance affects all of them.
 */
async function measureInTurn(
  targets: Target[],
  encoding: Encoding,
  log: (text: string) => void,
): Promise<Map<Target['name'], Load[]>> {
  const loads = new Map(targets.map(({ name }) => [name, [] as Load[]]))
  for (const { url, servers } of targets) {
    await load({ url, encoding, seconds: WARM_UP_SECONDS }, servers)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = targets.map((_, index) => targets[(index + round) % targets.length]!)
    for (const { name, url, servers } of order) {
      const result = await load({ url, encoding, seconds: SECONDS }, servers)
      loads.get(name)!.push(result)
      log(`${name} ${new URL(url).pathname} ${encoding}: ${describe(result)}`)
    }
  }
  return loads
}

function describe({ answeredPerSecond, p99Ms, busy }: Load): string {
  const share = busy === undefined ? '' : `, the server ${Math.round(busy * 100)} % busy`
  return `${Math.round(answeredPerSecond)}/s, 99 % within ${p99Ms.toFixed(1)} ms${share}`
}

function ratesOf(what: string, loads: Map<Target['name'], Load[]>, peerName: string): Figure[] {
  const rate = (name: Target['name']) => median(loads.get(name)!.map((one) => one.perSecond))
  const beside = { name: peerName, value: rate('peer') }
  const behind = { what: `${what}, behind deploy/nginx.conf`, unit: '/s' } as const
  return [
    {
      what: `${what}, straight from the app`,
      unit: '/s',
      ours: rate('app'),
      beside,
      goal: { atLeast: MIN_OF_BARE_NODE },
    },
    loads.has('front')
      ? { ...behind, ours: rate('front') }
      : { ...behind, note: reasonWithoutFront! },
  ]
}

function slowest(what: string, worst: Map<Target['name'], number>): Figure {
  const shown = (['front', 'peer'] as const).flatMap((name) =>
    worst.has(name) ? [`${name} ${worst.get(name)!.toFixed(1)} ms`] : [],
  )
  return {
    what,
    unit: 'ms',
    ours: worst.get('app')!,
    ...within(MAX_P99_MS),
    note: shown.join(', '),
  }
}

/** Compares a list of the API with a page of about the same size. */
async function apiRead(site: Site, peer: Peer, log: (text: string) => void): Promise<Figure> {
  const targets: Target[] = [
    { name: 'peer', url: `${peer.url}${peerPath('/allNotices', 'gzip')}`, servers: [peer.process] },
    { name: 'app', url: `${site.url}/api/notices?limit=50`, servers: [site.process] },
  ]
  const loads = await measureInTurn(targets, 'gzip', log)
  const rate = (name: Target['name']) => median(loads.get(name)!.map((one) => one.perSecond))
  return {
    what: 'API, 50 notices, gzip, straight from the app',
    unit: '/s',
    ours: rate('app'),
    beside: { name: peer.name, value: rate('peer') },
    goal: { atLeast: MIN_OF_BARE_NODE },
  }
}

/**
 * Every request is for a list page that was not requested before. Each core has one process, and
 * the load generator shares the cores.
 */
async function uncached(log: (text: string) => void): Promise<Figure> {
  const site = await startSite(await sampleFolder(), { WORKERS: '2' })
  const rounds: Load[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    // One day apart, so that no round repeats a page of the previous one.
    const varied = Date.now() - round * 24 * 60 * 60 * 1000
    const isWarmUp = round === 0
    const seconds = isWarmUp ? RENDERING.warmUpSeconds : RENDERING.seconds
    const result = await load(
      { url: `${site.url}/allNotices`, encoding: 'gzip', seconds, varied },
      [site.process],
    )
    if (!isWarmUp) rounds.push(result)
    log(`uncached: ${describe(result)}`)
  }
  await site.stop()
  return {
    what: 'List, a page that was not requested before, two workers',
    unit: '/s',
    ours: median(rounds.map((one) => one.answeredPerSecond)),
    ...reaching(MIN_UNCACHED),
    note: `99 % within ${median(rounds.map((one) => one.p99Ms)).toFixed(0)} ms`,
  }
}
