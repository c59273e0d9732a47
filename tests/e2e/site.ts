import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import {
  ADMIN,
  sharedSite,
  type SharedSite,
  type Site,
  startSite,
  stopSite,
} from './site-process.ts'
import { clear, openUsedPage, type UsedPage } from './used-page.ts'

export { ADMIN, type SharedSite, type Site, startSite, stopSite } from './site-process.ts'
export { expect }

/** A file of tests/fixtures, for an upload. */
export async function fixtureFile(name: 'notice.pdf' | 'photo.webp', as = name as string) {
  const bytes = await readFile(path.join(import.meta.dirname, '../fixtures', name))
  return new File([new Uint8Array(bytes)], as)
}

export type Write = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  content: Record<string, unknown> | FormData,
) => Promise<Response>

/** Signs in; returns a function that writes through the API and fails the test on a refusal. */
export async function signIn({ url }: Site): Promise<Write> {
  const json = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await answer.json()) as { token: string }
  return async (method, to, content) => {
    const isForm = content instanceof FormData
    const headers = { authorization: `Bearer ${token}`, ...(!isForm && json) }
    const body = isForm ? content : JSON.stringify(content)
    const request = { method, headers, body }
    const response = await fetch(`${url}/api/${to}`, request)
    expect(response.ok, `${method} ${to}: ${response.status}`).toBe(true)
    return response
  }
}

export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** The end of a title; `npm test` leaves a test with it to `npm run test:all`. */
export function restIf(isRest: boolean): string {
  return isRest ? ' @rest' : ''
}

interface WorkerFixtures {
  /** Sites for tests that change nothing: all workers share them. */
  sampleSite: SharedSite
  emptySite: SharedSite
  /** A site that `start` makes for the first test with this name; all tests of a worker share it. */
  siteOfWorker: (name: string, start: () => Promise<Site>) => Promise<Site>
  /** The currently unused pages, by their options. */
  usedPages: Map<string, UsedPage>
}

interface TestFixtures {
  /**
   * Tests share a page, one after another: it opens a screen with half of the work, because it reuses
   * its process, styles and compiled scripts. A test that needs an empty cache or adds an init script
   * sets this.
   */
  ownContext: boolean
  /** Fails the test on any error in the browser's console. */
  quietConsole: void
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sampleSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => use(sharedSite('sample')),
    { scope: 'worker' },
  ],
  emptySite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => use(sharedSite('empty')),
    { scope: 'worker' },
  ],
  siteOfWorker: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const sites = new Map<string, Promise<Site>>()
      await use((name, start) => {
        if (!sites.has(name)) sites.set(name, start())
        return sites.get(name)!
      })
      for (const site of sites.values()) await stopSite(await site)
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  usedPages: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  ownContext: [false, { option: true }],
  page: async (
    { browser, usedPages, ownContext, viewport, javaScriptEnabled, colorScheme, timezoneId },
    use,
  ) => {
    const key = JSON.stringify({ viewport, javaScriptEnabled, colorScheme, timezoneId })
    const used = (!ownContext && usedPages.get(key)) || (await openUsedPage(browser))
    usedPages.delete(key)
    await use(used.page)
    if (!ownContext && (await clear(used, { viewport, colorScheme }))) usedPages.set(key, used)
    else await used.page.context().close()
  },
  context: async ({ page }, use) => use(page.context()),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // Errors that the test causes on purpose: a status, a lost connection.
        const isMeant =
          /the server responded with a status of (4\d\d|503)|net::ERR_(CONNECTION_RESET|FAILED|INTERNET_DISCONNECTED|UPLOAD_FILE_CHANGED|FILE_NOT_FOUND)/.test(
            message.text(),
          )
        const isThumbnail = message.location().url.startsWith('https://i.ytimg.com/')
        if (message.type() === 'error' && !isMeant && !isThumbnail) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** A site for the tests of one file. */
export function ownSite(...start: Parameters<typeof startSite>): Site {
  const site = {} as Site
  test.beforeAll(async () => void Object.assign(site, await startSite(...start)))
  test.afterAll(() => stopSite(site))
  return site
}

/** A new site for each test of a file. */
export function siteOfEachTest(...start: Parameters<typeof startSite>): Site {
  const site = {} as Site
  test.beforeEach(async () => void Object.assign(site, await startSite(...start)))
  test.afterEach(async ({ page }) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await stopSiteAfter(page, site)
  })
  return site
}

/** Different words for each test and width, because the tests of a file share a site. */
export function titled(words: string): string {
  return `${words} ${test.info().project.name} ${test.info().testId.slice(-6)}`
}

/** Leaves the site first: otherwise its last requests fail, and the console reports an error. */
export async function stopSiteAfter(page: Page, site: Site): Promise<void> {
  await page.goto('about:blank')
  await stopSite(site)
}

/** Expects no axe violation on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // @axe-core/playwright would load axe again for each call, which is half of its time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // The line of the latest news moves on behind its box. axe takes its links to lie over others.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const findings = await page.evaluate(async () => {
    // Mantine names a dialog one frame after it shows it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    // axe checks colours, so wait until all elements have faded in. A rotating mark never ends.
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // A bar that sticks lies over buttons that can be scrolled. axe takes them to be too small.
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => ({ element, style: element.style.cssText }))
    for (const { element } of sticking) element.style.cssText += ';position:relative;inset:auto'
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
    for (const { element, style } of sticking) element.style.cssText = style
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  await page.emulateMedia({ reducedMotion: null })
  expect.soft(findings).toEqual([])
}

/** Of old and new phones, and of a desk; 320 px is also a desk at 400 % zoom. */
export const WIDTHS = [320, 360, 1280]

/** Expects no horizontal overflow at these widths. */
export async function expectToFit(page: Page, widths = WIDTHS): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const one of widths) {
    await resize(one)
    expect.soft(await page.evaluate(findOverflowing), `at ${one} px`).toEqual([])
  }
  await resize(width)

  async function resize(to: number) {
    await page.setViewportSize({ width: to, height })
    // A screen of the office draws its other layout in the frame after the new width.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    })
  }
}

/** Runs in the page. */
function findOverflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      if (overflowX !== 'visible' || clipPath !== 'none') return true
    }
    return false
  }
  const sticking = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      // Chromium does not move elements far below the window until they are drawn.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isClipped(element)
    })
    .map((element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 60)}`)
  const some = sticking.slice(0, 5)
  return scrollWidth > clientWidth ? [...some, `scrolls to ${scrollWidth}`] : some
}
