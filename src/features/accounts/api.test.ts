import { describe, expect, it } from 'vitest'
import {
  cookieOf,
  describeOnBothDatabases,
  expectStatus,
  sharedSite,
  TEST_PASSWORD,
  signedInSite,
} from '../../../tests/build-app.ts'
import { contact as contactFields, officer } from '../../../tests/records.ts'
import { expectProblem, itAnswers } from '../../../tests/scenarios.ts'
import type { Contact } from '../profile/schema.ts'
import type { AccountRecord } from './schema.ts'

const PROOF = { currentPassword: TEST_PASSWORD }

describeOnBothDatabases('Staff', (database) => {
  const site = sharedSite(database)

  const me = async (token: string) =>
    (await site.request({ url: '/api/admin/me', as: token })).json()
  const status = async (token: string) =>
    (await site.request({ url: '/api/admin/me', as: token })).statusCode
  const signIn = async (username: string, password = TEST_PASSWORD) =>
    site.request({ method: 'POST', url: '/api/admin/login', payload: { username, password } })

  it('change nothing from a page of another account', async () => {
    const token = await site.signIn()
    const own = (await me(token))._id as string
    const changeAs = (page: string) =>
      site.request({
        method: 'POST',
        url: '/api/officers',
        as: token,
        headers: { 'x-account': page },
        payload: officer,
      })
    expect(expectProblem(await changeAs('another'), 403).code).toBe('other-account')
    await expectStatus(201, changeAs(own))
  })

  it('are limited in guesses at their current password', async () => {
    const token = await site.signIn()
    const guess = () =>
      site.request({
        method: 'PUT',
        url: '/api/admin/password',
        as: token,
        remoteAddress: '198.51.100.7',
        payload: { currentPassword: 'a wrong one', newPassword: 'three ducks by the pond' },
      })
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(400)
    const refused = await expectStatus(429, guess())
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('cannot choose a common password', async () => {
    const payload = { username: 'new clerk', password: 'Password123' }
    const url = '/api/admin/accounts'
    const as = await site.signIn('admin')
    const refused = await expectStatus(400, site.request({ method: 'POST', url, as, payload }))
    expect(refused.json().errors).toMatchObject([{ path: 'password' }])
    const own = { currentPassword: TEST_PASSWORD, newPassword: 'qwertyuiop' }
    const change = await expectStatus(400, site.call('PUT /api/admin/password', own, { as }))
    expect(change.json().errors).toMatchObject([{ path: 'newPassword' }])
  })

  it.each([
    ['the EIIN of the school', 'eiin ১০৮৫৭৩'],
    ['the telephone number of its contact', '০২-৪৮১১৫৫৬৬'],
    ['a name of its list of people', 'gulshanara2026'],
  ])('cannot choose %s', async (_, password) => {
    await site.call('PUT /api/site', { eiin: '108573' })
    await site.services.write(async ({ contact, officers }) => {
      await contact.put({ ...contactFields, phone: '+880 2 48115566' } as Contact)
      await officers.create({ ...officer, name: 'গুলশান আরা' })
    })
    const as = await site.signIn('admin')
    const refused = await site.call(
      'POST /api/admin/accounts',
      { username: 'new clerk', password },
      { as },
    )
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: expect.stringContaining('name') }],
    })
  })

  describe('when they sign out', () => {
    it('lose the token and the cookie', async () => {
      const token = await site.signIn()
      const out = { method: 'POST', url: '/api/admin/logout' } as const
      const response = await site.request({ ...out, headers: cookieOf(token) })
      expect(response).toMatchObject({ statusCode: 204, payload: '' })
      expect(String(response.headers['set-cookie'])).toMatch(
        /^adminToken=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/,
      )
      // Not "cookies": the cookie with the browser's language must stay.
      expect(response.headers['clear-site-data']).toBe('"cache"')
      expect(await status(token)).toBe(401)
      expect((await site.request({ ...out, as: token })).statusCode).toBe(401)
      expect((await site.request({ ...out, headers: cookieOf(token) })).statusCode).toBe(401)
    })

    it('keep their other sessions', async () => {
      const token = await site.signIn()
      const { username } = await me(token)
      const other = (await signIn(username)).json().token
      await site.request({ method: 'POST', url: '/api/admin/logout', as: token })
      expect(await status(other)).toBe(200)
    })
  })

  it('see only their own sessions, newest first, and can end one of them', async () => {
    const token = await site.signIn()
    const { username } = await me(token)
    const second = await site.request({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password: TEST_PASSWORD },
      headers: { 'user-agent': 'Firefox' },
    })
    const other = second.json().token
    const sessions = await site.request({ url: '/api/admin/sessions', as: token })
    expect(sessions.json()).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        userAgent: 'Firefox',
        address: '127.0.0.1',
        isCurrent: false,
      },
      expect.objectContaining({ isCurrent: true }),
    ])
    expect(sessions.payload).not.toContain(token)
    const url = `/api/admin/sessions/${sessions.json()[0]._id}`
    const stranger = await site.signIn('admin')
    expectProblem(await site.request({ method: 'DELETE', url, as: stranger }), 404)
    expect((await site.request({ method: 'DELETE', url, as: token })).statusCode).toBe(204)
    expect(await status(other)).toBe(401)
    expect((await site.request({ method: 'DELETE', url, as: token })).statusCode).toBe(404)
  })

  it('change their own password, which ends their other sessions', async () => {
    const token = await site.signIn()
    const { username } = await me(token)
    const other = (await signIn(username)).json().token
    const change = (currentPassword: string, newPassword: string) =>
      site.call('PUT /api/admin/password', { currentPassword, newPassword }, { as: token })
    expectProblem(await change('wrong', 'a new password'), 400, ['currentPassword'])
    expectProblem(await change(TEST_PASSWORD, '7 signs'), 400, ['newPassword'])
    expect(await status(other)).toBe(200)
    const changed = await change(TEST_PASSWORD, 'a new password')
    expect(changed).toMatchObject({ statusCode: 204, payload: '' })
    expect(await status(token)).toBe(200)
    expect(await status(other)).toBe(401)
    expect((await signIn(username)).statusCode).toBe(401)
    expect((await signIn(username, 'a new password')).statusCode).toBe(200)
  })

  describe('with the role of admin', () => {
    const asAdmin = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      site.call(`${method} /api/admin/accounts${url}`, payload, { as: await site.signIn('admin') })

    it('add an account that can sign in, change it and remove it', async () => {
      const created = await asAdmin('POST', '', { username: ' Rahima ', password: TEST_PASSWORD })
      expect(created.statusCode, created.payload).toBe(201)
      const account = created.json<AccountRecord>()
      expect(account).toEqual({
        _id: expect.any(String),
        username: 'rahima',
        role: 'editor',
        createdAt: expect.any(String),
      })
      const token = (await signIn('RAHIMA')).json().token
      expect(await me(token)).toEqual(account)

      const promoted = await asAdmin('PUT', `/${account._id}`, { role: 'admin', ...PROOF })
      expect(promoted.json()).toEqual({ ...account, role: 'admin' })
      expect(await me(token)).toMatchObject({ role: 'admin' })

      await asAdmin('PUT', `/${account._id}`, { password: 'given by an admin', ...PROOF })
      expect(await status(token)).toBe(401)
      const next = (await signIn('rahima', 'given by an admin')).json().token

      const listed = await site.request({
        url: '/api/admin/accounts',
        as: await site.signIn('admin'),
      })
      expect(listed.json()).toContainEqual({ ...account, role: 'admin', hasTwoStep: false })
      expect(listed.payload).not.toMatch(/hash|argon/i)

      expect((await asAdmin('DELETE', `/${account._id}`, PROOF)).statusCode).toBe(204)
      expect(await status(next)).toBe(401)
      expect((await signIn('rahima', 'given by an admin')).statusCode).toBe(401)
      expect((await asAdmin('DELETE', `/${account._id}`, PROOF)).statusCode).toBe(404)
      await expectStatus(404, asAdmin('PUT', `/${account._id}`, { role: 'admin', ...PROOF }))
    })

    it('change the role of another account only with their own password', async () => {
      const editor = await me(await site.signIn())
      const change = (payload: object) => asAdmin('PUT', `/${editor._id}`, payload)
      expectProblem(await change({ role: 'admin' }), 400, ['currentPassword'])
      const wrong = await change({ role: 'admin', currentPassword: 'a wrong one' })
      expectProblem(wrong, 400, ['currentPassword'])
      expect((await site.services.stores.accounts.find(editor._id))?.role).toBe('editor')
      expect((await change({ role: 'admin', ...PROOF })).json()).toMatchObject({ role: 'admin' })
    })

    it('add an admin, and set the password of another account, only with their own password', async () => {
      const editor = await me(await site.signIn())
      const password = 'three ducks by the pond'
      const added = { username: 'second head', password, role: 'admin' }
      const wrong = { currentPassword: 'a wrong one' }
      for (const proof of [{}, wrong]) {
        expectProblem(await asAdmin('POST', '', { ...added, ...proof }), 400, ['currentPassword'])
        const reset = await asAdmin('PUT', `/${editor._id}`, { password, ...proof })
        expectProblem(reset, 400, ['currentPassword'])
      }
      expect((await signIn('second head', password)).statusCode).toBe(401)
      expect((await signIn(editor.username, password)).statusCode).toBe(401)
      expect((await asAdmin('POST', '', { ...added, ...PROOF })).statusCode).toBe(201)
      expect((await signIn('second head', password)).statusCode).toBe(200)
    })

    it('cannot change their own role', async () => {
      const token = await site.signIn('admin')
      const { _id } = await me(token)
      for (const role of ['editor', 'admin']) {
        const url = `/api/admin/accounts/${_id}`
        const payload = { role, ...PROOF }
        const refused = await site.request({ method: 'PUT', url, as: token, payload })
        expect(expectProblem(refused, 403).code).toBe('own-role')
      }
      expect(await me(token)).toMatchObject({ role: 'admin' })
    })

    it('set new passwords for other accounts, and their own only with the current password', async () => {
      const token = await site.signIn('admin')
      const { _id, username } = await me(token)
      const url = `/api/admin/accounts/${_id}`
      const payload = { password: 'three ducks by the pond', ...PROOF }
      expectProblem(await site.request({ method: 'PUT', url, as: token, payload }), 403)
      expect((await signIn(username)).statusCode).toBe(200)
      expect((await asAdmin('PUT', `/${_id}`, payload)).statusCode).toBe(200)
      expect((await signIn(username, payload.password)).statusCode).toBe(200)
    })

    it('give passwords that the first page asks the others to change', async () => {
      const isAsked = async (token: string) =>
        (await site.request({ url: '/api/admin/overview', as: token })).json().hasGivenPassword
      const password = 'three ducks by the pond'
      await asAdmin('POST', '', { username: 'new clerk', password })
      const { token } = (await signIn('new clerk', password)).json()
      expect(await isAsked(token)).toBe(true)

      const clerk = await me(await site.signIn())
      await asAdmin('PUT', `/${clerk._id}`, { password, ...PROOF })
      expect(await isAsked((await signIn(clerk.username, password)).json().token)).toBe(true)
    })

    it('create one account per name, for any letter case and for concurrent requests', async () => {
      const answers = await Promise.all(
        ['Karim', 'KARIM', ' karim', 'Ｋarim'].map((username) =>
          asAdmin('POST', '', { username, password: TEST_PASSWORD }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
        201, 409, 409, 409,
      ])
    })

    itAnswers(
      () => site,
      [
        {
          asks: 'POST /api/admin/accounts',
          json: { username: ' ', password: 'short', role: 'owner' },
          gets: 400,
          naming: ['username', 'password', 'role'],
        },
        { asks: 'PUT /api/admin/accounts/unknown', json: {}, gets: 404 },
        { asks: 'PUT /api/admin/accounts/%00', json: { role: 'admin', ...PROOF }, gets: 404 },
        { asks: 'DELETE /api/admin/accounts/%00', json: PROOF, gets: 404 },
        {
          title: 'a deletion without the password of the admin',
          asks: 'DELETE /api/admin/accounts/unknown',
          json: {},
          gets: 400,
          naming: ['currentPassword'],
        },
        { as: 'editor', asks: 'DELETE /api/admin/sessions/%00', gets: 404 },
      ],
      'admin',
    )
  })
})

