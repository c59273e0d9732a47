import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import sanitizeHtml from 'sanitize-html'
import {
  MIDDLING,
  openBrowser,
  type Paints,
  paintsOf,
  type Profile,
  SLOW,
  withColdPage,
} from './browser.ts'
import { type Figure, type Group, median, within } from './figures.ts'
import { getOk } from './http.ts'
import { startPeer, type StaticPage } from './peer.ts'
import { sampleFolder, type Site, startSite } from './site.ts'

const ROUNDS = 5

const PAGES = [
  { name: 'Home', path: '/' },
  { name: 'List', path: '/allNotices' },
  { name: 'Notice', path: '/notices/12' },
  { name: 'Photo gallery', path: '/photo-gallery' },
]
const PROFILES = [
  { name: '400 kbit/s, 400 ms, CPU/4', profile: SLOW, maxLargestMs: 2500 },
  { name: '1.6 Mbit/s, 150 ms, CPU/4', profile: MIDDLING, maxLargestMs: 1200 },
]

/** A page's words as HTML without style, pictures and script, the fastest way to show them. */
function bare(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  const body = sanitizeHtml(html.slice(html.indexOf('<body')), {
    allowedTags: sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'img'),
    allowedAttributes: { a: ['href'] },
  })
  return `<!doctype html>
<html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>${body}`
}

async function barePageOf(site: Site, address: string): Promise<StaticPage> {
  const html = await (await fetch(`${site.url}${address}`)).text()
  return {
    path: address === '/' ? '/home' : address,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: brotliCompressSync(bare(html)),
  }
}

export const paint: Group = {
  title: 'First and largest contentful paint, cold, 360 px',
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const barePages = await Promise.all(PAGES.map((page) => barePageOf(site, page.path)))
    const peer = await startPeer(barePages)
    for (const { path } of PAGES) await getOk(`${site.url}${path}`, { 'accept-encoding': 'br' })
    const browser = await openBrowser()
    const pages = PAGES.flatMap(({ name, path }, index) => [
      { name: bareName(name), url: `${peer.url}${barePages[index]!.path}` },
      { name, url: `${site.url}${path}` },
    ])
    const figures: Figure[] = []
    for (const { name, profile, maxLargestMs } of PROFILES) {
      const paints = await measureInTurn(browser, profile, pages)
      for (const [page, rounds] of paints) log(`${name}: ${page} ${describe(rounds)}`)
      figures.push(...figuresOf(name, paints, maxLargestMs))
    }
    await browser.close()
    await peer.stop()
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

function bareName(page: string): string {
  return `${page}, bare`
}

function figuresOf(profile: string, paints: Map<string, Paints[]>, maxLargestMs: number): Figure[] {
  const first = (name: string) => median(paints.get(name)!.map((one) => one.firstMs))
  return PAGES.flatMap(({ name }): Figure[] => [
    {
      what: `${name}, first, ${profile}`,
      unit: 'ms',
      ours: first(name),
      beside: { name: 'its words as bare HTML', value: first(bareName(name)) },
      goal: { atMost: 1.1 },
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
