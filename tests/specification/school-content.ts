import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, fixtureFile, form } from '../e2e/site.ts'
import type { School } from './school.ts'

export interface DocumentRecord {
  _id: string
  url: string
  title: string
  titleEnglish: string
  date: string
  createdAt: string
  filePath: string
  fileName: string
}

export interface GalleryRecord {
  _id: string
  title: string
  filePath?: string
  videoLink?: string
}

export const CLASSES = ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
export const SHIFTS = ['Morning', 'Day']
export const SECTIONS = ['A', 'B', 'C', 'D']
export const COUNTS = [
  'boys',
  'girls',
  'muslim',
  'hindu',
  'bouddho',
  'christian',
  'science',
  'business',
  'humanities',
  'muktiJoddha',
  'muktiJoddharSontan',
  'autistic',
  'physicalDisabled',
] as const
export const INFO_TEXTS = ['morningShift', 'dayShift', 'withoutShift']
export const INFO_NUMBERS = [
  'totalLand',
  'totalBuildings',
  'totalClasses',
  'multimediaClasses',
  'ictLabs',
  'scienceLabs',
  'librarySeats',
  'totalStudents',
]
export const INFO_ANSWERS = ['boundaryWall', 'auditorium']
export const CONTACT_FIELDS = [
  'schoolName',
  'address',
  'wardNumber',
  'corporation',
  'postOffice',
  'postCode',
  'policeStation',
  'upazila',
  'district',
  'division',
  'phone',
  'email',
  'website',
]

/** A valid school info. */
export const INFO = {
  ...Object.fromEntries(INFO_TEXTS.map((field) => [field, `${field} ক`])),
  ...Object.fromEntries(INFO_NUMBERS.map((field, index) => [field, index + 3])),
  boundaryWall: 'Yes',
  auditorium: 'No',
} as Record<string, string | number>
export const CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, `${field} ক`]))

export type CountRecord = Record<(typeof COUNTS)[number], number> & {
  _id: string
  className: string
  shift: string
  section: string
}

/** A title that no other record has. */
export const newTitle = () => `Sentence ${randomUUID().slice(0, 8)}`.normalize('NFC')

/** With a text, because each file takes a third of a second of work. */
export async function publish(
  school: School,
  api: string,
  title = newTitle(),
): Promise<DocumentRecord> {
  return created(await school.send('POST', api, form({ title, text: 'ক' })))
}

export async function publishFile(
  school: School,
  api: string,
  title = newTitle(),
): Promise<DocumentRecord> {
  const file = await fixtureFile('notice.pdf')
  return created(await school.send('POST', api, form({ title, file })))
}

/** So small that it is scaled at once. */
export async function smallPhoto(name = 'photo.webp') {
  const background = { width: 64, height: 48, channels: 3, background: '#00563d' } as const
  const buffer = await sharp({ create: background }).webp().toBuffer()
  return { name, mimeType: 'image/webp', buffer }
}

export async function photoFile(): Promise<File> {
  const { name, buffer } = await smallPhoto()
  return new File([new Uint8Array(buffer)], name)
}

export async function publishPhoto(
  school: School,
  api: 'gallery' | 'main-gallery',
  title = newTitle(),
): Promise<GalleryRecord> {
  const file = await photoFile()
  return created(await school.send('POST', api, form({ title, file })))
}

/** Photos that are there, because each upload takes half a second of work. */
export async function somePhotos(
  school: School,
  api: 'gallery' | 'main-gallery',
  count = 1,
): Promise<GalleryRecord[]> {
  const find = async () =>
    (await school.api<GalleryRecord[]>(api)).filter(({ filePath }) => filePath)
  for (let made = (await find()).length; made < count; made += 1) await publishPhoto(school, api)
  return (await find()).slice(0, count)
}

export async function publishVideo(
  school: School,
  videoLink = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
): Promise<GalleryRecord> {
  return created(await school.send('POST', 'main-gallery', { title: newTitle(), videoLink }))
}

function created<T>({ status, text, json }: Awaited<ReturnType<School['send']>>): T {
  expect(status, text).toBe(201)
  return json<T>()
}

/** The count of a section that has none yet: sections are taken one after another. */
export async function addCount(school: School, counts: object = {}): Promise<CountRecord> {
  const key = await freeSection(school)
  return created(await school.send('POST', 'studentCounts', { ...key, ...counts }))
}

export async function freeSection(school: School) {
  const taken = await school.api<CountRecord[]>('studentCounts')
  for (const section of [...SECTIONS].reverse())
    for (const shift of SHIFTS)
      for (const className of CLASSES) {
        const isTaken = taken.some(
          (count) =>
            count.className === className && count.shift === shift && count.section === section,
        )
        if (!isTaken) return { className, shift, section }
      }
  throw new Error('Every section has a count.')
}

/** Opens a screen of the office in a browser that is signed in. */
export async function openOffice(page: Page, school: School, screen: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cookie = { name: 'adminToken', value: await school.token(), url: school.url }
  await page.context().addCookies([cookie])
  await page.goto(`${school.url}/admin/dashboard${screen && `/${screen}`}`)
  // The office enables its forms when it has started.
  await expect(page.locator('fieldset').first()).toBeEnabled()
}

export const control = (page: Page, name: string) => page.locator(`[name=${name}]`)

/** Newest first. */
export const byDate = (records: DocumentRecord[]) =>
  records.toSorted((a, b) => b.date.localeCompare(a.date))

export const inBengali = (value: number) => value.toLocaleString('bn-BD')

/** The office keeps the digits that a clerk writes. */
export const inEitherDigits = (value: number) =>
  new RegExp(`^(${value}|${inBengali(value).replaceAll(',', '')})$`)

export const bengaliDate = (date: string) =>
  new Date(date).toLocaleDateString('bn-BD', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

export async function chooseSection(
  page: Page,
  section: { className: string; shift: string; section: string },
): Promise<void> {
  // The list comes from the API, so the screen has started when it is there.
  const empty = page.getByText('শিক্ষার্থীর হিসাব এখনো দেওয়া হয়নি।')
  await expect(page.getByRole('table').or(empty).first()).toBeVisible()
  for (const name of ['className', 'shift', 'section'] as const) {
    await control(page, name).selectOption(section[name])
  }
}

/** The failure message of the school profile is red. */
export async function expectRedError(page: Page, school: School): Promise<void> {
  expect((await page.goto(`${school.url}/schoolInfo`))?.status()).toBe(503)
  const color = await page.getByRole('alert').evaluate((alert) => getComputedStyle(alert).color)
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number)
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
}
