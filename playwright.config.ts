import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

/**
 * `npm test` runs a test with the tag `@all-widths` on a phone, and no test with the tag `@rest`.
 * The rest is all others.
 */
const TIERS = {
  first: {
    phone: { grepInvert: /@desk|@rest/ },
    desk: { grep: /@desk/, grepInvert: /@rest/ },
  },
  rest: {
    phone: { grep: /@rest/, grepInvert: /@desk/ },
    desk: { grep: /@desk.*@rest|@rest.*@desk|@all-widths/ },
  },
  all: { phone: { grepInvert: /@desk/ }, desk: { grep: /@desk|@all-widths/ } },
}
const tier = TIERS[(process.env['TIER'] ?? 'all') as keyof typeof TIERS]

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,specification}/*.spec.ts',
  // One more than the cores of the smallest machine, because browser tests wait sometimes.
  workers: 3,
  // Long, because a machine that is busy with other work takes several times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // On a busy machine a browser can be late. A test that passes only the second time is listed as
  // flaky: mend it.
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: `${process.env['REPORTS'] ?? 'test-results'}/playwright.json` }],
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  use: {
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // In another locale, Chromium does not save a file under a Bengali name.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        // Containers and CI run as root, and Chromium's sandbox does not start as root.
        '--no-sandbox',
        // Rendering in software is cheaper than an emulated graphics card.
        '--disable-gpu',
        // One process for all pages, and none in advance: each worker has one page at a time.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Tests must not depend on the host of the video thumbnails. With `page.route` instead, every
        // request of every page would wait for the test's process, and nothing would be cached.
        '--host-resolver-rules=MAP i.ytimg.com ~NOTFOUND',
        // Each page lives for seconds: optimized code costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // A test runs on a phone. One that depends on the width has the tag `@all-widths` or `@desk`.
  projects: [
    {
      name: 'phone',
      ...tier.phone,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true },
    },
    { name: 'desk', ...tier.desk, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
