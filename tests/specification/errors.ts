import type { Page } from '@playwright/test'
import { expect } from '../e2e/site.ts'
import { textOf } from './html.ts'
import { FAILED, LANGUAGES, mainOf } from './lists.ts'
import { browser, browserOnce, http, inRest, type Row } from './row.ts'
import type { School } from './school.ts'
import {
  addCount,
  chooseSection,
  CONTACT,
  control,
  expectRedError,
  freeSection,
  INFO,
  newTitle,
  openOffice,
  publish,
  smallPhoto,
} from './school-content.ts'

const MESSAGE =
  'Every failure is `application/problem+json` (RFC 9457) with, besides its own members, `error` and `message`'
const FAILING_PAGE =
  "A failing database gives the catalogue's failure message in the page, with status 503, and the frame still stands."

const submit = (page: Page) => page.locator('form button[type=submit]').first()

/** Fails the writes of a call, as a broken server does. */
const failWrites = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  )

const failedList = (page: keyof typeof FAILED) =>
  http(async (school) => {
    for (const language of LANGUAGES) {
      expect(textOf(mainOf(await school.read(language + page, 503)))).toContain(FAILED[page])
    }
  }, 'failing')

async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(CONTACT)) await control(page, name).fill(value)
}

async function fillInfo(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(INFO)) {
    if (value === 'Yes' || value === 'No') await control(page, name).selectOption(value)
    else await control(page, name).fill(`${value}`)
  }
}

async function openCount(page: Page, school: School, section: Parameters<typeof chooseSection>[1]) {
  await openOffice(page, school, 'studentcount')
  await chooseSection(page, section)
}

