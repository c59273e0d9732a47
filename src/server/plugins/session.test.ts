import { expect, it, vi } from 'vitest'
import { sharedSite } from '../../../tests/build-app.ts'

const site = sharedSite()

/** Shows all numbers to staff, and needs a session for that: two reasons to look for one. */
const CALL = { url: '/api/studentCounts' }

it('looks for the session of a request once', async () => {
  const token = await site.signIn()
  const findSession = vi.spyOn(site.services.stores.accounts, 'findSession')
  for (const asStaff of [{ as: token }, { headers: { cookie: `adminToken=${token}` } }]) {
    findSession.mockClear()
    const answer = await site.request({ ...CALL, ...asStaff })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(findSession).toHaveBeenCalledTimes(1)
  }
})

it('looks for it again in the next request', async () => {
  const token = await site.signIn()
  const { accounts } = site.services.stores
  const { account } = (await accounts.findSession(token))!
  expect((await site.request({ url: '/api/admin/me', as: token })).statusCode).toBe(200)
  for (const { id } of await accounts.listSessions(account._id)) {
    await accounts.endSession(account._id, id)
  }
  expect((await site.request({ url: '/api/admin/me', as: token })).statusCode).toBe(401)
})
