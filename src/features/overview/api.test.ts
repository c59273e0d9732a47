import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { CONTENT_KEYS, forEachKey } from '../../content.ts'
import { expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  type FormFields,
  multipart,
  signedInSite,
  storedFile,
  TEST_PASSWORD,
} from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import { CONTACT_FIELDS } from '../profile/fields.ts'
import type { Overview } from './schema.ts'

const NOTHING = forEachKey(CONTENT_KEYS, () => 0)
const NEVER = { provenAt: null, isOld: true, hasFailedSince: false, canBeWritten: true }
const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'ক']))
const count = { className: 'Six', shift: 'Morning', section: 'A' }
const videoLink = 'https://youtu.be/aqz-KE-bpKQ'

interface Written {
  _id: string
  createdAt: string
  updatedAt: string
}

describeOnBothDatabases('The overview', (database) => {
  const site = signedInSite(database, {}, 'admin')

  const read = async () => {
    const response = await site.request({ url: '/api/admin/overview', as: site.token })
    expect(response.statusCode, response.payload).toBe(200)
    return response.json<Overview>()
  }
  /** Writes at least one millisecond apart. */
  const write = async (call: string, payload?: object) => {
    await wait(2)
    const [method, url] = call.split(' ') as [InjectOptions['method'], string]
    const response = await site.request({
      ...(method && { method }),
      url,
      as: site.token,
      ...(payload && { payload }),
    })
    expect([200, 201, 204], response.payload).toContain(response.statusCode)
    return response.statusCode === 204 ? undefined! : response.json<Written>()
  }
  const publish = async (url: string, form: FormFields) => {
    await wait(2)
    const body = await multipart(form)
    return (await site.request({ method: 'POST', url, as: site.token, ...body })).json<Written>()
  }

  itAnswers(
    () => site,
    [
      { asks: 'GET /api/admin/overview', gets: 401 },
      {
        asks: 'GET /api/admin/overview',
        headers: { authorization: 'Bearer forged' },
        gets: 401,
        lacking: 'amounts',
      },
      ...(['editor', 'admin'] as const).map((as) => ({
        title: 'an empty site',
        as,
        asks: 'GET /api/admin/overview',
        gets: 200,
        holding: {
          amounts: NOTHING,
          lastChanges: [],
          hasSample: false,
          damageFoundAt: null,
          lastBackup: NEVER,
          clockJump: null,
        },
      })),
    ],
  )

  it('counts the content and lists the latest changes, newest first', async () => {
    const file = { name: 'ক.pdf', bytes: pdf() }
    const notice = await publish('/api/notices', { title: 'নোটিশ', file })
    const news = await publish('/api/news', { title: 'সংবাদ', file })
    const memory = await write('POST /api/main-gallery', { title: 'স্মৃতি', videoLink })
    const made = await write('POST /api/contactus', contact)
    await write('POST /api/studentCounts', count)
    const second = await write('POST /api/studentCounts', { ...count, section: 'B' })
    const first = await write('POST /api/officers', { name: 'রহিমা', designation: 'শিক্ষক' })
    const other = await write('POST /api/officers', { name: 'সালমা', designation: 'শিক্ষক' })

    const amounts = { ...NOTHING, notices: 1, news: 1, jubilee: 1, contact: 1 }
    const older = [
      { subject: 'officers', title: 'রহিমা', at: first.updatedAt },
      // The two counts share one line, because they have no titles to tell them apart.
      { subject: 'studentCounts', title: '', at: second.updatedAt },
      { subject: 'contact', title: '', at: made.updatedAt },
      { subject: 'jubilee', title: 'স্মৃতি', at: memory.createdAt },
      { subject: 'news', title: 'সংবাদ', at: news.updatedAt },
    ]
    const salma = { subject: 'officers', title: 'সালমা', at: other.updatedAt }
    expect(await read()).toEqual({
      amounts: { ...amounts, studentCounts: 2, officers: 2 },
      lastChanges: [salma, ...older, { subject: 'notices', title: 'নোটিশ', at: notice.updatedAt }],
      hasSample: false,
      damageFoundAt: null,
      lastBackup: NEVER,
      clockJump: null,
    })

    const renamed = await write(`PUT /api/notices/${notice._id}`, { title: 'নতুন নাম' })
    expect(renamed.updatedAt > notice.updatedAt).toBe(true)
    await write(`DELETE /api/officers/${other._id}`)
    expect(await read()).toEqual({
      amounts: { ...amounts, studentCounts: 2, officers: 1 },
      lastChanges: [{ subject: 'notices', title: 'নতুন নাম', at: renamed.updatedAt }, ...older],
      hasSample: false,
      damageFoundAt: null,
      lastBackup: NEVER,
      clockJump: null,
    })
  })

  it('lists at most the last eight changes', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `স্মৃতি ${index}`)
    for (const title of titles) await write('POST /api/main-gallery', { title, videoLink })
    const { amounts, lastChanges } = await read()
    expect(lastChanges.map(({ title }) => title)).toEqual(titles.reverse().slice(0, 8))
    expect(amounts).toMatchObject({ jubilee: 11 })
  })

  it('counts the site’s texts as soon as they are saved', async () => {
    await write('PUT /api/site', { place: 'ঢাকা' })
    expect((await read()).amounts).toMatchObject({ site: 1 })
  })

  it('shows whether sample content is left', async () => {
    await site.services.write((stores) =>
      stores.downloads.create({ title: 'নমুনা', file: storedFile(), isSample: true }),
    )
    expect(await read()).toMatchObject({ amounts: { downloads: 1 }, hasSample: true })
    await write('DELETE /api/sample', { currentPassword: TEST_PASSWORD })
    expect(await read()).toMatchObject({ amounts: { downloads: 0 }, hasSample: false })
  })
})
