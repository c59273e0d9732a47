import type { Page } from '@playwright/test'
import { ADMIN, expect } from '../e2e/site.ts'
import { PDF_FILE } from '../e2e/staff.ts'
import { FAILED, statesOfList } from './lists.ts'
import { browser, browserOnce, http, restAfterFirst, inRest, type Row } from './row.ts'
import { json, type School } from './school.ts'
import {
  addCount,
  chooseSection,
  CONTACT,
  control,
  COUNTS,
  freeSection,
  type GalleryRecord,
  INFO,
  inEitherDigits,
  newTitle,
  openOffice,
  smallPhoto,
  somePhotos,
} from './school-content.ts'

const COUNT_INPUTS = COUNTS.filter((count) => count !== 'boys')
const submit = (page: Page) => page.locator('form button[type=submit]').first()

/** The form of the student counts begins with nothing but zeros. */
async function expectReset(page: Page): Promise<void> {
  await expect(submit(page)).toHaveText(/Save Data/)
  for (const name of COUNT_INPUTS) await expect(control(page, name)).toHaveValue(/^[0০]$/)
}

/** Publishes through the form, and changes and deletes in the list, without a reload. */
async function expectRefresh(
  page: Page,
  school: School,
  { screen, rename, row }: { screen: string; rename: string; row: 'listitem' | 'article' },
): Promise<void> {
  const title = newTitle()
  await openOffice(page, school, screen)
  const main = page.getByRole('main')
  await control(page, 'title').first().fill(title)
  await control(page, 'file').setInputFiles(row === 'article' ? await smallPhoto() : PDF_FILE)
  await page.locator('form button[type=submit]').first().click()
  const entry = main.getByRole(row).filter({ hasText: title })
  await expect(entry).toBeVisible()
  await entry.getByRole('button', { name: rename }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=title]').fill(`${title} নতুন`)
  await dialog.locator('button[type=submit]').click()
  const renamed = entry.filter({ hasText: `${title} নতুন` })
  await expect(renamed).toBeVisible()
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toHaveCount(0)
}

const refresh = (screen: string, rename: string, row: 'listitem' | 'article') =>
  browserOnce((page, school) => expectRefresh(page, school, { screen, rename, row }))

