import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite } from '../../../../tests/build-app.ts'
import { group, officer, routine } from '../../../../tests/records.ts'
import { SEARCH_QUESTIONS } from '../../../../tests/search-questions.ts'
import { UNSEEN_QUESTIONS } from '../../../../tests/search-unseen.ts'
import { sampleOfficers } from '../../people/sample.ts'
import { countUnanswered } from './count.ts'
import { findNames } from './names.ts'
import type { UnansweredSearch } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
const ADDRESSES = ['203.0.113.1', '203.0.113.2', '2001:db8::1']

describeSqlOnBothDatabases('Searches without a result', (database) => {
  const site = sharedSite(database)
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00+06:00') })
    site.token = await site.signIn()
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  const wait = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)
  const search = async (query: string, addresses = ADDRESSES) => {
    for (const address of addresses) await countUnanswered(site.services, query, address)
  }
  /** From one address, and on the last day from all. */
  const searchOnDays = async (days: number, queries: string[], addresses = ADDRESSES) => {
    for (let day = 1; day <= days; day += 1) {
      wait(1)
      for (const query of queries)
        await search(query, day === days ? addresses : addresses.slice(0, 1))
    }
  }
  const list = async () =>
    (await site.call('GET /api/questions/unanswered')).json<UnansweredSearch[]>()
  const texts = async () => (await list()).map(({ text }) => text)
  const rows = () => site.services.database.selectFrom('searchUnanswered').selectAll().execute()
  const stored = async () => (await rows()).map(({ text }) => text)

  it('are listed after three days, and three networks on one of them', async () => {
    await searchOnDays(3, ['  সাঁতারের  CLASS, ৯ '])
    await search('সাঁতারের class 9')
    const [{ text, count, weeks }] = (await list()) as [UnansweredSearch]
    // The 21st is a Saturday.
    expect({ text, count, weeks }).toEqual({ text: 'সাঁতারের class 9', count: 5, weeks: 2 })
  })

  it('are listed until the site has an answer', async () => {
    await searchOnDays(3, ['কারাতে শেখানো'])
    expect(await texts()).toContain('কারাতে শেখানো')
    await site.call('POST /api/questions', { question: 'কারাতে শেখানো হয়?', answer: 'না।' })
    expect(await texts()).not.toContain('কারাতে শেখানো')
  })

  it('are not listed of two days, or of one network or subscriber', async () => {
    await searchOnDays(2, ['ঝুমঝুমি'])
    await searchOnDays(4, ['ঝিঁঝিঁপোকা'], ADDRESSES.slice(0, 1))
    await searchOnDays(4, ['ঝালমুড়ি'], ['2001:db8::1', '2001:db8::2', '::ffff:203.0.113.1'])
    expect(await stored()).toEqual(expect.arrayContaining(['ঝুমঝুমি', 'ঝিঁঝিঁপোকা', 'ঝালমুড়ি']))
    expect((await texts()).filter((text) => text.startsWith('ঝ'))).toEqual([])
  })

  it('do not add up over a restart', async () => {
    wait(1)
    for (let start = 0; start < 3; start += 1) {
      const { settings, stores, writePrivate } = site.services
      await countUnanswered({ settings, stores, writePrivate }, 'ডুগডুগি', ADDRESSES[0]!)
    }
    expect((await rows()).find(({ text }) => text === 'ডুগডুগি')?.networks).toBe(1)
  })

  it.each([
    'ফুচকা 01711000000',
    'ফুচকা ০১৭ ১১০-০০ ০০০',
    'চটপটি ১৯৯৯',
    'চটপটি १९९९',
    'amra@example.com',
    '?!',
    'ক'.repeat(101),
  ])('are not stored with a number, an address or without words: %s', async (query) => {
    const before = await rows()
    await search(query)
    expect(await rows()).toEqual(before)
  })

  it('are not stored with the name of somebody on the site', async () => {
    await site.services.write(async ({ officers, groups, routines, site: own }) => {
      await officers.create({ ...officer, name: 'মোছাঃ জোবেদা খাতুন' })
      await officers.create({ ...officer, name: 'পূজা রানী দে' })
      await officers.create({ ...officer, name: 'শিখা সরকার' })
      await groups.create({
        ...group,
        members: [{ ...group.members[0]!, officerId: null, name: 'শ্যামল হালদার' }],
      })
      const lesson = { ...routine.lessons[0]!, teacherId: null, teacher: 'খণ্ডকালীন শিক্ষক তৃষা' }
      const key = { className: 'Six', shift: 'Day', section: 'A' } as const
      await routines.create(key, { ...routine, lessons: [lesson] })
      await own.update({ headTeacherName: 'নিবেদিতা' })
    })
    const { _id } = await site.services.write(({ officers }) =>
      officers.create({ ...officer, name: 'মাধুরী' }),
    )
    await site.call(`DELETE /api/officers/${_id}`)
    const before = await rows()
    for (const query of [
      'জোবেদার বাসা',
      'jobeda apar basa',
      'zobedar basha',
      'zobedake chai',
      'শিখার বাড়ি',
      'জোবেদাখাতুন',
      'পুজা ম্যাডামের জন্মদিন',
      'শ্যামলের ভাই',
      'trisha miss',
      'নিবেদিতা আপার বিয়ে',
      'মাধুরী আপা এখন কোন স্কুলে',
    ])
      await search(query)
    expect(await rows()).toEqual(before)
    const others = ['কে শেখান বেহালা', 'শিক্ষকদের বনভোজন', 'শিক্ষার্থীর সরকারি পাখা']
    for (const query of others) await search(query)
    expect(await stored()).toEqual(expect.arrayContaining(others))
  })

  it('are not stored with a name in its usual Latin spellings', async () => {
    await site.services.write(async ({ officers }) => {
      for (const name of ['আব্দুল করিম', 'ফরিদা বেগম', 'হাবিবুর রহমান', 'নাসরিন চৌধুরী', 'তানজিলা হক'])
        await officers.create({ ...officer, name })
      for (const name of ['জব্বার হোসেন', 'শফিক আলম', 'লতিফা আক্তার', 'রতন কুমার রায়'])
        await officers.create({ ...officer, name })
    })
    const before = await rows()
    for (const query of [
      'karim sir er basa',
      'karimer bari',
      'farida madam er bari',
      'begum apa',
      'rahman sir basa',
      'Rahmaner bari',
      'chowdhury madam',
      'choudhuri madam',
      'haque apa',
      'hoque er basa',
      'jabbar sir',
      'hossain sir',
      'alam sir er bari',
      'latifa apa',
      'akter madam',
      'ratan babu',
      'roy sir',
    ])
      await search(query)
    expect(await rows()).toEqual(before)
  })

  it('are not listed with the name of somebody who came later', async () => {
    await searchOnDays(3, ['কৃষ্ণচূড়া'])
    expect(await texts()).toContain('কৃষ্ণচূড়া')
    await site.services.write(({ officers }) => officers.create({ ...officer, name: 'কৃষ্ণচূড়া রায়' }))
    expect(await texts()).not.toContain('কৃষ্ণচূড়া')
  })

  it('are never listed again if staff say so, and kept for ninety days', async () => {
    await searchOnDays(3, ['ঘুড়ি ওড়ানো', 'লাটিম খেলা'])
    const answer = await site.call(
      `DELETE /api/questions/unanswered?${new URLSearchParams({ text: 'ঘুড়ি ওড়ানো' })}`,
    )
    await site.call(
      `DELETE /api/questions/unanswered?${new URLSearchParams({ text: 'Fee Waiver, ২' })}`,
    )
    expect(answer.statusCode).toBe(204)
    await searchOnDays(3, ['ঘুড়ি ওড়ানো', 'fee waiver 2'])
    expect(await stored()).not.toContain('ঘুড়ি ওড়ানো')
    expect(await stored()).not.toContain('fee waiver 2')
    const forget = () => site.services.writePrivate(({ unanswered }) => unanswered.forgetOld())
    wait(84)
    site.token = await site.signIn()
    await forget()
    expect(await texts()).toContain('লাটিম খেলা')
    wait(1)
    expect(await texts()).not.toContain('লাটিম খেলা')
    wait(3)
    await forget()
    expect(await rows()).toEqual([])
  })

  it('are not counted if the school does not want it', async () => {
    await site.call('PUT /api/site', { collectsUnansweredSearches: false })
    await search('মাছ ধরা')
    expect(await stored()).not.toContain('মাছ ধরা')
    await site.call('PUT /api/site', { collectsUnansweredSearches: true })
    // Nothing of it is in memory, where the same network would count only once.
    await search('মাছ ধরা')
    expect(await stored()).toContain('মাছ ধরা')
  })

  it('with names take no place from others', async () => {
    wait(1)
    for (let number = 0; number < 20; number += 1) await search(`jobeda ${number}`)
    await search('পুতুলনাচ')
    expect(await stored()).toContain('পুতুলনাচ')
  })

  it('of a program fill neither memory nor table', async () => {
    wait(1)
    const one = Array.from({ length: 30 }, (_, number) => `ভোঁদড় ${number}`)
    for (const query of one) await search(query, ADDRESSES.slice(0, 1))
    expect((await stored()).filter((text) => text.startsWith('ভোঁদড়'))).toHaveLength(20)
    for (let number = 0; number < 400; number += 1)
      await search(`শজারু ${number}`, [`198.51.100.${number % 250}`])
    const today = (await rows())
      .map(({ day }) => day)
      .sort()
      .at(-1)
    expect((await rows()).filter(({ day }) => day === today)).toHaveLength(300)
  })

  it('are counted for each visitor of the cached page, and not for staff', async () => {
    wait(1)
    const networksOf = async (wanted: string) =>
      (await rows()).find(({ text }) => text === wanted)?.networks
    const visit = async (url: string, remoteAddress: string, as?: string) =>
      site.request({ url, remoteAddress, as })
    for (const address of ADDRESSES) await visit('/search?q=ঢেঁকি ছাঁটা', address)
    await expect.poll(() => networksOf('ঢেঁকি ছাঁটা')).toBe(3)
    await visit('/search?q=মোরগলড়াই', ADDRESSES[0]!, site.token)
    await visit('/search?q=কারাতে', ADDRESSES[0]!)
    await visit('/en/search?q=ঢোলের বাদ্য&kind=news', ADDRESSES[0]!)
    await expect.poll(() => networksOf('ঢোলের বাদ্য')).toBe(1)
    expect(await stored()).toEqual(expect.not.arrayContaining(['মোরগলড়াই']))
    expect(await stored()).toEqual(expect.not.arrayContaining(['কারাতে']))
  })

  it('are taken for a name nine times in two hundred, five times rightly', async () => {
    await site.services.write(async ({ officers }) => {
      for (const { name } of sampleOfficers) await officers.create({ ...officer, name })
    })
    const hasName = await findNames(site.services.stores)
    const asked = [...SEARCH_QUESTIONS, ...UNSEEN_QUESTIONS].map(([query]) => query)
    // Every few questions, and the same ones when others are added.
    const sample = asked.filter((query) => query.length % 6 === 0).slice(0, 200)
    expect(sample.filter(hasName)).toEqual([
      'নাসরিন',
      'Nasrin',
      'মতিন স্যারের ক্লাস রুটিন',
      'ফরাসি ভাষার শিক্ষক',
      'কৃষ্ণা দিদির ফোন নাম্বার',
      // A teacher is called Puja.
      'saraswati puja date 2027',
      'চাইনিজ ভাষার ক্লাস',
      'সরসতি পুজার বনদ কবে ২০২৭',
      'rehana miss er class kobe kobe thake',
    ])
  })
})
