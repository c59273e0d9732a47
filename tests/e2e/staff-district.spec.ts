import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { officeFolder } from '#src/district/folders.ts'
import { addSchool, makeDistrict } from '#src/district/make.ts'
import { openRegistry } from '#src/district/registry.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { findFreePort } from '../nginx.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { turnOnTwoStep } from '../two-step.ts'
import { expect, expectAccessible, expectToFit, test } from './site.ts'

/** A browser finds every name below `localhost` on its own machine. */
const DOMAIN = 'schools.localhost'
const SCHOOLS = {
  108451: ['শাপলা বালিকা উচ্চ বিদ্যালয়', 'Shapla Girls School'],
  108452: ['কদম বালিকা উচ্চ বিদ্যালয়', 'Kadam Girls School'],
} as const

let dataDir: string
let server: ServerProcess
let token: string
let port: number

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'district-'))
  const settings = { dataDir, domain: DOMAIN, maxOpenSchools: 10 }
  await makeDistrict(settings, 'ops')
  const registry = await openRegistry(settings)
  for (const [id, [name, nameEnglish]] of Object.entries(SCHOOLS)) {
    await addSchool(registry, { id, name, nameEnglish })
  }
  await registry.close()
  const office = await openSchool(readSchoolSettings({ DATA_DIR: officeFolder(dataDir) }))
  const { accounts } = office.stores
  const [operator] = await accounts.list()
  await turnOnTwoStep(office, operator!._id)
  const from = { userAgent: 'a test', address: '127.0.0.1' }
  token = (await accounts.startSession(operator!._id, from)).token
  await office.close()
  port = await findFreePort()
  server = startServer({ DATA_DIR: dataDir, DISTRICT: DOMAIN, PORT: String(port) })
  await server.waitFor(/The office of the district is at/)
})
test.afterAll(async () => {
  await server.end('SIGKILL')
  await rm(dataDir, { recursive: true })
})

const urlOf = (host: string) => `http://${host}.${DOMAIN}:${port}`

async function openConsole(page: Page, language = 'bn'): Promise<void> {
  await page.context().addCookies([
    { name: 'adminToken', value: token, url: urlOf('office') },
    { name: 'staffLanguage', value: language, url: `${urlOf('office')}/admin` },
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${urlOf('office')}/admin/dashboard`)
}

test(
  'an operator sees all schools, finds one, pauses it and resumes it',
  { tag: '@all-widths' },
  async ({ page }) => {
    await openConsole(page)
    for (const [name] of Object.values(SCHOOLS)) await expect(page.getByText(name)).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
    await page.getByLabel('নাম বা কোড').fill('১০৮৪৫১')
    await expect(page.getByText(SCHOOLS[108452][0])).toHaveCount(0)
    await page.getByRole('link', { name: SCHOOLS[108451][0] }).click()
    await expect(page.getByRole('heading', { level: 1, name: SCHOOLS[108451][0] })).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'সাইট আপাতত বন্ধ করুন' }).click()
    await page.getByLabel('কারণ (না লিখলেও চলে)').fill('চুক্তি শেষ')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'সাইট আপাতত বন্ধ করুন' }).click()
    await expect(page.getByText('কারণ: চুক্তি শেষ')).toBeVisible()
    const headers = { host: `108451.${DOMAIN}` }
    const status = async () =>
      (await page.request.get(`http://127.0.0.1:${port}/`, { headers })).status()
    await expect.poll(status).toBe(503)
    await page.getByRole('button', { name: 'সাইট আবার চালু করুন' }).click()
    await expect.poll(status).toBe(200)
  },
)

test('the console is complete in English, and has the accounts and the history of its office @rest', async ({
  page,
}) => {
  await openConsole(page, 'en')
  await page.getByRole('link', { name: 'Kadam Girls School' }).click()
  await page.getByRole('button', { name: 'New password' }).click()
  await page.getByLabel('User name').fill('admin')
  await page.getByRole('button', { name: 'Make a password' }).click()
  await expect(page.getByText('The new password of admin')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('New password', { exact: true }).first()).toBeVisible()
  for (const screen of ['accounts', 'history']) {
    await page.goto(`${urlOf('office')}/admin/dashboard/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  }
})
