import { afterEach, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectStatus,
  signedInSite,
} from '../../../tests/build-app.ts'
import { schoolDay } from '../../../tests/school-day.ts'
import { addDays } from '@pathshala/bengali/days'
import type { OfficerRecord } from '../people/schema.ts'
import type { GroupRecord } from './schema.ts'

const GROUPS = '/api/groups'
const NUMBER = '01711-222333'
const outsider = (role: string, name = 'ফরিদা ইয়াসমিন') => ({ role, name })

describeOnBothDatabases('Committees and officers in charge', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    for (const { _id } of await list()) await remove(GROUPS, _id)
    await emptyBin(site)
  })

  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    site.call(`${method} ${url}`, payload)
  const remove = (list: string, id: string) => site.call(`DELETE ${list}/${id}`)
  const restore = async (id: string) => site.call(`POST /api/admin/bin/${id}/restore`)
  const list = async () => (await site.request({ url: GROUPS })).json<GroupRecord[]>()
  const listForStaff = async () =>
    (await site.call(`GET ${GROUPS}?state=all`)).json<GroupRecord[]>()
  const page = async () => (await site.request({ url: '/information/committees' })).payload
  const create = async (group: object) => {
    const made = await expectStatus(201, send('POST', GROUPS, group))
    return made.json<GroupRecord>()
  }
  const officer = async (name: string) =>
    (
      await send('POST', '/api/officers', { name, designation: 'সহকারী শিক্ষক' })
    ).json<OfficerRecord>()
  const errorsOf = (answer: { json: () => unknown }) =>
    (answer.json() as { errors: { path: string; code: string }[] }).errors.map(
      ({ path, code }) => `${path}: ${code}`,
    )

  it('empty the telephone and the place of an officer in charge whom another person replaces', async () => {
    const [old, next] = [await officer('রহিমা খাতুন'), await officer('সেলিনা পারভীন')]
    const contact = { phone: NUMBER, phoneOf: 'office', place: 'কক্ষ ৫', email: 'a@example.org' }
    const appeal = outsider('appeal')
    const made = await create({
      purpose: 'complaints',
      ...contact,
      members: [{ role: 'officer', officerId: old._id, phone: NUMBER, phoneOf: 'office' }, appeal],
    })
    const url = `${GROUPS}/${made._id}`
    const put = async (body: object) => (await send('PUT', url, body)).json<GroupRecord>()
    const here = { role: 'officer', officerId: old._id }

    expect(await put({ members: [here, { ...appeal, name: 'অন্য কেউ' }] })).toMatchObject(contact)
    expect(
      await put({ members: [{ role: 'officer', officerId: next._id }, appeal] }),
    ).toMatchObject({
      phone: '',
      phoneOf: null,
      place: '',
      email: '',
      members: [{ phone: '' }, {}],
    })
    expect(await page()).not.toContain(NUMBER)

    const given = await put({ ...contact, phone: '02-47000000', members: [here] })
    expect(given).toMatchObject({ phone: '02-47000000', place: 'কক্ষ ৫' })
    expect(await put({ members: [] })).toMatchObject({ phone: '', place: '' })
  })

  it('count working days for an answer, and days for an appeal by law', async () => {
    const limit = (role: string, days: number) => ({ ...outsider(role), days })
    await create({
      purpose: 'rightToInformation',
      members: [limit('officer', 20), limit('appeal', 15)],
    })
    expect(await page()).toContain('<small>২০ কার্যদিবস</small>')
    expect(await page()).toContain('<small>১৫ দিন</small>')
  })

  it('keep the telephone of a committee whose convener is replaced', async () => {
    const made = await create({
      purpose: 'antiHarassment',
      phone: NUMBER,
      phoneOf: 'office',
      members: [outsider('convener')],
    })
    const members = [outsider('convener', 'অন্য কেউ')]
    const changed = await send('PUT', `${GROUPS}/${made._id}`, { members })
    expect(changed.json()).toMatchObject({ phone: NUMBER })
  })

  it('show days of consent only to staff', async () => {
    const phone = { phone: NUMBER, phoneOf: 'personal', consentOn: '2026-01-02' }
    await create({ purpose: 'other', ...phone, members: [{ ...outsider('member'), ...phone }] })
    const seen = (await site.request({ url: GROUPS })).payload
    expect(seen).toContain(NUMBER)
    expect(seen).not.toContain('consentOn')
    expect(seen).not.toContain('hasLeft')
    expect((await site.call(`GET ${GROUPS}`)).payload).not.toContain('consentOn')
    expect(await listForStaff()).toMatchObject([
      { consentOn: '2026-01-02', members: [{ consentOn: '2026-01-02' }] },
    ])
    expect((await site.request({ url: `${GROUPS}?state=all` })).statusCode).toBe(401)
    const [{ _id }] = (await list()) as [GroupRecord]
    expect((await site.request({ url: `${GROUPS}/${_id}?state=all` })).statusCode).toBe(401)
  })

  const paper = (number: number) => ({ kind: 'notices', number })
  const many = <T>(length: number, value: T) => Array.from({ length }, () => value)
  const personal = { phone: NUMBER, phoneOf: 'personal' }
  const tomorrow = addDays(schoolDay(), 1)

  /** Groups with the purpose “other”, if the row has no other one. */
  it.each<[what: string, group: object, error: string]>([
    ['an unknown purpose', { purpose: 'x' }, 'purpose: choose-one-of'],
    [
      'an early end',
      { formedOn: '2026-03-05', validUntil: '2026-03-04' },
      'validUntil: end-before-start',
    ],
    ['a day that does not exist', { formedOn: '2026-02-31' }, 'formedOn: day'],
    ['half a woman', { women: 1.5 }, 'women: whole-number'],
    ['pupils of an office', { purpose: 'complaints', students: 3 }, 'students: not-of-purpose'],
    ['a personal number without consent', personal, 'consentOn: consent-needed'],
    [
      'a consent in the future',
      { ...personal, consentOn: tomorrow },
      'consentOn: consent-in-future',
    ],
    ['21 papers', { documents: many(21, paper(1)) }, 'documents: too-many'],
    ['an unknown paper', { documents: [paper(999)] }, 'documents.0: no-such-document'],
    ['too long a title', { title: 'ক'.repeat(201) }, 'title: too-long'],
    ['61 members', { members: many(61, outsider('member')) }, 'members: too-many'],
    ['more women than members', { women: 2, members: [outsider('member')] }, 'women: at-most'],
  ])('are refused with %s', (_what, group, error) => expectRefused(group, error))

  /** Groups with one member. */
  it.each<[what: string, purpose: string, member: object, error: string]>([
    ['a time limit of a committee', 'examination', { days: 3 }, 'days: not-of-purpose'],
    ['too long a time limit', 'complaints', { role: 'officer', days: 366 }, 'days: number-between'],
    ['a personal number without consent', 'other', personal, 'consentOn: consent-needed'],
    ['no name', 'other', { name: undefined }, 'name: one-person'],
    ['the name of an officer', 'other', { officerId: 'x' }, 'name: one-person'],
    [
      'an unknown officer',
      'other',
      { officerId: 'x', name: undefined },
      'officerId: no-such-officer',
    ],
    ['an unknown role', 'other', { role: 'boss' }, 'role: choose-one-of'],
    ['another role without its title', 'other', { role: 'other' }, 'roleTitle: fill-in'],
    ['a place in the cabinet', 'cabinet', {}, 'role: adults-only'],
    [
      'years in the wrong order',
      'formerHeads',
      { role: 'head', from: '1999', to: '1988-05-01' },
      'to: end-before-start',
    ],
  ])('are refused with a member with %s', (_what, purpose, member, error) =>
    expectRefused(
      { purpose, members: [{ ...outsider('member'), ...member }] },
      `members.0.${error}`,
    ),
  )

  async function expectRefused(group: object, error: string): Promise<void> {
    const refused = await expectStatus(400, send('POST', GROUPS, { purpose: 'other', ...group }))
    expect(errorsOf(refused)).toEqual([error])
    expect(await list()).toEqual([])
  }

  it('refuse the same officer twice in one role', async () => {
    const { _id: officerId } = await officer('ক')
    const twice = { purpose: 'other', members: [0, 1].map(() => ({ role: 'member', officerId })) }
    const refused = await send('POST', GROUPS, twice)
    expect(errorsOf(refused)).toEqual(['members.1.officerId: same-person'])
    await remove('/api/officers', officerId)
  })

  it('refuse a change that does not fit the stored fields', async () => {
    const { _id } = await create({ purpose: 'other', formedOn: '2026-03-05', women: 0 })
    const url = `${GROUPS}/${_id}`
    expect(errorsOf(await send('PUT', url, { validUntil: '2026-01-01' }))).toEqual([
      'validUntil: end-before-start',
    ])
    expect(errorsOf(await send('PUT', url, { women: 1 }))).toEqual(['women: at-most'])
    await expectStatus(200, send('PUT', url, { validUntil: '2026-03-05', title: 'খ' }))
  })

  it('exist once for a purpose that allows only one', async () => {
    const first = await create({ purpose: 'antiHarassment' })
    const second = await expectStatus(409, send('POST', GROUPS, { purpose: 'antiHarassment' }))
    expect(second.json()).toMatchObject({ code: 'already-exists', _id: first._id })
    const other = await create({ purpose: 'other', title: 'ক' })
    await expectStatus(409, send('PUT', `${GROUPS}/${other._id}`, { purpose: 'antiHarassment' }))

    await remove(GROUPS, first._id)
    await create({ purpose: 'antiHarassment' })
    const restored = await expectStatus(409, restore(first._id))
    expect(restored.json()).toMatchObject({ code: 'group-again' })
  })

  it('follow an officer’s name, and leave out an officer who left until a restore', async () => {
    const { _id: officerId } = await officer('মাধুরী রানী')
    const member = { role: 'convener', officerId }
    const { _id } = await create({ purpose: 'antiHarassment', members: [member] })
    await send('PUT', `/api/officers/${officerId}`, { name: 'মাধুরী সরকার' })
    expect(await list()).toMatchObject([{ members: [{ name: 'মাধুরী সরকার' }] }])
    expect(await page()).toContain(`href="/officers_teachers#${officerId}"`)

    await remove('/api/officers', officerId)
    expect(await list()).toMatchObject([{ members: [] }])
    expect(await page()).not.toContain('মাধুরী')
    // Staff see the name that the group had when it was written.
    expect(await listForStaff()).toMatchObject([
      { members: [{ name: 'মাধুরী রানী', hasLeft: true, officerId }] },
    ])
    await expectStatus(200, send('PUT', `${GROUPS}/${_id}`, { members: [member], place: 'কক্ষ ১' }))
    const elsewhere = await send('POST', GROUPS, { purpose: 'other', members: [member] })
    expect(errorsOf(elsewhere)).toEqual(['members.0.officerId: no-such-officer'])

    await restore(officerId)
    expect(await list()).toMatchObject([{ members: [{ name: 'মাধুরী সরকার' }] }])
    expect(await page()).toContain('মাধুরী সরকার')
    await remove('/api/officers', officerId)
  })

  it('show a linked document only while visitors can see it', async () => {
    const { _id: id, number } = await site.services.write(({ notices }) =>
      notices.create({ title: 'অফিস আদেশ', file: null, text: 'ক' } as never),
    )
    const link = { kind: 'notices', number }
    const { _id } = await create({ purpose: 'other', documents: [link] })
    const shown = { ...link, title: 'অফিস আদেশ', url: `/notices/${number}` }
    expect(await list()).toMatchObject([{ documents: [shown] }])
    expect(await page()).toContain(`href="/notices/${number}"`)

    await remove('/api/notices', id)
    expect(await list()).toMatchObject([{ documents: [] }])
    const hidden = { ...link, title: '', url: null }
    expect(await listForStaff()).toMatchObject([{ documents: [hidden] }])
    await expectStatus(200, send('PUT', `${GROUPS}/${_id}`, { documents: [link] }))

    await restore(id)
    expect(await list()).toMatchObject([{ documents: [shown] }])
    await remove('/api/notices', id)
  })

  it('start from the members of an earlier group, which moves to the bin', async () => {
    const { _id: officerId } = await officer('ক')
    const earlier = await create({
      purpose: 'parentTeacher',
      formedOn: '2024-01-01',
      members: [outsider('president'), { role: 'member', officerId }],
    })
    await remove('/api/officers', officerId)
    const next = await send('POST', `${GROUPS}?copyOf=${earlier._id}`, { purpose: 'parentTeacher' })
    expect(next.statusCode, next.payload).toBe(201)
    expect(next.json()).toMatchObject({ formedOn: null, members: [outsider('president')] })
    expect((await list()).map(({ _id }) => _id)).toEqual([next.json<GroupRecord>()._id])

    const year = await create({ purpose: 'examination', members: [outsider('convener')] })
    const own = { purpose: 'examination', members: [outsider('member', 'খ')] }
    const second = await send('POST', `${GROUPS}?copyOf=${year._id}`, own)
    expect(second.json()).toMatchObject({ members: own.members })
    expect(await list()).toHaveLength(3)
    await send('POST', `${GROUPS}?copyOf=${year._id}&replace=true`, { purpose: 'examination' })
    expect((await list()).map(({ _id }) => _id)).not.toContain(year._id)
    const ending = await create({
      purpose: 'examination',
      title: 'পরীক্ষা কমিটি ২০২৬',
      titleEnglish: 'Examination Committee 2026',
      formedOn: '2026-01-05',
      validUntil: '2026-12-31',
      members: [outsider('convener')],
    })
    const renewed = await send('POST', `${GROUPS}?copyOf=${ending._id}`, { purpose: 'examination' })
    expect(renewed.json()).toMatchObject({
      title: 'পরীক্ষা কমিটি ২০২৭',
      titleEnglish: 'Examination Committee 2027',
      formedOn: '2027-01-01',
      validUntil: '2027-12-31',
      members: [outsider('convener')],
    })
    expect((await list()).map(({ _id }) => _id)).toContain(ending._id)
    const without = { purpose: 'examination', title: 'ক', formedOn: null, validUntil: null }
    const named = await send('POST', `${GROUPS}?copyOf=${ending._id}`, without)
    expect(named.json()).toMatchObject(without)
    await expectStatus(404, send('POST', `${GROUPS}?copyOf=x`, { purpose: 'examination' }))
    // Another clerk has written the committee of the next term meanwhile.
    const again = await send('POST', `${GROUPS}?copyOf=${ending._id}`, { purpose: 'examination' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      code: 'already-followed',
      _id: renewed.json<GroupRecord>()._id,
    })
  })

  it('leave the page when their term is over and the next ones are written', async () => {
    const year = new Date().getUTCFullYear()
    const committee = (of: number) => ({
      purpose: 'examination',
      title: `পরীক্ষা কমিটি ${of}`,
      validUntil: `${of}-12-31`,
      members: [outsider('convener')],
    })
    const { _id } = await create(committee(year - 1))
    expect(await page()).toContain(`পরীক্ষা কমিটি ${year - 1}`)
    await send('POST', `${GROUPS}?copyOf=${_id}`, committee(year))
    const shown = await page()
    expect(shown).toContain(`পরীক্ষা কমিটি ${year}`)
    expect(shown).not.toContain(`পরীক্ষা কমিটি ${year - 1}`)
    // Nothing is lost: the office lists both.
    expect(await list()).toHaveLength(2)
  })

  it('forget a withdrawn number: no history entry contains it, and it cannot be set back', async () => {
    const phone = { phone: NUMBER, phoneOf: 'personal', consentOn: '2026-01-02' }
    const member = { ...outsider('member'), ...phone }
    const made = await create({ purpose: 'other', title: 'ক', ...phone, members: [member] })
    const url = `${GROUPS}/${made._id}`
    await send('PUT', url, { title: 'খ', members: [{ ...member, note: 'কক্ষ ১' }] })
    const history = async () => site.call(`GET /api/admin/history?id=${made._id}`)
    expect((await history()).payload).toContain(NUMBER)

    const kept = await send('PUT', url, { phone: '', forget: true })
    expect(kept.json()).toMatchObject({ phone: '', phoneOf: null, consentOn: null })
    // The member still has the number.
    expect((await history()).payload).toContain(NUMBER)
    await send('PUT', url, { members: [outsider('member')], forget: true })
    const entries = await history()
    expect(entries.payload).not.toContain(NUMBER)
    expect(entries.json()).toHaveLength(4)
    for (const { _id, canSetBack } of entries.json<{ _id: string; canSetBack: boolean }[]>()) {
      if (!canSetBack) continue
      await site.call(`POST /api/admin/history/${_id}/restore`)
    }
    expect((await listForStaff())[0]).toMatchObject({ phone: '' })
    expect((await site.request({ url: GROUPS })).payload).not.toContain(NUMBER)
  })

  it('are found by the names of those members whom visitors see', async () => {
    const { _id: officerId } = await officer('মাধুরী রানী')
    const members = [{ role: 'convener', officerId }, outsider('member')]
    await create({ purpose: 'antiHarassment', members })
    const found = async (words: string) =>
      (await site.request({ url: encodeURI(`/api/search?q=${words}`) })).payload
    const address = '/information/anti-harassment'
    expect(await found('ফরিদা')).toContain(address)
    expect(await found('মাধুরী')).toContain(address)
    await remove('/api/officers', officerId)
    expect(await found('মাধুরী')).not.toContain(address)
  })

  it('come back with the names of members when a change is set back', async () => {
    const { _id: officerId } = await officer('ক')
    const made = await create({ purpose: 'other', members: [{ role: 'member', officerId }] })
    await send('PUT', `${GROUPS}/${made._id}`, { members: [outsider('convener')] })
    const [entry] = (await site.call('GET /api/admin/history?kind=groups&limit=1')).json<
      [{ _id: string }]
    >()
    await expectStatus(200, send('POST', `/api/admin/history/${entry._id}/restore`, {}))
    expect(await list()).toMatchObject([{ members: [{ role: 'member', officerId, name: 'ক' }] }])
    await remove('/api/officers', officerId)
  })
})
