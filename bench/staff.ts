import type { Browser } from '@playwright/test'
import { MIDDLING, openBrowser, withColdPage } from './browser.ts'
import { type Group, median, within } from './figures.ts'
import { sampleFolder, signIn, startSite } from './site.ts'

const ROUNDS = 3

const PAGES = [
  { name: 'Sign-in', path: '/admin/login', maxScriptBytes: 150_000 },
  { name: 'First page', path: '/admin/dashboard', maxScriptBytes: 170_000 },
]

export const staff: Group = {
  title: "The office's first load, cold, 360 px, 1.6 Mbit/s, 150 ms, CPU/4",
  async measure(log) {
    const site = await startSite(await sampleFolder())
    const { token } = await signIn(site.url)
    const browser = await openBrowser()
    const figures = []
    for (const { name, path, maxScriptBytes } of PAGES) {
      const loads = []
      for (let round = 0; round < ROUNDS; round += 1) {
        loads.push(await firstLoad(browser, `${site.url}${path}`, token))
      }
      const script = Math.max(...loads.map((one) => one.scriptBytes))
      const all = Math.max(...loads.map((one) => one.allBytes))
      const usable = median(loads.map((one) => one.usableMs))
      log(`${path}: ${script} bytes of script, usable after ${usable.toFixed(0)} ms`)
      figures.push(
        {
          what: `${name}, script`,
          unit: 'bytes',
          ours: script,
          ...within(maxScriptBytes),
          note: `${(all / 1000).toFixed(0)} kB in all`,
        } as const,
        { what: `${name}, until it can be used`, unit: 'ms', ours: usable } as const,
      )
    }
    await browser.close()
    await site.stop()
    return figures
  },
}

/** The screen is usable when its script has started and its data is shown. */
function firstLoad(browser: Browser, url: string, token: string) {
  return withColdPage(browser, MIDDLING, async (page, transfers, context) => {
    const isSignedIn = !url.endsWith('/login')
    if (isSignedIn) {
      // The cookie is for the whole site, not only for the folder of the page.
      const { origin } = new URL(url)
      await context.addCookies([{ name: 'adminToken', value: token, url: origin }])
    }
    const start = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    // src/office/connection/when-ready.tsx enables this fieldset then.
    await page.locator('fieldset.whole:not(:disabled)').waitFor({ state: 'attached' })
    if (isSignedIn) await page.locator('main .amounts').waitFor()
    const usableMs = performance.now() - start
    await page.waitForLoadState('networkidle')
    const allBytes = [...transfers.values()].reduce((total, amount) => total + amount, 0)
    return { scriptBytes: transfers.get('Script') ?? 0, allBytes, usableMs }
  })
}
