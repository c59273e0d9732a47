import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

/** The network and CPU limits of a simulated client. */
export interface Profile {
  kilobitsPerSecond: number
  latencyMs: number
  /** CPU slowdown factor compared with this machine. */
  processor: number
}

export const SLOW: Profile = { kilobitsPerSecond: 400, latencyMs: 400, processor: 4 }
export const MIDDLING: Profile = { kilobitsPerSecond: 1600, latencyMs: 150, processor: 4 }

/** Bytes received, with headers, by DevTools resource type (Document, Script, Image, …). */
export type Transfers = Map<string, number>

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/**
 * A page with an empty cache on a cheap phone: 360 px wide, device pixel ratio 2. DevTools adds the
 * latency once per request; setting up a connection takes no time.
 */
export async function withColdPage<T>(
  browser: Browser,
  profile: Profile | undefined,
  use: (page: Page, transfers: Transfers, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  })
  try {
    const page = await context.newPage()
    const transfers = await watch(page, profile)
    return await use(page, transfers, context)
  } finally {
    await context.close()
  }
}

async function watch(page: Page, profile: Profile | undefined): Promise<Transfers> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const transfers: Transfers = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    kinds.set(requestId, type ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    transfers.set(kind, (transfers.get(kind) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  if (profile) await limit(session, profile)
  return transfers
}

async function limit(session: CDPSession, profile: Profile): Promise<void> {
  const bytesPerSecond = (profile.kilobitsPerSecond * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.processor })
}

export interface Paints {
  firstMs: number
  largestMs: number
  /** Cumulative layout shift. */
  shift: number
}

/** Opens an address and waits until the network is idle. */
export async function paintsOf(page: Page, url: string): Promise<Paints> {
  // Runs in the page before all other scripts. The content security policy does not apply to it.
  await page.addInitScript(() => {
    const observed = { largestMs: 0, shift: 0 }
    Object.assign(window, { observed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.largestMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        observed.shift += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    if (!first) throw new Error('Nothing was painted.')
    const { observed } = window as unknown as { observed: { largestMs: number; shift: number } }
    return { firstMs: first.startTime, ...observed }
  })
}
