import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { CONTENT_KEYS, forEachKey } from '../../content.ts'
import { expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  expectStatus,
  type FormFields,
  signedInSite,
  storedFile,
  TEST_PASSWORD,
} from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import { defaultSite } from '../profile/default-site.ts'
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
    const response = await expectStatus(200, site.call('GET /api/admin/overview'))
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
    return (await site.form(`POST ${url}`, form)).json<Written>()
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
          tasks: [],
          amounts: NOTHING,
          board: { ok: 0, total: 11 },
          hasSample: false,
          hasGivenPassword: false,
          damageFoundAt: null,
          lastBackup: NEVER,
          offsiteCopy: null,
          clockJump: null,
        },
      })),
    ],
  )

  it('counts the content and lists the latest changes with their authors, newest first', async () => {
    const file = { name: 'ক.pdf', bytes: pdf() }
    const notice = await publish('/api/notices', { title: 'নোটিশ', file })
    await write('POST /api/contactus', contact)
    const counted = await write('POST /api/studentCounts', count)
    const person = await write('POST /api/officers', { name: 'সালমা', designation: 'শিক্ষক' })
    await write(`PUT /api/notices/${notice._id}`, { title: 'নতুন নাম' })
    await write(`DELETE /api/officers/${person._id}`)

    const { amounts, lastChanges } = await read()
    expect(amounts).toMatchObject({ notices: 1, contact: 1, studentCounts: 1, officers: 0 })
    const { username } = (await site.call('GET /api/admin/me')).json<{
      username: string
    }>()
    expect(lastChanges!.slice(0, 5)).toEqual(
      [
        { kind: 'officers', id: person._id, title: 'সালমা', action: 'deleted' },
        { kind: 'notices', id: notice._id, title: 'নতুন নাম', action: 'changed' },
        {
          kind: 'studentCounts',
          id: counted._id,
          title: 'ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি'.normalize('NFC'),
          action: 'created',
          section: count,
        },
        // The site takes the name of the first contact record.
        { kind: 'site', title: '', action: 'changed' },
        { kind: 'contact', title: '', action: 'created' },
      ].map((line) => expect.objectContaining({ section: null, ...line, username })),
    )
  })

  it('lists at most the last eight changed records', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `স্মৃতি ${index}`)
    for (const title of titles) await write('POST /api/main-gallery', { title, videoLink })
    const { amounts, lastChanges } = await read()
    expect(lastChanges!.map(({ title }) => title)).toEqual(titles.reverse().slice(0, 8))
    expect(amounts).toMatchObject({ jubilee: 10 })
  })

  it('shows the changes of accounts to admins and to the account itself only', async () => {
    const { _id } = await write('POST /api/admin/accounts', {
      username: 'clerk',
      password: 'nine-rivers-and-a-boat',
    })
    const of = async (as: string) =>
      (await site.request({ url: '/api/admin/overview', as }))
        .json<Overview>()
        .lastChanges!.some(({ id }) => id === _id)
    expect(await of(site.token)).toBe(true)
    expect(await of(await site.signIn('editor'))).toBe(false)
  })

  it('counts the site’s texts as soon as they are saved', async () => {
    await write('PUT /api/site', { place: 'ঢাকা' })
    expect((await read()).amounts).toMatchObject({ site: 1 })
  })

  it('says that a password was given until its account has chosen another', async () => {
    const { accounts } = site.services.stores
    const token = await site.signIn('admin')
    const { _id } = (await site.request({ url: '/api/admin/me', as: token })).json<Written>()
    const stateOf = async () =>
      (await site.request({ url: '/api/admin/overview', as: token })).json<Overview>()
        .hasGivenPassword
    expect(await stateOf()).toBe(false)
    await site.services.database
      .updateTable('account')
      .set({ hasGivenPassword: 1 })
      .where('id', '=', _id)
      .execute()
    expect(await stateOf()).toBe(true)
    // The prompt refuses nothing: the account uses every call meanwhile.
    expect((await write('PUT /api/site', { place: 'রংপুর' })) !== undefined).toBe(true)
    const payload = { currentPassword: TEST_PASSWORD, newPassword: 'nine-rivers-and-a-boat' }
    await expectStatus(204, site.call('PUT /api/admin/password', payload, { as: token }))
    expect(await accounts.hasGivenPassword(_id)).toBe(false)
  })

  it('counts blank fields as not filled in, also after the sample content is removed', async () => {
    await write('DELETE /api/sample', { currentPassword: TEST_PASSWORD })
    await site.services.stores.site.update({ ...defaultSite })
    expect((await read()).amounts).toMatchObject({ site: 0 })
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