describeOnBothDatabases('The last admin', (database) => {
  const site = sharedSite(database)

  const idOf = async (token: string): Promise<string> =>
    (await site.request({ url: '/api/admin/me', as: token })).json()._id
  const remove = (id: string, as: string) =>
    site.call(`DELETE /api/admin/accounts/${id}`, PROOF, { as })
  const demote = (id: string, as: string) =>
    site.call(`PUT /api/admin/accounts/${id}`, { role: 'editor', ...PROOF }, { as })

  it('cannot be removed or made an editor', async () => {
    const first = await site.signIn('admin')
    const id = await idOf(first)
    expectProblem(await remove(id, first), 403)
    expectProblem(await demote(id, first), 403)
    const second = await site.signIn('admin')
    expect((await demote(id, second)).statusCode).toBe(200)
    expectProblem(await remove(await idOf(second), second), 403)
    expect((await remove(id, second)).statusCode).toBe(204)
    expect(await site.services.stores.accounts.countAdmins()).toBe(1)
  })

  it.each([
    ['remove', remove],
    ['make an editor of', demote],
  ])('remains if two admins %s each other at the same time', async (_what, act) => {
    const [one, two] = [await site.signIn('admin'), await site.signIn('admin')]
    const ids = await Promise.all([idOf(one), idOf(two)])
    for (const { _id, role } of await site.services.stores.accounts.list()) {
      if (role === 'admin' && !ids.includes(_id)) await site.services.stores.accounts.remove(_id)
    }
    await Promise.all([act(ids[1], one), act(ids[0], two)])
    expect(await site.services.stores.accounts.countAdmins()).toBeGreaterThan(0)
  })
})