export const states: Row[] = [
  {
    says: 'Admin session: no token cookie leads to redirect to login; successful login stores the cookie and goes to /admin/dashboard.',
    check: browser(async (page, school) => {
      await page.goto(`${school.url}/admin/dashboard`)
      await expect(page).toHaveURL(/\/admin\/login/)
      await expect(page.locator('fieldset').first()).toBeEnabled()
      await control(page, 'username').fill(ADMIN.username)
      await control(page, 'password').fill(ADMIN.password)
      await submit(page).click()
      await expect(page).toHaveURL(`${school.url}/admin/dashboard`)
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('adminToken')
    }),
  },
  {
    says: 'Logout is not shown.',
    contract: 'POST /api/admin/logout | 204; the token is dead from then on',
    check: [
      http(async (school) => {
        const { token } = (await school.get('/api/admin/login', json('POST', ADMIN))).json<{
          token: string
        }>()
        const headers = { cookie: `adminToken=${token}` }
        const open = () => school.get('/admin/dashboard', { headers })
        expect((await open()).status).toBe(200)
        const bearer = { authorization: `Bearer ${token}` }
        const init = { method: 'POST', headers: bearer }
        expect((await school.get('/api/admin/logout', init)).status).toBe(204)
        expect((await open()).status).toBe(302)
      }),
      browser(async (page, school) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await openOffice(page, school, '')
        await expect(page.getByRole('button', { name: 'বের হোন' })).toBeVisible()
      }),
    ],
  },
  {
    says: 'List pages: loading, then loaded or error.',
    check: Object.keys(FAILED).flatMap((page) => statesOfList(page as keyof typeof FAILED)),
  },
  {
    says: 'Gallery modal: closed, open with the selected item, closed.',
    check: browserOnce(async (page, school) => {
      const [{ title }] = (await somePhotos(school, 'gallery')) as [GalleryRecord]
      await page.goto(`${school.url}/photo-gallery`)
      const dialog = page.getByRole('dialog')
      for (const close of ['Escape', 'button', 'outside']) {
        await expect(dialog).toHaveCount(0)
        await page.getByRole('button', { name: title }).click()
        await expect(dialog).toHaveAccessibleName(title)
        if (close === 'Escape') await page.keyboard.press('Escape')
        else if (close === 'button') await dialog.getByRole('button').first().click()
        else await page.mouse.click(2, 2)
      }
      await expect(dialog).toHaveCount(0)
    }),
  },
  {
    says: 'School info and contact: with no existing record the form is in create mode (POST); with a record it is in update mode (PUT).',
    check: browser(async (page, school) => {
      for (const [screen, record] of [
        ['schoolInfo', INFO],
        ['contactus', CONTACT],
      ] as const) {
        const expected = school.content === 'empty' ? ['POST', 'PUT'] : ['PUT', 'PUT']
        for (const method of expected) {
          await openOffice(page, school, screen)
          await expect(submit(page)).toBeVisible()
          for (const [name, value] of Object.entries(record)) {
            const isAnswer = value === 'Yes' || value === 'No'
            if (isAnswer) await control(page, name).selectOption(value)
            else await control(page, name).fill(`${value}`)
          }
          const [first] = Object.keys(record)
          await control(page, first!).fill(newTitle())
          const writes = page.waitForRequest((request) => request.method() !== 'GET')
          await submit(page).click()
          const request = await writes
          expect(request.method()).toBe(method)
          expect((await request.response())?.ok()).toBe(true)
        }
      }
    }, 'own'),
  },
  {
    says: 'Contact switches to update mode after a successful save.',
    check: inRest(
      browserOnce(async (page, school) => {
        await openOffice(page, school, 'contactus')
        for (const [name, value] of Object.entries(CONTACT)) await control(page, name).fill(value)
        await submit(page).click()
        await expect(submit(page)).toHaveText(/Save Changes/)
        await control(page, 'district').fill('রাজবাড়ী')
        const put = page.waitForRequest((request) => request.method() === 'PUT')
        await submit(page).click()
        expect((await (await put).response())?.status()).toBe(200)
      }),
    ),
  },
  {
    says: 'Student counts: once class, shift and section are all chosen, the matching record is loaded.',
    check: browserOnce(async (page, school) => {
      const made = await addCount(school, { girls: 37, hindu: 6 })
      await openOffice(page, school, 'studentcount')
      await control(page, 'className').selectOption(made.className)
      await control(page, 'shift').selectOption(made.shift)
      await expect(submit(page)).toHaveText(/Save Data/)
      const loaded = page.waitForRequest(
        `**/api/studentCounts/${made.className}/${made.shift}/${made.section}*`,
      )
      await control(page, 'section').selectOption(made.section)
      await loaded
      await expect(control(page, 'girls')).toHaveValue(inEitherDigits(37))
    }),
  },
  {
    says: 'If it exists the form is in update mode and prefilled; if none exists, or the fetch fails, it is in create mode with numeric counts reset to 0.',
    check: inRest(
      browserOnce(async (page, school) => {
        const made = await addCount(school, { girls: 38, hindu: 7, science: 5 })
        const free = await freeSection(school)
        await openOffice(page, school, 'studentcount')
        await chooseSection(page, made)
        await expect(submit(page)).toHaveText(/Update Data/)
        await expect(control(page, 'girls')).toHaveValue(inEitherDigits(38))
        await expect(control(page, 'hindu')).toHaveValue(inEitherDigits(7))
        await expect(control(page, 'science')).toHaveValue(inEitherDigits(5))
        await chooseSection(page, free)
        await expectReset(page)
        await page.route('**/api/studentCounts/*/*/*', (route) => route.fulfill({ status: 503 }))
        await openOffice(page, school, 'studentcount')
        await chooseSection(page, made)
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expectReset(page)
      }),
    ),
  },
  {
    says: 'Clearing any of the three returns to create mode with counts reset.',
    check: inRest(
      browserOnce(async (page, school) => {
        const made = await addCount(school, { girls: 39 })
        await openOffice(page, school, 'studentcount')
        for (const name of ['className', 'shift', 'section']) {
          await chooseSection(page, made)
          await expect(submit(page)).toHaveText(/Update Data/)
          await control(page, name).selectOption('')
          await expectReset(page)
        }
      }),
    ),
  },
  {
    says: 'Deleting removes the row from the list locally.',
    check: inRest(
      browserOnce(async (page, school) => {
        const { _id } = await addCount(school, { girls: 9731 })
        await openOffice(page, school, 'studentcount')
        const row = page.getByRole('row').filter({ hasText: '৯,৭৩১' })
        await row.getByRole('button', { name: 'Delete' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(row).toHaveCount(0)
        const left = await school.api<{ _id: string }[]>('studentCounts')
        expect(left.map((count) => count._id)).not.toContain(_id)
      }),
    ),
  },
  {
    says: 'Notices, downloads, news, gallery: the admin list refreshes after create, update and delete (news confirmed; others not shown).',
    contract: 'PUT /api/gallery/{id}, PUT /api/main-gallery/{id} | JSON `{title}`: renames',
    check: restAfterFirst([
      refresh('createNotice', 'Rename', 'listitem'),
      refresh('createdownload', 'Rename', 'listitem'),
      refresh('createnews', 'Update', 'listitem'),
      refresh('photogallary', 'Rename', 'article'),
    ]),
  },
  {
    says: 'No status enumerations are shown.',
    contract: '`state` | `draft`, `scheduled`, `published`, `ended`',
    check: http(async (school) => {
      const { state } = (await school.send('POST', 'notices', withText())).json<{ state: string }>()
      expect(state).toBe('published')
      for (const notice of await school.api<{ state: string }[]>('notices')) {
        expect(['draft', 'scheduled', 'published', 'ended']).toContain(notice.state)
      }
    }, 'own'),
  },
]

function withText(): FormData {
  const data = new FormData()
  data.set('title', newTitle())
  data.set('text', 'ক')
  return data
}
