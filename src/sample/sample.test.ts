import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  expectNoFiles,
  multipart,
  openTestSite,
  storedFile,
  type TestSite,
  TEST_PASSWORD,
} from '../../tests/build-app.ts'
import { jpeg, pdf } from '../../tests/made-files.ts'
import { officer } from '../../tests/records.ts'
import { contentKinds, DOCUMENT_KINDS } from '../content.ts'
import type { DocumentRecord, DocumentSummary } from '../features/documents/schema.ts'
import type { OfficerRecord } from '../features/people/schema.ts'
import { sampleDocuments } from '../features/documents/sample.ts'
import { defaultSite } from '../features/profile/default-site.ts'
import { findClashes, slotsOf } from '../features/routine/clashes.ts'
import { routine, type RoutineRecord, type SectionKey } from '../features/routine/schema.ts'
import { studentsIn, sumCounts } from '../features/student-counts/sums.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { bn } from '../words/public-words.ts'
import { seedSample } from './seed.ts'
import { describeFor } from '../../tests/tiers.ts'

describe('A site with sample content', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
    await seedSample(site.services)
  })
  afterAll(() => site.close())

  const get = async (url: string) => (await site.request({ url })).json()

  it('is complete: every list has entries and every file is served', async () => {
    expect(await get('/api/sample')).toEqual({ isPresent: true })
    for (const url of [
      '/api/notices',
      '/api/news',
      '/api/downloads',
      '/api/gallery',
      '/api/main-gallery',
      '/api/officers',
      '/api/studentCounts',
      '/api/calendar',
      '/api/routines',
    ]) {
      const entries = await get(url)
      expect(entries.length, url).toBeGreaterThan(1)
      for (const entry of entries) {
        expect(entry.isSample).toBe(true)
        const file = entry.filePath ?? entry.photo?.src
        if (!file) continue
        expect((await site.request({ method: 'HEAD', url: `/${file}` })).statusCode, file).toBe(200)
      }
    }
    expect(await get('/api/schoolInfo')).toMatchObject({ isSample: true })
    expect(await get('/api/contactus')).toMatchObject({ isSample: true })
    expect(await get('/api/site')).toMatchObject({ headTeacherPhoto: { isSample: true } })
  })

  it('shows the same number of students everywhere', async () => {
    const counts = await site.services.stores.studentCounts.list()
    const counted = sumCounts(counts)
    expect(studentsIn(counted)).toBeGreaterThan(0)
    expect(await get('/api/schoolInfo')).toMatchObject({ totalStudents: studentsIn(counted) })
    // Other texts would keep the old number after the first change of a count.
    const texts = JSON.stringify([await get('/api/site'), await get('/api/notices')])
    expect(toLatinDigits(texts)).not.toMatch(/\b1,?[23]\d\d জন/)
    for (const { girls, muslim, hindu, bouddho, christian } of counts) {
      expect(muslim + hindu + bouddho + christian).toBe(girls)
    }
  })

  it('has a routine for every section of the counts, and no teacher has two lessons at the same time', async () => {
    const routines: RoutineRecord[] = await get('/api/routines')
    const sectionsOf = (entries: SectionKey[]) =>
      entries.map(({ className, shift, section }) => `${className} ${shift} ${section}`).toSorted()
    expect(sectionsOf(routines)).toEqual(sectionsOf(await get('/api/studentCounts')))
    const slots = routines.flatMap((one) => slotsOf(one))
    // Each lesson clashes with itself.
    expect(slots.filter((slot) => findClashes(slot, slots).length > 1)).toEqual([])
    const officers: OfficerRecord[] = await get('/api/officers')
    const taught = new Set(slots.map(({ lesson }) => lesson.teacherId))
    const teachers = officers.filter(({ category }) => category === 'teacher')
    expect(teachers.filter(({ _id }) => !taught.has(_id))).toEqual([])
    for (const one of routines) expect(routine.safeParse(one).error).toBeUndefined()
  })

  it('has the texts of its documents and the pictures of their pages', async () => {
    for (const kind of DOCUMENT_KINDS) {
      const documents: DocumentSummary[] = await get(`/api${contentKinds[kind].apiPath}`)
      expect(documents.some(({ hasText }) => hasText)).toBe(true)
      for (const { _id, reading, topic } of documents) {
        const { pages }: DocumentRecord = await get(`/api${contentKinds[kind].apiPath}/${_id}`)
        expect({ reading, topic }).toEqual({ reading: 'done', topic: expect.any(String) })
        expect(pages.length).toBeGreaterThan(0)
        for (const { src } of pages) {
          expect((await site.request({ method: 'HEAD', url: `/${src}` })).statusCode).toBe(200)
        }
      }
    }
  })

  it('is not filled a second time', async () => {
    const files = await site.listFiles()
    await seedSample(site.services)
    expect(await site.listFiles()).toEqual(files)
  })

  it('is as empty as a new site after the sample is removed, and stays empty', async () => {
    const removal = {
      method: 'DELETE',
      url: '/api/sample',
      as: await site.signIn('admin'),
      payload: { currentPassword: TEST_PASSWORD },
    } as const
    expect(await site.request(removal)).toMatchObject({ statusCode: 204, payload: '' })
    await expectNoFiles(site)
    expect(await get('/api/sample')).toEqual({ isPresent: false })
    for (const url of [
      '/api/notices',
      '/api/main-gallery',
      '/api/officers',
      '/api/studentCounts',
      '/api/calendar',
      '/api/routines',
    ]) {
      expect(await get(url)).toEqual([])
    }
    expect(await get('/api/schoolInfo')).toBeNull()
    expect(await get('/api/contactus')).toBeNull()
    expect(await get('/api/site')).toMatchObject({
      ...defaultSite,
      logo: null,
      headTeacherPhoto: null,
      isSample: false,
    })
    await seedSample(site.services)
    expect(await get('/api/notices')).toEqual([])
    expect((await site.request(removal)).statusCode).toBe(204)
  })
})

