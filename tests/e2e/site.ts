import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { copySample } from './prepare-sample.ts'

export { expect }

/** A site in a process of its own. */
export interface Site {
  url: string
  dataDir: string
  process: ChildProcess
}

export const ADMIN = { username: 'admin', password: 'a long test password' }

/** Starts the server as `npm run serve` does, on a free port. */
export async function startSite(
  content: 'sample' | 'empty',
  environment: Record<string, string> = {},
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-e2e-'))
  if (content === 'sample') await copySample(dataDir)
  const server = spawn(process.execPath, ['server.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /Pathshala is at (\S+)/.exec(printed)
      if (found) resolve(found[1]!)
    })
    server.once('exit', (code) => reject(new Error(`The server ended (${code}): ${printed}`)))
  })
  return { url, dataDir, process: server }
}

export async function stopSite(site: Site): Promise<void> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGTERM')
  await ended
  await rm(site.dataDir, { recursive: true, force: true })
}

interface WorkerFixtures {
  sampleSite: Site
  emptySite: Site
}

interface TestFixtures {
  /** Fails the test for anything the browser's console calls an error. */
  quietConsole: void
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sampleSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const site = await startSite('sample')
      await use(site)
      await stopSite(site)
    },
    { scope: 'worker' },
  ],
  emptySite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const site = await startSite('empty')
      await use(site)
      await stopSite(site)
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // What a test brings about is no error of the page: a status, a line that drops.
        const isMeant =
          /the server responded with a status of (4\d\d|503)|net::ERR_(CONNECTION_RESET|FAILED|INTERNET_DISCONNECTED)/.test(
            message.text(),
          )
        if (message.type() === 'error' && !isMeant) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      // The host of the videos' stills is not to be reached from a test.
      await page.route('https://i.ytimg.com/**', (route) =>
        route.fulfill({ path: 'public/icon-192.png' }),
      )
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** No finding of axe on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(findings).toEqual([])
}
