import { expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite } from '../../../tests/build-app.ts'

describeSqlOnBothDatabases('The store of accounts and sessions', (database) => {
  const site = sharedSite(database)

  const from = { userAgent: 'browser', address: '203.0.113.7' }
  const create = (username: string, role: 'editor' | 'admin' = 'editor') =>
    site.services.stores.accounts.create({ username, passwordHash: 'hash', role })

  it('stores only a hash of the token', async () => {
    const { accounts } = site.services.stores
    const { _id } = await create('token')
    const { token } = await accounts.startSession(_id, from)
    expect(token.length).toBeGreaterThanOrEqual(43)
    const rows = await site.services.database.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await accounts.findSession(token)).toMatchObject({ account: { username: 'token' } })
    expect(await accounts.findSession(`${token}x`)).toBeUndefined()
    expect(await accounts.findSession(rows[0]!.tokenHash)).toBeUndefined()
    expect(await accounts.findSession('')).toBeUndefined()
  })

  it('knows a given password until somebody chooses one', async () => {
    const { accounts } = site.services.stores
    const account = { username: 'made', passwordHash: 'hash', isGiven: true }
    const { _id } = await accounts.create({ ...account, role: 'admin' })
    expect(await accounts.hasGivenPassword(_id)).toBe(true)
    await accounts.update(_id, { role: 'editor' })
    expect(await accounts.hasGivenPassword(_id)).toBe(true)
    await accounts.update(_id, { passwordHash: 'chosen' })
    expect(await accounts.hasGivenPassword(_id)).toBe(false)
    await accounts.update(_id, { passwordHash: 'made again', isGiven: true })
    expect(await accounts.hasGivenPassword(_id)).toBe(true)
  })

  it('ends a session after exactly 30 days', async () => {
    const { accounts } = site.services.stores
    const { _id } = await create('expiry')
    const { token, expiresAt } = await accounts.startSession(_id, from)
    const [session] = await accounts.listSessions(_id)
    expect(Date.parse(expiresAt) - Date.parse(session!.createdAt)).toBe(2_592_000_000)
    await site.services.database
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', session!.id)
      .execute()
    expect(await accounts.findSession(token)).toBeUndefined()
    expect(await accounts.listSessions(_id)).toEqual([])
    // The next sign-in deletes expired sessions.
    await accounts.startSession(_id, from)
    const rows = await site.services.database
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', _id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('deletes only the account’s own sessions with the account', async () => {
    const { accounts } = site.services.stores
    const [gone, other] = [await create('gone'), await create('other')]
    const { token } = await accounts.startSession(gone._id, from)
    const { token: kept } = await accounts.startSession(other._id, from)
    const [session] = await accounts.listSessions(other._id)
    expect(await accounts.endSession(gone._id, session!.id)).toBe(false)
    expect(await accounts.remove(gone._id)).toBe(true)
    expect(await accounts.remove(gone._id)).toBe(false)
    expect(await accounts.findSession(token)).toBeUndefined()
    expect(await accounts.findSession(kept)).toBeDefined()
  })

  it('deletes known addresses with an account, so that a later account with this name does not inherit them', async () => {
    const { accounts, signInLimit } = site.services.stores
    const [gone, other] = [await create('moved'), await create('stayed')]
    for (const name of ['moved', 'stayed']) await signInLimit.succeed(name, '192.0.2.1')
    await accounts.remove(gone._id)
    const left = site.services.database.selectFrom('knownAddress').select('username')
    expect(await left.execute()).toEqual([{ username: other.username }])
  })

  it('ends all other sessions on a new password, but no session on a new role', async () => {
    const { accounts } = site.services.stores
    const { _id } = await create('change')
    const { token: mine } = await accounts.startSession(_id, from)
    const { token: other } = await accounts.startSession(_id, from)
    const { id } = (await accounts.findSession(mine))!
    await accounts.update(_id, { role: 'admin' })
    expect(await accounts.findSession(other)).toMatchObject({ account: { role: 'admin' } })
    await accounts.update(_id, { passwordHash: 'new' }, id)
    expect(await accounts.findSession(mine)).toBeDefined()
    expect(await accounts.findSession(other)).toBeUndefined()
    await accounts.update(_id, { passwordHash: 'newer' })
    expect(await accounts.findSession(mine)).toBeUndefined()
  })

  it('relies on the database to refuse a second account with the same name', async () => {
    await create('one')
    await expect(create('one')).rejects.toThrow(/unique/i)
  })
})
