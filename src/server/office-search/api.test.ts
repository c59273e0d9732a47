import { expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import { staffBn } from '../../words/staff-words.ts'
import type { OfficeResult } from './api.ts'

describeOnBothDatabases('The search of the office', (database) => {
  const site = signedInSite(database, {}, 'admin')

  const search = async (q: string, as = site.token) => {
    const url = `/api/admin/search?${new URLSearchParams({ q })}`
    const response = await expectStatus(200, site.request({ url, as }))
    return response.json<OfficeResult[]>()
  }
  const titles = async (q: string, as?: string) => (await search(q, as)).map(({ title }) => title)
  const post = async (url: string, payload: object) => {
    const response = await expectStatus(201, site.call(`POST ${url}`, payload))
    return response.json<{ _id: string }>()
  }
  const addOfficer = async (name: string) => {
    const made = await site.form('POST /api/officers', {
      name,
      designation: 'সহকারী শিক্ষক',
      category: 'teacher',
    })
    return made.json<{ _id: string }>()
  }

  itAnswers(() => site, [{ asks: 'GET /api/admin/search?q=x', gets: 401 }])

  it('finds a person by name, in Bengali and in Latin letters, and the committee of the person', async () => {
    const { _id } = await addOfficer('মাধুরী রানী সরকার')
    await post('/api/groups', {
      purpose: 'examination',
      title: 'পরীক্ষা কমিটি',
      members: [{ role: 'convener', officerId: _id }],
    })
    const [person, group] = await search('মাধুরি')
    expect(person).toMatchObject({
      kind: 'officers',
      title: 'মাধুরী রানী সরকার',
      // The list shows 30 people at first.
      path: `/admin/dashboard/officers?${new URLSearchParams({ q: 'মাধুরী রানী সরকার' })}`,
      row: _id,
    })
    expect(group).toMatchObject({ kind: 'groups', title: 'পরীক্ষা কমিটি' })
    expect(await titles('madhuri')).toContain('মাধুরী রানী সরকার')
  })

  it('dates a document by the day at the school', async () => {
    // One o’clock in the night in Dhaka.
    const fields = { title: 'রাতের নোটিশ', text: 'ক', date: '2026-11-25T19:00:00.000Z' }
    await site.form('POST /api/notices', fields)
    expect(await search('রাতের নোটিশ')).toContainEqual(
      expect.objectContaining({ title: 'রাতের নোটিশ', note: '2026-11-26' }),
    )
  })

  it('finds drafts and says that they are drafts', async () => {
    await site.form('POST /api/notices', { title: 'বিজ্ঞান মেলা', text: 'ক', draft: 'true' })
    expect(await search('বিজ্ঞান মেলা')).toContainEqual(
      expect.objectContaining({ kind: 'notices', title: 'বিজ্ঞান মেলা', state: 'draft' }),
    )
  })

  it('finds the counts of a section and an entry of the calendar', async () => {
    await post('/api/studentCounts', { className: 'Six', shift: 'Morning', section: 'A', girls: 3 })
    await post('/api/calendar', { title: 'পিঠা উৎসব', kind: 'event', from: '2026-12-20' })
    expect((await search('ষষ্ঠ শ্রেণি ক'))[0]).toMatchObject({
      kind: 'studentCounts',
      path: '/admin/dashboard/studentcount?className=Six&shift=Morning&section=A',
    })
    expect(await search('pitha')).toContainEqual(
      expect.objectContaining({ kind: 'calendar', title: 'পিঠা উৎসব' }),
    )
  })

  it('finds an entry of the information board that has no answer yet', async () => {
    for (const query of ['এসএসসি ফল', 'ssc results'])
      expect(await search(query), query).toContainEqual(
        expect.objectContaining({
          kind: 'information',
          path: '/admin/dashboard/information/ssc-results',
        }),
      )
  })

  it('finds screens by their names and by other words for them', async () => {
    expect((await search('পাসওয়ার্ড'))[0]).toMatchObject({
      kind: 'screen',
      title: staffBn.screens.accounts,
      path: '/admin/dashboard/accounts',
    })
    for (const word of ['ফেসবুক', 'logo'])
      expect((await search(word))[0]).toMatchObject({ kind: 'screen', title: staffBn.screens.site })
    for (const [key, name] of Object.entries(staffBn.screens))
      if (key !== 'overview') expect(await titles(name), key).toContain(name)
  })

  it('shows neither screens nor records of admins to editors', async () => {
    await post('/api/redirects', { path: '/old/lottery.html', target: '/allNotices' })
    await post('/api/admin/accounts', { username: 'shapla', password: 'long enough 1' })
    const editor = await site.signIn('editor')
    for (const query of ['রিডাইরেক্ট', 'lottery', 'shapla', 'এক্সপোর্ট']) {
      expect(await titles(query), query).not.toEqual([])
      expect(await titles(query, editor), query).toEqual([])
    }
  })

  it('answers nothing for an empty query, and for one without a word', async () => {
    expect(await search('')).toEqual([])
    expect(await search('…')).toEqual([])
  })
})
