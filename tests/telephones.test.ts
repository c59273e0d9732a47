import { beforeAll, expect, it } from 'vitest'
import { pathIn } from '#src/words/language.ts'
import { sharedSite } from './build-app.ts'
import { contact, group, info, officer } from './records.ts'

/** One number, as four clerks write it. */
const SPELLINGS = ['+880 1711 000004', '০১৭১১ ০০০ ০০৪', '+88 01711 000004', '00880 1711 000004']
const NUMBER = 'tel:+8801711000004'

const site = sharedSite()
beforeAll(async () => {
  const [school, ofContact, person, ofGroup] = SPELLINGS as [string, string, string, string]
  const office = { phoneOf: 'office' as const }
  const officerId = await site.services.write(async (stores) => {
    await stores.site.update({ phone: school, headTeacherName: 'রহিমা' })
    await stores.contact.create({ ...contact, phone: ofContact } as never)
    await stores.schoolInfo.create(info)
    const head = { ...officer, name: 'রহিমা', designation: 'প্রধান শিক্ষক' }
    const { _id } = await stores.officers.create({ ...head, ...office, phone: person })
    for (const purpose of ['complaints', 'antiHarassment'] as const) {
      const [member] = group.members
      const members = [{ ...member!, ...office, phone: person }]
      await stores.groups.create({ ...group, ...office, purpose, phone: ofGroup, members })
    }
    return _id
  })
  const { statusCode, payload } = await site.call(
    'PUT /api/information/charter',
    {
      services: [
        {
          group: 'citizen',
          name: 'প্রত্যয়নপত্র',
          method: 'ক',
          papers: 'ক',
          price: 'ক',
          time: 'ক',
          officerId,
          phone: person,
        },
      ],
    },
    { as: await site.signIn() },
  )
  expect(statusCode, payload).toBe(200)
})

it.each([
  ['/', 1],
  ['/contact_us', 5],
  ['/officers_teachers', 3],
  ['/TeacherInformation.html', 1],
  ['/information/committees', 3],
  ['/information/anti-harassment', 2],
  ['/information/charter', 2],
  ['/allNotices', 2],
  ['/search?q=nothing', 2],
])('on %s, each telephone number is one link in any spelling', async (path, least) => {
  for (const language of ['bn', 'en'] as const) {
    if (language === 'en' && path.endsWith('.html')) continue
    const { payload } = await site.request({ url: pathIn(language, path) })
    const links = Array.from(payload.matchAll(/href="(tel:[^"]*)"/g), ([, link]) => link!)
    const hotlines = /^tel:(333|999|109|1098)$/
    const numbers = links.filter((link) => !hotlines.test(link))
    expect(new Set(numbers), language).toEqual(new Set([NUMBER]))
    expect(numbers.length, language).toBeGreaterThanOrEqual(least)
  }
})
