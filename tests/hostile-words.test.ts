import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSite } from '#src/features/profile/default-site.ts'
import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'
import { type Site, site as siteWords } from '#src/features/profile/schema.ts'
import { INDEXED_PAGES } from '#src/features/page-paths.ts'
import { cookieOf, expectStatus, fixture, signedInSite } from './build-app.ts'
import { routine } from './records.ts'

const HOSTILE = `</script><img src=x onerror=alert(1)>"'{{7*7}}`
/** Short enough for the short fields. */
const SHORT = '"><img src=x>'

describe('Hostile text', () => {
  const site = signedInSite('SQLite', {}, 'admin')
  beforeAll(async () => {
    const isText = (name: string) => typeof defaultSite[name as keyof Site] === 'string'
    const written = Object.keys(siteWords.shape).filter(
      (name) => isText(name) && !name.endsWith('Url'),
    )
    const words = Object.fromEntries(written.map((name) => [name, HOSTILE]))
    await send('PUT', 'site', { ...words, established: SHORT, eiin: SHORT, phone: SHORT })
    await send(
      'POST',
      'contactus',
      Object.fromEntries(CONTACT_FIELDS.map((name) => [name, HOSTILE])),
    )
    await send('POST', 'officers', { name: HOSTILE, designation: HOSTILE, category: 'teacher' })
    await send('POST', 'main-gallery', {
      title: HOSTILE,
      videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    })
    await send('PUT', 'routines/Six/Day/A', {
      ...routine,
      periods: routine.periods.map((period) => ({ ...period, name: SHORT })),
      lessons: [{ ...routine.lessons[0], subject: HOSTILE, teacher: HOSTILE }],
    })
    await send('POST', 'groups', {
      purpose: 'antiHarassment',
      title: HOSTILE,
      place: HOSTILE,
      text: HOSTILE,
      members: [{ role: 'other', roleTitle: HOSTILE, name: HOSTILE, note: HOSTILE }],
    })
    await publish({ title: HOSTILE })
  })

  async function send(method: 'POST' | 'PUT', path: string, payload: object): Promise<void> {
    const response = await site.call(`${method} /api/${path}`, payload)
    expect(response.statusCode, response.payload).toBeLessThan(300)
  }

  async function publish(fields: Record<string, string>) {
    const file = { name: 'x.pdf', bytes: await fixture('notice.pdf') }
    return site.form('POST /api/notices', { ...fields, file })
  }

  it('is shown as text on every page and in every feed', { tags: 'rest' }, async () => {
    const routines = ['/routine?class=Six', '/routine?teacher=%3Cimg%20src=x%3E']
    const feeds = ['/rss.xml', '/TeacherInformation.html', '/admin/dashboard']
    for (const url of [...INDEXED_PAGES, ...routines, '/en', '/nowhere', ...feeds]) {
      const { statusCode, payload } = await site.request({ url, headers: cookieOf(site.token) })
      expect(statusCode, url).toBeLessThan(500)
      expect(payload, url).toContain('onerror')
      expect(payload, url).not.toContain('<img src=x')
    }
  })

  it('sets only fields that a call names', async () => {
    const made = { _id: 'mine', createdAt: '1999', version: '7', isSample: 'true', filePath: 'x' }
    const record = (await publish({ title: 'ক', ...made })).json()
    expect(record).toMatchObject({ title: 'ক', version: 1, isSample: false })
    expect(Object.values(record)).not.toContain('mine')
    expect(record.createdAt).not.toContain('1999')
    await expectStatus(400, publish({ title: 'ক', ['__proto__']: 'x' }))
  })
})