describeOnBothDatabases('A device whose password was changed elsewhere', (database) => {
  const site = signedInSite(database, {}, 'admin')

  it('says so, until it signs in again or its session would have expired', async () => {
    const old = await site.signIn()
    const { _id } = (await site.request({ url: '/api/admin/me', as: old })).json<{ _id: string }>()
    const password = 'a new secret of hers'
    const change = { password, ...PROOF }
    expect((await site.call(`PUT /api/admin/accounts/${_id}`, change)).statusCode).toBe(200)
    const refused = await site.request({ url: '/api/admin/me', as: old })
    expect(refused.json()).toMatchObject({ status: 401, code: 'password-changed' })
    const login = async (token: string) => {
      const headers = { cookie: `adminToken=${token}` }
      return (await site.request({ url: '/admin/login', headers })).payload
    }
    expect(await login(old)).toContain('পাসওয়ার্ড বদলানো হয়েছে')
    expect(await login('forged')).not.toContain('পাসওয়ার্ড বদলানো হয়েছে')
    expect((await site.request({ url: '/api/admin/me', as: 'forged' })).json()).toMatchObject({
      code: 'not-signed-in',
    })
    // Other sign-ins do not remove the reason, and the ended session is not listed.
    await site.signIn()
    expect(await login(old)).toContain('পাসওয়ার্ড বদলানো হয়েছে')
    expect(await site.services.stores.accounts.listSessions(_id)).toEqual([])
  })
})