const BEGINNINGS = [
  ['2027-01-01', 'আজ সাপ্তাহিক ছুটি'],
  ['2028-02-29', 'আজ ছুটি: রমজান ও ঈদুল ফিতরের ছুটি'],
  ['2027-06-15', 'আজ বিদ্যালয় খোলা'],
  ['2026-12-31', 'আজ বিদ্যালয় খোলা'],
  ['2027-02-12', 'আজ সাপ্তাহিক ছুটি'],
] as const
const describeBeginning = describeFor(BEGINNINGS, ([today]) => today === '2026-12-31')

describeBeginning('A site with sample content that begins on %s', ([today, title]) => {
  let site: TestSite
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T11:00+06:00`) })
    site = await openTestSite()
    await seedSample(site.services)
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const get = async (url: string) => {
    const { statusCode, payload } = await site.request({ url })
    expect(statusCode, url).toBe(200)
    return payload
  }

  it('shows its own today, and papers with the days of which they speak', async () => {
    const [shown] = /<section[^>]* class="today.*?<\/section>/s.exec(await get('/'))!
    expect(shown.replaceAll(/<!-- -->|<[^>]*>/g, '')).toContain(title)
    const isNextYear = !today.startsWith('2026')
    const slip = `<b>২৩</b> নভেম্বর${isNextYear ? ' ২০২৬' : ''}</time>`
    expect((await get('/')).replaceAll('<!-- -->', '')).toContain(slip)
    const [newest] = sampleDocuments.notices
    const notices: DocumentSummary[] = JSON.parse(await get('/api/notices'))
    expect(notices[0]).toMatchObject({
      title: newest!.title,
      date: new Date(`${newest!.publishedAt}+06:00`).toISOString(),
    })
    const list = await get('/allNotices')
    expect(list).toContain('<time dateTime="2026-11-23">')
    expect(list).not.toContain(`>${bn.isNew}<`)
    expect(await get('/information/committees')).toContain('উপবৃত্তি কমিটি')
    expect(await get('/calendar?year=2026')).toContain('সুবর্ণজয়ন্তী উৎসব')
    for (const url of [
      '/calendar',
      '/routine',
      '/information',
      '/studentcount',
      '/golden-jubilee-photo-gallery',
    ]) {
      await get(url)
    }
  })
})

describeOnBothDatabases('Removing the sample', (database) => {
  let site: TestSite
  let token: string
  beforeAll(async () => {
    site = await openTestSite(database)
    token = await site.signIn('admin')
  })
  afterAll(() => site.close())

  it('keeps content that staff created or changed', async () => {
    const { write, stores } = site.services
    const isSample = true
    const picture = () =>
      storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#000000' })
    const key = { className: 'Six', section: 'A' } as const
    const sample = await write(async (transaction) => ({
      kept: await transaction.notices.create({ title: 'নমুনা', file: storedFile(), isSample }),
      gone: await transaction.notices.create({ title: 'নমুনা', file: storedFile(), isSample }),
      photo: await transaction.photos.create({ title: 'নমুনা', file: picture(), isSample }),
      video: await transaction.jubilee.create({ title: 'নমুনা', videoLink: 'https://x', isSample }),
      officer: await transaction.officers.create({ ...officer, name: 'নমুনা' }, picture(), true),
      count: await transaction.studentCounts.create({ ...key, shift: 'Day' }, true),
      counted: await transaction.studentCounts.create({ ...key, shift: 'Morning' }, true),
      site: await transaction.site.update({ history: 'নমুনা', place: 'নমুনা' }, { isSample }),
      head: await transaction.site.update({ headTeacherPhoto: picture() }, { isSample }),
    }))
    const change = async (url: string, payload: object) => {
      const changed = await site.request({ method: 'PUT', url, as: token, payload })
      expect(changed.statusCode, changed.payload).toBe(200)
    }
    await change(`/api/notices/${sample.kept._id}`, { title: 'আসল' })
    await change(`/api/studentCounts/${sample.counted._id}`, { ...key, shift: 'Morning', girls: 4 })
    const own = await multipart({ title: 'নিজের', file: { name: 'x.pdf', bytes: pdf() } })
    await site.request({ method: 'POST', url: '/api/news', as: token, ...own })
    const portrait = await multipart({ file: { name: 'x.jpg', bytes: await jpeg() } })
    await site.request({ method: 'PUT', url: '/api/site/headTeacherPhoto', as: token, ...portrait })
    await change('/api/site', { officeHours: '৯টা–৪টা' })

    const payload = { currentPassword: TEST_PASSWORD }
    const removal = { method: 'DELETE', url: '/api/sample', as: token, payload } as const
    expect((await site.request(removal)).statusCode).toBe(204)
    expect((await stores.notices.list()).map(({ title }) => title)).toEqual(['আসল'])
    expect((await stores.news.list()).map(({ title }) => title)).toEqual(['নিজের'])
    expect(await stores.photos.list()).toEqual([])
    expect(await stores.jubilee.list()).toEqual([])
    expect(await stores.officers.list()).toEqual([])
    expect((await stores.studentCounts.list()).map(({ girls }) => girls)).toEqual([4])
    const words = await stores.site.find()
    expect(words).toMatchObject({ officeHours: '৯টা–৪টা', isSample: false })
    expect(words.headTeacherPhoto).not.toBeNull()
    expect(await stores.sample.isPresent()).toBe(false)
    const rows = await site.services.database.selectFrom('storedFile').select('name').execute()
    expect(rows).toHaveLength(3)
  })
})
