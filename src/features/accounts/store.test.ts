import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, openTestSite, type TestSite } from '../../../tests/build-app.ts'

describeOnBothDatabases('The store of accounts and sessions', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(database)
  })
  afterAll(() => site.close())

  const from = { userAgent: 'browser', address: '203.0.113.7' }
  const create = (username: string, role: 'editor' | 'admin' = 'editor') =>
    site.services.stores.staff.create({ username, passwordHash: 'hash', role })

  it('stores only a hash of the token', async () => {
    const { staff } = site.services.stores
    const { _id } = await create('token')
    const { token } = await staff.startSession(_id, from)
    expect(token.length).toBeGreaterThanOrEqual(43)
    const rows = await site.services.database.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await staff.findSession(token)).toMatchObject({ account: { username: 'token' } })
    expect(await staff.findSession(`${token}x`)).toBeUndefined()
    expect(await staff.findSession(rows[0]!.tokenHash)).toBeUndefined()
    expect(await staff.findSession('')).toBeUndefined()
  })

  it('ends a session after exactly 30 days', async () => {
    const { staff } = site.services.stores
    const { _id } = await create('expiry')
    const { token, expiresAt } = await staff.startSession(_id, from)
    const [session] = await staff.listSessions(_id)
    expect(Date.parse(expiresAt) - Date.parse(session!.createdAt)).toBe(2_592_000_000)
    await site.services.database
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', session!.id)
      .execute()
    expect(await staff.findSession(token)).toBeUndefined()
    expect(await staff.listSessions(_id)).toEqual([])
    // The next sign-in deletes expired sessions.
    await staff.startSession(_id, from)
    const rows = await site.services.database
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', _id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('deletes an account’s sessions with the account, and no others', async () => {
    const { staff } = site.services.stores
    const [gone, other] = [await create('gone'), await create('other')]
    const { token } = await staff.startSession(gone._id, from)
    const { token: kept } = await staff.startSession(other._id, from)
    const [session] = await staff.listSessions(other._id)
    expect(await staff.endSession(gone._id, session!.id)).toBe(false)
    expect(await staff.remove(gone._id)).toBe(true)
    expect(await staff.remove(gone._id)).toBe(false)
    expect(await staff.findSession(token)).toBeUndefined()
    expect(await staff.findSession(kept)).toBeDefined()
  })

  it('deletes known addresses with an account, so that a later account with this name does not inherit them', async () => {
    const { staff, signInLimit } = site.services.stores
    const [gone, other] = [await create('moved'), await create('stayed')]
    for (const name of ['moved', 'stayed']) await signInLimit.succeed(name, '192.0.2.1')
    await staff.remove(gone._id)
    const left = site.services.database.selectFrom('knownAddress').select('username')
    expect(await left.execute()).toEqual([{ username: other.username }])
  })

  it('ends all other sessions on a new password, and none on a new role', async () => {
    const { staff } = site.services.stores
    const { _id } = await create('change')
    const { token: mine } = await staff.startSession(_id, from)
    const { token: other } = await staff.startSession(_id, from)
    const { id } = (await staff.findSession(mine))!
    await staff.update(_id, { role: 'admin' })
    expect(await staff.findSession(other)).toMatchObject({ account: { role: 'admin' } })
    await staff.update(_id, { passwordHash: 'new' }, id)
    expect(await staff.findSession(mine)).toBeDefined()
    expect(await staff.findSession(other)).toBeUndefined()
    await staff.update(_id, { passwordHash: 'newer' })
    expect(await staff.findSession(mine)).toBeUndefined()
  })

  it('relies on the database to refuse a second account with the same name', async () => {
    await create('one')
    await expect(create('one')).rejects.toThrow(/unique/i)
  })
})