export const errors: Row[] = [
  {
    says: "Login failure: logged only ('Invalid credentials'); no user message.",
    contract: '401 `Invalid credentials` for a wrong name and a wrong password alike',
    check: browserOnce(async (page, school) => {
      await page.goto(`${school.url}/admin/login`)
      await expect(page.locator('fieldset').first()).toBeEnabled()
      await control(page, 'username').fill('somebody')
      await control(page, 'password').fill('wrong')
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText('Invalid credentials')
    }),
  },
  {
    says: 'Admin and home list fetch failures: logged only.',
    contract: FAILING_PAGE,
    check: [
      http(async (school) => {
        for (const language of LANGUAGES) {
          const home = textOf(mainOf(await school.read(language || '/', 503)))
          for (const words of Object.values(FAILED)) expect(home).toContain(words)
        }
      }, 'failing'),
      browser(async (page, school) => {
        await page.route('**/api/notices?*', (route) => route.fulfill({ status: 503 }))
        await openOffice(page, school, 'createNotice')
        await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      }),
    ],
  },
  {
    says: 'News fetch, create, update and delete failures in admin: logged only.',
    contract: MESSAGE,
    check: [
      http(async (school) => {
        const title = newTitle()
        for (const [method, path, body] of [
          ['GET', 'news'],
          ['PUT', 'news/x', { title }],
          ['DELETE', 'news/x'],
        ] as const) {
          const reply = await school.send(method, path, body)
          expect(reply.status, `${method} ${path}`).toBeGreaterThanOrEqual(500)
          expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
          expect(reply.json()).toMatchObject({
            error: expect.stringMatching(/\S/),
            message: expect.stringMatching(/\S/),
          })
        }
      }, 'failing'),
      browserOnce(async (page, school) => {
        const { title } = await publish(school, 'news')
        await openOffice(page, school, 'createnews')
        await failWrites(page, '**/api/news/**')
        const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
        await entry.getByRole('button', { name: 'Delete' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
        await expect(entry).toHaveCount(1)
      }),
    ],
  },
  {
    says: "/allNotices: 'Failed to fetch notices. Please try again later.'",
    check: failedList('/allNotices'),
  },
  {
    says: "/allDownloads: 'Failed to fetch downloads. Please try again later.'",
    check: failedList('/allDownloads'),
  },
  {
    says: "/allnews: 'Failed to fetch news. Please try again later.'",
    check: failedList('/allnews'),
  },
  {
    says: "Empty states: 'No notices available', 'No downloads available', 'No notices available at the moment.', 'No downloads available at the moment.', 'No news available at the moment.'",
    contract:
      "home's boxes say 'No notices available' and 'No downloads available', the list pages 'No notices available at the moment.'",
    check: http(async (school) => {
      const isEmpty = school.content === 'empty'
      for (const language of LANGUAGES) {
        for (const [path, words] of [
          ['/', 'No notices available'],
          ['/', 'No downloads available'],
          ['/', 'No news available at the moment.'],
          ['/allNotices', 'No notices available at the moment.'],
          ['/allDownloads', 'No downloads available at the moment.'],
          ['/allnews', 'No news available at the moment.'],
        ] as const) {
          const address = path === '/' ? language || '/' : language + path
          const main = textOf(mainOf(await school.read(address)))
          expect(main.includes(words), `${address}: ${words}`).toBe(isEmpty)
        }
        const home = textOf(mainOf(await school.read(language || '/')))
        expect(home).not.toContain('No notices available at the moment.')
      }
    }),
  },
  {
    says: "Main gallery: 'Failed to upload image. Please check the backend server.' and 'Failed to upload video. Please check the backend server.'",
    check: inRest(
      browser(async (page, school) => {
        await openOffice(page, school, 'createjoyontigallery')
        await failWrites(page, '**/api/main-gallery')
        for (const [field, fill, words] of [
          ['file', async () => control(page, 'file').setInputFiles(await smallPhoto()), 'image'],
          [
            'videoLink',
            () => control(page, 'videoLink').fill('https://youtu.be/aqz-KE-bpKQ'),
            'video',
          ],
        ] as const) {
          const form = page.locator('form').filter({ has: control(page, field) })
          await fill()
          await form.locator('[name=title]').first().fill(newTitle())
          await form.locator('button[type=submit]').click()
          const message = `Failed to upload ${words}. Please check the backend server.`
          await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
        }
      }),
    ),
  },
  {
    says: 'School info view: the error message text in red.',
    check: browser(expectRedError, 'failing'),
  },
  {
    says: 'A non-ok school info response on the profile view is only logged.',
    contract: FAILING_PAGE,
    check: http(async (school) => {
      for (const language of LANGUAGES) {
        const page = await school.get(`${language}/schoolInfo`)
        expect(page.status).toBe(503)
        expect(page.text).toContain('role="alert"')
        expect(page.text).toContain('<footer')
      }
    }, 'failing'),
  },
  {
    says: "School info save: alert 'Error saving data: ' plus the server's error text or a generic message.",
    check: inRest(
      browserOnce(async (page, school) => {
        await openOffice(page, school, 'schoolInfo')
        await expect(control(page, 'totalClasses')).toBeVisible()
        await fillInfo(page)
        await control(page, 'totalClasses').fill('অনেক')
        await submit(page).click()
        const alert = page.getByRole('alert').filter({ hasText: /Error saving data: \S/ })
        await expect(alert).toBeVisible()
        await control(page, 'totalClasses').fill('7')
        await failWrites(page, '**/api/schoolInfo*')
        await failWrites(page, '**/api/schoolInfo/*')
        await submit(page).click()
        await expect(alert).toBeVisible()
      }),
    ),
  },
  {
    says: "Success alerts: 'School information updated successfully!' and 'School information created successfully!'.",
    check: inRest(
      browser(async (page, school) => {
        for (const done of school.content === 'empty' ? ['created', 'updated'] : ['updated']) {
          await openOffice(page, school, 'schoolInfo')
          await expect(control(page, 'totalClasses')).toBeVisible()
          await fillInfo(page)
          await control(page, 'morningShift').fill(newTitle())
          await submit(page).click()
          await expect(page.getByText(`School information ${done} successfully!`)).toBeVisible()
        }
      }, 'own'),
    ),
  },
  {
    says: "Contact: success alert shows the server message or 'Data saved successfully!'; failure shows inline 'Failed to save data. Please try again.'; a load failure shows 'No data found. You can input new data.'",
    check: inRest(
      browserOnce(async (page, school) => {
        await openOffice(page, school, 'contactus')
        await expect(control(page, 'upazila')).toBeVisible()
        await fillContact(page)
        await failWrites(page, '**/api/contactus')
        await submit(page).click()
        const failed = page
          .getByRole('alert')
          .filter({ hasText: 'Failed to save data. Please try again.' })
        await expect(failed).toBeVisible()
        await page.unroute('**/api/contactus')
        const answer = page.waitForResponse((response) => response.request().method() !== 'GET')
        await submit(page).click()
        const { message } = (await (await answer).json()) as { message: string }
        expect(message).toBe('Data saved successfully!')
        await expect(page.getByText(message)).toBeVisible()
        await page.route('**/api/contactus', (route) => route.fulfill({ status: 503 }))
        await openOffice(page, school, 'contactus')
        await expect(page.getByText('No data found. You can input new data.')).toBeVisible()
      }),
    ),
  },
  {
    says: "Student count alerts: 'Data saved successfully', 'Data updated successfully', 'Error saving data', 'Error updating data', 'Student count deleted successfully.', 'Failed to delete student count.'",
    check: inRest(
      browserOnce(async (page, school) => {
        const made = await addCount(school, { girls: 8753 })
        await openCount(page, school, made)
        await expect(submit(page)).toHaveText(/Update Data/)
        await control(page, 'girls').fill('8754')
        await submit(page).click()
        await expect(page.getByText('Data updated successfully')).toBeVisible()
        await failWrites(page, '**/api/studentCounts/*')
        await control(page, 'girls').fill('8755')
        await submit(page).click()
        await expect(
          page.getByRole('alert').filter({ hasText: 'Error updating data' }),
        ).toBeVisible()
        const row = page.getByRole('row').filter({ hasText: '৮,৭৫৪' })
        const remove = async () => {
          await row.getByRole('button', { name: 'Delete' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        }
        await remove()
        await expect(page.getByText('Failed to delete student count.')).toBeVisible()
        await page.unroute('**/api/studentCounts/*')
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('Student count deleted successfully.')).toBeVisible()
        await expect(row).toHaveCount(0)
        await chooseSection(page, await freeSection(school))
        await expect(submit(page)).toHaveText(/Save Data/)
        await control(page, 'girls').fill('8756')
        await failWrites(page, '**/api/studentCounts')
        await submit(page).click()
        await expect(page.getByRole('alert').filter({ hasText: 'Error saving data' })).toBeVisible()
        await page.unroute('**/api/studentCounts')
        await submit(page).click()
        await expect(page.getByText('Data saved successfully')).toBeVisible()
      }),
    ),
  },
]
