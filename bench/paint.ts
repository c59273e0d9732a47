import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import {
  MIDDLING,
  openBrowser,
  type Paints,
  paintsOf,
  type Profile,
  SLOW,
  withColdPage,
} from './browser.ts'
import { type Figure, median, within } from './figures.ts'
import type { Group } from './group.ts'
import { settled } from './http.ts'
import { startNodePeer } from './peer.ts'
import { sampleFolder, startSite } from './site.ts'

const ROUNDS = 5

const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'List', path: '/allNotices' },
  { name: 'Photo gallery', path: '/photo-gallery' },
]
const PROFILES = [
  { name: '400 kbit/s, 400 ms, CPU/4', profile: SLOW, maxLargestMs: 2500 },
  { name: '1.6 Mbit/s, 150 ms, CPU/4', profile: MIDDLING, maxLargestMs: 1200 },
]

/** The smallest possible page. */
const BARE = `<!doctype html>
<html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>নোটিশ</title><h1>নোটিশ</h1><p>বার্ষিক পরীক্ষার সময়সূচি</p>`

export const paint: Group = {
  title: 'First and largest contentful paint, cold, 360 px',
  async measure(say) {
    const site = await startSite(await sampleFolder())
    const bare = await startNodePeer([
      {
        path: '/',
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
        body: brotliCompressSync(BARE),
      },
    ])
    for (const { path } of PAGES) await settled(`${site.url}${path}`, { 'accept-encoding': 'br' })
    const browser = await openBrowser()
    const pages = [
      { name: 'bare', url: `${bare.url}/` },
      ...PAGES.map(({ name, path }) => ({ name, url: `${site.url}${path}` })),
    ]
    const figures: Figure[] = []
    for (const { name, profile, maxLargestMs } of PROFILES) {
      const paints = await measureInTurn(browser, profile, pages)
      for (const [page, found] of paints) say(`${name}: ${page} ${describe(found)}`)
      figures.push(...figuresOf(name, paints, maxLargestMs))
    }
    await browser.close()
    await bare.stop()
    await site.stop()
    return figures
  },
}

/** Every round opens each page once, so that a disturbance of the machine affects all pages. */
async function measureInTurn(
  browser: Browser,
  profile: Profile,
  pages: { name: string; url: string }[],
): Promise<Map<string, Paints[]>> {
  const paints = new Map(pages.map(({ name }) => [name, [] as Paints[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of pages) {
      paints.get(name)!.push(await withColdPage(browser, profile, (page) => paintsOf(page, url)))
    }
  }
  return paints
}

function describe(paints: Paints[]): string {
  return paints
    .map(({ firstMs, largestMs }) => `${firstMs.toFixed(0)}/${largestMs.toFixed(0)}`)
    .join(' ')
}

function figuresOf(profile: string, paints: Map<string, Paints[]>, maxLargestMs: number): Figure[] {
  const first = (name: string) => median(paints.get(name)!.map((one) => one.firstMs))
  const beside = { name: 'bare page', value: first('bare') }
  return PAGES.flatMap(({ name }): Figure[] => [
    {
      what: `${name}, first, ${profile}`,
      unit: 'ms',
      ours: first(name),
      beside,
      goal: { atMost: 1.25 },
    },
    {
      what: `${name}, largest, ${profile}`,
      unit: 'ms',
      ours: median(paints.get(name)!.map((one) => one.largestMs)),
      ...within(maxLargestMs),
      note: `layout shift ${Math.max(...paints.get(name)!.map((one) => one.shift)).toFixed(3)}`,
    },
  ])
}
