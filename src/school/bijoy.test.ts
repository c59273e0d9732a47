import { expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  signedInSite,
  storedFile,
} from '../../tests/build-app.ts'
import { storeReading } from '../../tests/read-document.ts'
import { calendarEntry, contact, group, officer, routine } from '../../tests/records.ts'
import { formOf } from '../features/information/schema.ts'
import { findInBijoy, repairInBijoy } from './bijoy.ts'

const BIJOY = 'evwl©K cixÿv'
const UNICODE = 'বার্ষিক পরীক্ষা'.normalize('NFC')
const LETTER = {
  memoNumber: '37.02.6990.001.25.007.26.0298',
  signatory: 'kvnvbv cvifxb †nW',
  designation: 'প্রধান শিক্ষক',
  copies: [BIJOY],
}

const PERMISSION = { level: 'secondary', what: 'permission', effectiveFrom: '1976-01-01' }

describeOnBothDatabases('Content in Bijoy', (database) => {
  const site = signedInSite(database)

  const list = () => findInBijoy(site.services.stores)
  const repair = async () => repairInBijoy(site.services, await list())
  const get = async (url: string) => (await site.call(`GET ${url}`)).json()

  it('is listed, repaired with history entries, and set back', async () => {
    expect(await list()).toEqual([])
    expect(await repair()).toEqual([])
    const ids = await site.services.write(async (transaction) => {
      const title = await transaction.notices.create({ title: BIJOY, file: storedFile() })
      const draft = await transaction.news.create({
        title: 'পত্র',
        text: `${BIJOY}\n\nযেমন আছে`,
        letter: LETTER,
        draft: true,
      })
      await transaction.notices.create({
        title: 'ঠিক আছে, SSC 2026',
        text: 'Class Six',
        file: storedFile(),
      })
      const teacher = await transaction.officers.create({ ...officer, name: 'kvnvbv cvifxb ‡eMg' })
      const made = await transaction.groups.create({
        ...group,
        members: [{ ...group.members[0]!, name: BIJOY }],
      })
      const day = await transaction.calendar.create({ ...calendarEntry, title: BIJOY })
      const week = await transaction.routines.create(
        { className: 'Six', shift: 'Day', section: 'A' },
        { ...routine, lessons: [{ ...routine.lessons[0]!, subject: BIJOY }] },
      )
      const video = await transaction.jubilee.create({ title: BIJOY, videoLink: 'https://x' })
      await transaction.information.put('recognition', {
        value: formOf('recognition').parse({ rows: [{ ...PERMISSION, authority: BIJOY }] }),
        checkedAt: null,
        checkedBy: null,
      })
      await transaction.site.update({
        place: BIJOY,
        hotlines: [{ number: '৯৯৯', label: BIJOY, labelEnglish: '' }],
      })
      return {
        title: title._id,
        draft: draft._id,
        officer: teacher._id,
        group: made._id,
        calendar: day._id,
        routine: week._id,
        video: video._id,
      }
    })
    await site.call('POST /api/contactus', { ...contact, address: BIJOY })

    expect(await list()).toEqual([
      { kind: 'information', _id: 'recognition', before: BIJOY, after: UNICODE },
      { kind: 'notices', _id: ids.title, before: BIJOY, after: UNICODE },
      expect.objectContaining({ kind: 'news', _id: ids.draft }),
      { kind: 'calendar', _id: ids.calendar, before: BIJOY, after: UNICODE },
      { kind: 'routines', _id: ids.routine, before: BIJOY, after: UNICODE },
      { kind: 'jubilee', _id: ids.video, before: BIJOY, after: UNICODE },
      { kind: 'contact', _id: expect.any(String), before: BIJOY, after: UNICODE },
      { kind: 'officers', _id: ids.officer, before: 'kvnvbv cvifxb ‡eMg', after: 'শাহানা পারভীন বেগম' },
      { kind: 'groups', _id: ids.group, before: BIJOY, after: UNICODE },
      { kind: 'site', _id: 'site', before: BIJOY, after: UNICODE },
    ])

    expect(await repair()).toEqual([])
    const entries = await site.services.stores.history.list({ limit: 10 })
    expect(entries.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      'changed site',
      'changed groups',
      'changed officers',
      'changed contact',
      'changed jubilee',
      'changed routines',
      'changed calendar',
      'changed news',
      'changed notices',
      'changed information',
    ])
    expect(await list()).toEqual([])
    expect(await get(`/api/notices/${ids.title}`)).toMatchObject({ title: UNICODE })
    expect(await get(`/api/news/${ids.draft}?state=all`)).toMatchObject({
      text: `${UNICODE}\n\nযেমন আছে`.normalize('NFC'),
      textSource: 'typed',
      state: 'draft',
      letter: { ...LETTER, signatory: expect.stringMatching(/^শাহানা/), copies: [UNICODE] },
    })
    expect(await get('/api/site')).toMatchObject({
      place: UNICODE,
      hotlines: [{ number: '৯৯৯', label: UNICODE }],
    })

    for (const { id } of entries) {
      const url = `/api/admin/history/${id}/restore`
      await expectStatus(200, site.call(`POST ${url}`))
    }
    expect(await list()).toHaveLength(10)
    expect(await get(`/api/notices/${ids.title}`)).toMatchObject({ title: BIJOY })
  })

  it('is ignored if it was read from a file, and stays if its Unicode form is too long', async () => {
    await repair()
    const { _id } = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'কাগজ', file: storedFile() }),
    )
    await storeReading(site.services, _id, { text: BIJOY, textSource: 'machine', pages: [] })
    expect(await list()).toEqual([])
    // Each of these letters becomes three in Unicode.
    await site.services.write((transaction) =>
      transaction.notices.create({ title: 'ÿ'.repeat(299) + 'K', file: storedFile() }),
    )
    expect(await list()).toHaveLength(1)
    expect(await repair()).toMatchObject([{ kind: 'notices' }])
    expect(await list()).toHaveLength(1)
  })
})
