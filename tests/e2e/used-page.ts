import type { Browser, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test'

/** A page that the tests of one worker share, one after another. */
export interface UsedPage {
  page: Page
  devtools: CDPSession
  /** The origins of the sites that it has shown to the current test. */
  origins: Set<string>
}

/** Events that tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response'] as const

/** Opens a page with the options of the current test. */
export async function openUsedPage(browser: Browser): Promise<UsedPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => {
    const { origin, protocol } = new URL(frame.url())
    if (protocol.startsWith('http')) origins.add(origin)
  })
  return { page, devtools: await context.newCDPSession(page), origins }
}

/**
 * Removes everything that a test has left in its page, except the browser's cache and init scripts.
 * Returns false if that is not possible: the test has closed the page, or the page cannot be left.
 */
export async function clear(
  { page, devtools, origins }: UsedPage,
  { viewport, colorScheme }: Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme'>,
): Promise<boolean> {
  const context = page.context()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll()
    for (const event of EVENTS) page.removeAllListeners(event)
    await context.setOffline(false)
    // Some pages have no storage, for example the browser's own page for errors.
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await page.goto('about:blank')
    for (const origin of origins) {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    origins.clear()
    await context.clearCookies()
    await context.clearPermissions()
    const unset = { media: null, reducedMotion: null, forcedColors: null, contrast: null }
    await page.emulateMedia({ ...unset, colorScheme })
    await page.setViewportSize(viewport!)
    return true
  } catch {
    return false
  }
}
