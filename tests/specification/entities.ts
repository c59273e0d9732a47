import { expect } from '../e2e/site.ts'
import { all, only, rowsOf, textOf } from './html.ts'
import { browser, http, type Row } from './row.ts'
import type { School } from './school.ts'
import {
  addCount,
  CONTACT,
  CONTACT_FIELDS,
  COUNTS,
  type DocumentRecord,
  INFO,
  INFO_ANSWERS,
  INFO_NUMBERS,
  INFO_TEXTS,
  openOffice,
  publishFile,
  publishVideo,
  somePhotos,
} from './school-content.ts'

const TEXT = expect.any(String)
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const documentPath = expect.stringMatching(/^uploads\/[\w.-]+$/)
const photoPath = expect.stringMatching(/^gallery-uploads\/[\w.-]+$/)

/** A new record, and all of the school with a file, have these fields. */
const everyDocument = (api: string, fields: Record<string, unknown>) =>
  http(async (school) => {
    const { _id } = await publishFile(school, api)
    const records = await school.api<DocumentRecord[]>(api)
    expect(records.find((record) => record._id === _id)).toMatchObject(fields)
    for (const record of records.filter(({ filePath }) => filePath)) {
      expect(record).toMatchObject(fields)
    }
  }, 'own')

async function expectAnswer(school: School, answer: string, words: string): Promise<void> {
  const { _id, ...info } = await school.api<Record<string, string>>('schoolInfo')
  const changed = { ...info, boundaryWall: answer }
  expect((await school.send('PUT', `schoolInfo/${_id}`, changed)).status).toBe(200)
  const tables = all(await school.read('/schoolInfo'), 'table')
  const row = tables.flatMap(rowsOf).find(([label]) => label!.includes('সীমানাপ্রাচীর'))!
  expect(row[1]).toContain(words)
}

export const entities: Row[] = [
  {
    says: 'Notice: _id, title, filePath, createdAt, date.',
    check: everyDocument('notices', {
      _id: TEXT,
      title: TEXT,
      filePath: documentPath,
      createdAt: DATE,
      date: DATE,
    }),
  },
  {
    says: 'Download: _id, title, filePath, date.',
    check: everyDocument('downloads', {
      _id: TEXT,
      title: TEXT,
      filePath: documentPath,
      date: DATE,
    }),
  },
  {
    says: 'News: _id, title, date, filePath.',
    check: everyDocument('news', { _id: TEXT, title: TEXT, date: DATE, filePath: documentPath }),
  },
  {
    says: 'Gallery image: _id, title, filePath.',
    check: http(async (school) => {
      await somePhotos(school, 'gallery')
      for (const image of await school.api<object[]>('gallery')) {
        expect(image).toMatchObject({ _id: TEXT, title: TEXT, filePath: photoPath })
      }
    }, 'own'),
  },
  {
    says: 'Main gallery item: _id, title, and either filePath (photo) or videoLink (video).',
    check: http(async (school) => {
      await somePhotos(school, 'main-gallery')
      await publishVideo(school)
      for (const entry of await school.api<object[]>('main-gallery')) {
        expect(entry).toMatchObject({ _id: TEXT, title: TEXT })
        expect('filePath' in entry).toBe(!('videoLink' in entry))
      }
    }, 'own'),
  },
  {
    says: 'School info: _id, morningShift, dayShift, withoutShift (text); totalLand (acres), totalBuildings, totalClasses, multimediaClasses, ictLabs, scienceLabs, librarySeats, totalStudents (numbers); boundaryWall and auditorium (Yes or No / other).',
    check: http(async (school) => {
      if (school.content === 'empty') {
        expect(await school.api('schoolInfo')).toBeNull()
        await school.send('POST', 'schoolInfo', { ...INFO, totalLand: 3.45, auditorium: 'Partly' })
      }
      const info = await school.api('schoolInfo')
      const texts = [...INFO_TEXTS, ...INFO_ANSWERS].map((field) => [field, TEXT])
      const numbers = INFO_NUMBERS.map((field) => [field, expect.any(Number)])
      expect(info).toMatchObject({ _id: TEXT, ...Object.fromEntries([...texts, ...numbers]) })
      expect(info['totalLand']).toBe(3.45)
      const land = all(await school.read('/en/schoolInfo'), 'table').flatMap(rowsOf)
      expect(land.flat()).toContainEqual(expect.stringMatching(/3\.45 acres/))
    }, 'own'),
  },
  {
    says: "Public display shows Yes as 'has' and anything else as 'none'.",
    check: http(async (school) => {
      await school.send('POST', 'schoolInfo', INFO)
      await expectAnswer(school, 'Yes', 'has')
      await expectAnswer(school, 'No', 'none')
      await expectAnswer(school, 'Partly', 'none')
    }, 'own'),
  },
  {
    says: 'Contact (all text): schoolName, address, wardNumber, corporation, postOffice, postCode, policeStation, upazila, district, division, phone, email, website.',
    check: http(async (school) => {
      if (school.content === 'empty') await school.send('POST', 'contactus', CONTACT)
      expect(await school.api('contactus')).toMatchObject(
        Object.fromEntries(CONTACT_FIELDS.map((field) => [field, TEXT])),
      )
    }, 'own'),
  },
  {
    says: '_id and __v are stripped before editing.',
    check: browser(async (page, school) => {
      if (school.content === 'empty') await school.send('POST', 'contactus', CONTACT)
      await openOffice(page, school, 'contactus')
      const fields = page.locator('form').filter({ has: page.locator('[name=upazila]') })
      const names = fields.locator('[name]')
      await expect(names).toHaveCount(CONTACT_FIELDS.length)
      expect(
        await names.evaluateAll((found) => found.map((field) => field.getAttribute('name'))),
      ).toEqual(CONTACT_FIELDS)
      await page.locator('[name=upazila]').fill('নতুন')
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await fields.locator('button[type=submit]').click()
      expect(Object.keys((await sent).postDataJSON())).toEqual(CONTACT_FIELDS)
    }, 'own'),
  },
  {
    says: 'Student count, one record per class, shift and section: className, shift, section, boys, girls, muslim, hindu, bouddho, christian, science, business, humanities, muktiJoddha, muktiJoddharSontan, autistic, physicalDisabled (numbers).',
    contract: 'a second record for one class, shift and section | 409',
    check: http(async (school) => {
      const { className, shift, section } = await addCount(school, { girls: 2 })
      const second = await school.send('POST', 'studentCounts', { className, shift, section })
      expect(second.status).toBe(409)
      const numbers = Object.fromEntries(COUNTS.map((field) => [field, expect.any(Number)]))
      for (const count of await school.api<object[]>('studentCounts')) {
        expect(count).toMatchObject({ className: TEXT, shift: TEXT, section: TEXT, ...numbers })
      }
    }, 'own'),
  },
  {
    says: 'Admin token: a cookie named adminToken.',
    check: http(async (school) => {
      const cookie = `adminToken=${await school.token()}`
      expect((await school.get('/admin/dashboard', { headers: { cookie } })).status).toBe(200)
      const other = `token=${await school.token()}`
      expect((await school.get('/admin/dashboard', { headers: { cookie: other } })).status).toBe(
        302,
      )
      expect(textOf(only(await school.read('/admin/login'), 'h1'))).not.toBe('')
    }),
  },
]
