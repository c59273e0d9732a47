// @module-tag rest
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestSite, type TestSite } from './build-app.ts'
import { turnOnTwoStep } from './two-step.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** The output of the command; `typed` is its standard input. */
async function user(words: string, typed = '\n'): Promise<string> {
  const env = { ...process.env, DATA_DIR: site.dataDir }
  const child = spawn(process.execPath, ['scripts/user.ts', ...words.split(' ')], { env })
  child.stdin.end(typed)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return output + errors
}

it('the command lists accounts with a second step, and turns it off', async () => {
  const { accounts, twoStep, history } = site.services.stores
  const [{ _id, username }] = await Promise.all([
    accounts.create({ username: 'salma', passwordHash: '', role: 'editor' }),
    accounts.create({ username: 'rahima', passwordHash: '', role: 'editor' }),
  ])
  await turnOnTwoStep(site.services, _id)
  expect(await user('list')).toBe('rahima\teditor\nsalma\teditor\ttwo steps\n')
  expect(await user('two-step-off Salma')).toContain(username)
  expect(await twoStep.find(_id)).toBeUndefined()
  expect(await history.list()).toMatchObject([{ action: 'twoStepOff', title: 'salma' }])
  expect(await user('two-step-off salma')).toBe(
    'salma has no two-step sign-in: it was off already.\n',
  )
})

it('the command adds an admin to an empty site, then editors, under the rules of the API', async () => {
  const secret = 'three ducks by the pond\n'
  expect(await user('add Salma', secret)).toBe('Added salma (admin).\n')
  expect(await user('add rahima')).toMatch(/^Password: \S{19}\nAdded rahima \(editor\)\.\n$/)
  for (const [words, typed, answer] of [
    ['add karim', 'password123\n', /^This password is too common/],
    ['add RAHIMA', '\n', /^An account with this name already exists/],
    ['remove salma', '', /^This is the only admin/],
    ['password rahima', secret, /^rahima has a new password; its sessions have ended\.$/m],
    ['remove rahima', '', /^Removed rahima; its sessions have ended\.$/m],
  ] as const) {
    expect(await user(words, typed), words).toMatch(answer)
  }
  const entries = await site.services.stores.history.list()
  expect(entries.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'deleted rahima',
    'passwordChanged rahima',
    'created rahima',
    'created salma',
  ])
})

it('a new password from the command removes the lock after failed sign-ins', async () => {
  const { accounts, signInLimit } = site.services.stores
  await accounts.create({ username: 'rahima', passwordHash: '', role: 'editor' })
  for (let index = 0; index < 10; index += 1) await signInLimit.attempt('rahima', '198.51.100.1')
  const password = 'three ducks by the pond'
  const signIn = async () =>
    (
      await site.request({
        method: 'POST',
        url: '/api/admin/login',
        remoteAddress: '198.51.100.1',
        payload: { username: 'rahima', password },
      })
    ).statusCode
  expect(await signIn()).toBe(429)
  expect(await user('password Rahima', `${password}\n`)).toMatch(/has a new password/)
  expect(await signIn()).toBe(200)
})
