import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { seedSample } from '#src/sample/seed.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { startServer } from '../server-process.ts'
import { installBrowser, type Version, VERSIONS } from './browsers.ts'
import { type Check, DESK, PHONE, type Site } from './check.ts'
import { launch } from './devtools.ts'
import { officeChecks } from './office-checks.ts'
import { Page } from './page.ts'
import { publicChecks } from './public-checks.ts'

/**
 * Opens the public pages and the office in old versions of Chromium, and prints the working features
 * of each version.
 */
const CHECKS = [...publicChecks, ...officeChecks]
const PICTURES = ['/', '/allNotices', '/photo-gallery', '/studentcount']
const OFFICE_PICTURES = ['', '/createNotice', '/officers', '/site', '/studentcount', '/schoolInfo']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})
const chosen =
  positionals.length > 0 ? VERSIONS.filter((one) => positionals.includes(`${one}`)) : VERSIONS
if (chosen.length < positionals.length) {
  console.error(`Usage: npm run old-browsers -- [${VERSIONS.join('] [')}] [--pictures FOLDER]`)
  process.exit(1)
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-old-browsers-'))
const account = { username: 'admin', password: 'a long test password' }
const services = await openSchool(readSchoolSettings({ DATA_DIR: dataDir }))
await seedSample(services)
await services.close()
const server = startServer({
  DATA_DIR: dataDir,
  SAMPLE_CONTENT: 'off',
  READING: 'off',
  ADMIN_PASSWORD: account.password,
})
const failures: string[] = []
try {
  const site = { url: await server.url(), ...account }
  const columns = new Map<Version, string[]>()
  for (const version of chosen) {
    console.log(`Chromium ${version} …`)
    columns.set(version, await runAll(version, site))
  }
  print(columns)
} finally {
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
for (const failure of failures) console.log(failure)
console.log(failures.length === 0 ? 'Everything works.' : `${failures.length} failed.`)
process.exit(failures.length > 0 ? 1 : 0)

async function runAll(version: Version, site: Site): Promise<string[]> {
  const browser = await launch(await installBrowser(version))
  try {
    const page = await Page.open(browser)
    const results: string[] = []
    for (const check of CHECKS) results.push(await runOne(check, version, page, site))
    if (values.pictures) await takePictures(page, site, version, values.pictures)
    return results
  } finally {
    await browser.close()
  }
}

async function runOne(check: Check, version: Version, page: Page, site: Site): Promise<string> {
  if (version < (check.since ?? 0)) return '-'
  try {
    await check.run(page, site)
    return 'ok'
  } catch (error) {
    failures.push(`Chromium ${version}, ${check.name}: ${(error as Error).message}`)
    return 'FAILED'
  }
}

function print(columns: Map<Version, string[]>): void {
  const width = Math.max(...CHECKS.map(({ name }) => name.length)) + 2
  const line = (name: string, cells: (string | undefined)[]) =>
    console.log(
      `${name.padEnd(width)}${cells.map((cell) => `${cell}`.padEnd(8)).join('')}`.trimEnd(),
    )
  console.log('')
  line('Chromium', [...columns.keys()].map(String))
  for (const [row, { name }] of CHECKS.entries()) {
    line(
      name,
      [...columns.values()].map((column) => column[row]),
    )
  }
  console.log('\n- is not supported in this version.\n')
}

/** For manual review, because checks do not find every fault. */
async function takePictures(page: Page, { url }: Site, version: Version, folder: string) {
  await mkdir(folder, { recursive: true })
  const addresses = [...PICTURES, ...OFFICE_PICTURES.map((screen) => `/admin/dashboard${screen}`)]
  for (const [width, height] of [PHONE, DESK]) {
    await page.resize(width, height)
    for (const address of addresses) {
      await page.goto(url + address)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const name = `${version}-${width}${address.replaceAll('/', '-')}.png`
      await page.screenshot(path.join(folder, name))
    }
  }
}
