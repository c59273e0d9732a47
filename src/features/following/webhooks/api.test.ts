import { beforeAll, describe, expect, it } from 'vitest'
import { expectStatus, sharedSite } from '../../../../tests/build-app.ts'
import { expectProblem } from '../../../../tests/scenarios.ts'
import type { WebhookRecord } from './schema.ts'

const URL = 'https://district.example/school/7?key=a'

describe('Webhooks', () => {
  const site = sharedSite('SQLite', { PUSH_HOSTS: '127.0.0.1:4471' })
  let admin: string
  beforeAll(async () => {
    admin = await site.signIn('admin')
  })

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at = '', payload?: object) =>
    site.request({ method, url: `/api/webhooks${at}`, as: admin, ...(payload && { payload }) })
  const list = async () => (await send('GET')).json<WebhookRecord[]>()
  const add = async (url: string) => (await send('POST', '', { url })).json<WebhookRecord>()
  const listWaiting = () =>
    site.services.database.selectFrom('pushDelivery').select('webhookId').execute()

  it('show their secret only in the answer that creates them', async () => {
    const created = await expectStatus(201, send('POST', '', { url: ` ${URL} ` }))
    const { secret, ...record } = created.json<WebhookRecord & { secret: string }>()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(record).toMatchObject({ url: URL, isOn: true, failures: 0, lastTriedAt: null })
    expect(await list()).toEqual([record])
    const changed = await send('PUT', `/${record._id}`, { isOn: false })
    const tested = await send('POST', `/${record._id}/test`)
    const history = await site.request({ url: '/api/admin/history', as: admin })
    for (const { payload } of [changed, tested, history, await send('GET')]) {
      expect(payload).toContain(URL)
      expect(payload).not.toContain('whsec_')
    }
    expect((await send('DELETE', `/${record._id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
  })

  it('are in the history that admins see, and not in that of editors', async () => {
    await add('https://district.example/history')
    const kinds = async (as: string) => {
      const answer = await site.request({ url: '/api/admin/history', as })
      return answer.json<{ kind: string }[]>().map(({ kind }) => kind)
    }
    expect(await kinds(admin)).toContain('webhook')
    expect(await kinds(await site.signIn('editor'))).not.toContain('webhook')
  })

  it.each([
    ['http://district.example/', 'https-address'],
    ['district.example', 'https-address'],
    ['javascript:alert(1)', 'https-address'],
    ['', 'https-address'],
    ['https://user:secret@district.example/', 'https-address'],
    ['https://district.example/#part', 'https-address'],
    ['https://127.0.0.1/', 'public-address'],
    ['https://2130706433/', 'public-address'],
    ['https://[::1]/', 'public-address'],
    ['https://10.0.0.5:8443/in', 'public-address'],
    ['https://169.254.169.254/latest/meta-data/', 'public-address'],
    ['https://127.0.0.1:4472/', 'public-address'],
  ])('are refused at %s', async (url, code) => {
    const before = await list()
    const refused = await send('POST', '', { url })
    expectProblem(refused, 400, ['url'])
    expect(refused.json().errors[0].code).toBe(code)
    const { _id } = await add('https://district.example/present')
    expect((await send('PUT', `/${_id}`, { url })).statusCode).toBe(400)
    await send('DELETE', `/${_id}`)
    expect(await list()).toEqual(before)
  })

  it('can be at a private address that the settings have', async () => {
    expect((await add('https://127.0.0.1:4471/in')).url).toBe('https://127.0.0.1:4471/in')
  })

  it('have different addresses, and forget a problem with the address that had it', async () => {
    const [first, second] = [await add('https://a.example'), await add('https://b.example')]
    expect(first.url).toBe('https://a.example/')
    for (const [method, at] of [
      ['POST', ''],
      ['PUT', `/${second._id}`],
    ] as const) {
      const refused = await send(method, at, { url: 'https://A.example' })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'webhook-exists'])
    }
    await site.services.database
      .updateTable('webhook')
      .set({ lastProblem: '503', failures: 3 })
      .where('id', '=', second._id)
      .execute()
    const moved = await send('PUT', `/${second._id}`, { url: 'https://c.example/' })
    expect(moved.json()).toMatchObject({ lastProblem: '', failures: 0, version: 2 })
  })

  it('that are switched off or removed get no waiting message', async () => {
    const [off, removed] = [await add('https://off.example/'), await add('https://gone.example/')]
    for (const { _id } of [off, removed]) {
      expect((await send('POST', `/${_id}/test`)).statusCode).toBe(202)
    }
    expect(await listWaiting()).toHaveLength(2)
    await send('PUT', `/${off._id}`, { isOn: false })
    expect(await listWaiting()).toEqual([{ webhookId: removed._id }])
    await send('DELETE', `/${removed._id}`)
    expect(await listWaiting()).toEqual([])
  })

  it('do not change for an outdated version', async () => {
    const { _id } = await add('https://version.example/')
    const outdated = await site.call(
      `PUT /api/webhooks/${_id}`,
      { isOn: false },
      { as: admin, headers: { 'if-match': '"7"' } },
    )
    expectProblem(outdated, 412)
  })
})
