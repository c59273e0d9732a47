import { beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, signedInSite } from './build-app.ts'
import { contact, group, info, officer } from './records.ts'

const CLERK = { ...officer, category: 'officer' as const, name: 'হাবিবা', designation: 'প্রধান সহকারী' }
const VACANT = { ...officer, name: 'পদ শূন্য', designation: 'প্রধান শিক্ষক' }
const ACTING = { ...officer, name: 'সালমা', designation: 'প্রধান শিক্ষক (ভারপ্রাপ্ত)' }
const HEAD = { ...officer, name: 'শাহানা', designation: 'প্রধান শিক্ষক' }

describeOnBothDatabases('The head teacher, who is only in the list of people', (database) => {
  const site = signedInSite(database)
  beforeAll(async () => {
    await site.services.write(async (stores) => {
      await stores.schoolInfo.create(info)
      const former = { ...group.members[0]!, role: 'head' as const, name: 'নূরজাহান', from: '2010' }
      await stores.groups.create({ ...group, purpose: 'formerHeads', members: [former] })
    })
    await site.call('POST /api/contactus', contact)
  })

  const part = async (url: string, pattern: RegExp) => {
    const { payload } = await site.request({ url })
    return pattern.exec(payload)?.[0].replace(/<[^>]+>/g, ' ') ?? ''
  }
  /** What each place says about the head. */
  const places = async () => ({
    'side column': await part('/', /<section class="ht dim">.*?<\/section>/s),
    'at a glance': await part('/schoolInfo', /aria-labelledby="identity".*?<\/section>/s),
    contact: await part('/contact_us', /aria-labelledby="who".*?<\/section>/s),
    heads: await part('/information/former-heads', /<ol class="heads.*?<\/ol>/s),
    search: (
      await site.request({ url: `/api/search?q=${encodeURIComponent('প্রধান শিক্ষক')}` })
    ).json<{ results: { title: string }[] }>().results[0]!.title,
  })

  it.each([
    ['vacant beside a clerk', [CLERK], undefined],
    ['vacant with a row in the list', [VACANT, CLERK], undefined],
    ['an acting head', [VACANT, CLERK, ACTING], ACTING],
    ['a head before an acting one', [CLERK, ACTING, HEAD], HEAD],
  ])('is the same everywhere: %s', async (_, people, head) => {
    await site.services.write(async ({ officers }) => {
      for (const { _id } of await officers.list()) await officers.remove(_id)
      for (const person of people) await officers.create(person)
    })
    const names = people.map(({ name }) => name)
    for (const [place, text] of Object.entries(await places())) {
      expect([place, names.filter((name) => text.includes(name))]).toEqual([
        place,
        head ? [head.name] : [],
      ])
    }
    const { steps } = (await site.call('GET /api/admin/overview')).json<{
      steps: { key: string; state: string }[]
    }>()
    expect(steps.find(({ key }) => key === 'people')?.state).toBe(head ? 'done' : 'half')
  })
})
