import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  openTestSite,
  TEST_PASSWORD,
  type TestSite,
} from '../../../../tests/build-app.ts'
import { waitingForLock } from '../../../../tests/lock-waits.ts'
import { expectProblem } from '../../../../tests/scenarios.ts'
import { codeOf, RECOVERY_CODE, turnOnTwoStep } from '../../../../tests/two-step.ts'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import type { Stores } from '../../../request/school.ts'
import { createStores } from '../../../school/stores.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import { hashPassword } from '../password.ts'
import type { Role } from '../table.ts'

let site: TestSite
let lastHost = 0
/** An unused address. */
const newAddress = () => `198.51.100.${(lastHost += 1)}`

interface Credentials {
  username: string
  password?: string
  code?: unknown
}

const signIn = (
  { username, password = TEST_PASSWORD, code }: Credentials,
  remoteAddress = newAddress(),
) =>
  site.request({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress,
    payload: { username, password, ...(code !== undefined && { code }) },
  })
const typeOf = (answer: { json(): { type: string } }) => answer.json().type.split('#')[1]

/** A new account with a session, and with a second step if `isOn`. */
async function person(role: Role = 'editor', isOn = true) {
  const token = await site.signIn(role)
  const { account } = (await site.services.stores.accounts.findSession(token))!
  const secret = isOn ? await turnOnTwoStep(site.services, account._id) : ''
  return { token, secret, username: account.username, id: account._id }
}

const own = (as: string, path: string, payload: object) =>
  site.request({ method: 'POST', url: `/api/admin/two-step${path}`, as, payload })
const proof = { currentPassword: TEST_PASSWORD }
const changePassword = (as: string) =>
  site.call('PUT /api/admin/password', { ...proof, newPassword: 'a thief’s own words' }, { as })

function openEach(database: 'SQLite' | 'PostgreSQL') {
  beforeAll(async () => {
    site = await openTestSite(database)
  })
  afterAll(() => site.close())
  // The clock is stopped, so that a code is still valid when the server checks it.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 9, 0, 10) })
  })
  afterEach(() => void vi.useRealTimers())
}

describeOnBothDatabases('Sign-in with two steps', (database) => {
  openEach(database)
  let clerk: Awaited<ReturnType<typeof person>>
  beforeAll(async () => {
    clerk = await person()
  })
  /** Deletes used codes and failures. */
  const resetUsed = async () => {
    const { database: rows } = site.services
    await rows.updateTable('twoStep').set({ lastUsedStep: 0 }).execute()
    await rows.deleteFrom('signInFailure').execute()
  }

  type Line = [string, () => Partial<Credentials>, number, string?]
  const NEEDED = 'second-step-needed'
  const WRONG = 'second-step-wrong'
  it.each<Line>([
    ['no code', () => ({}), 401, NEEDED],
    ['an empty code', () => ({ code: '' }), 401, NEEDED],
    ['a code of spaces only', () => ({ code: ' \u200b' }), 401, NEEDED],
    ['the code', () => ({ code: codeOf(clerk.secret) }), 200],
    ['the code of the previous time step', () => ({ code: codeOf(clerk.secret, -1) }), 200],
    ['the code of the next time step', () => ({ code: codeOf(clerk.secret, 1) }), 200],
    ['a code of two steps ago', () => ({ code: codeOf(clerk.secret, -2) }), 401, WRONG],
    ['a code of two steps ahead', () => ({ code: codeOf(clerk.secret, 2) }), 401, WRONG],
    [
      'Bengali digits in groups',
      () => ({ code: ` ${toBengaliDigits(codeOf(clerk.secret).replace(/^.../, '$& '))}` }),
      200,
    ],
    ['five of its digits', () => ({ code: codeOf(clerk.secret).slice(1) }), 401, WRONG],
    ['something else', () => ({ code: "' or 1=1 --" }), 401, WRONG],
    ['the secret', () => ({ code: clerk.secret }), 401, WRONG],
    ['a number', () => ({ code: 123456 }), 400, 'invalid-input'],
    ['a long text', () => ({ code: '1'.repeat(101) }), 400, 'invalid-input'],
    [
      'the code and a wrong password',
      () => ({ code: codeOf(clerk.secret), password: 'wrong' }),
      401,
      'not-signed-in',
    ],
    [
      'the code and a wrong name',
      () => ({ code: codeOf(clerk.secret), username: 'nobody' }),
      401,
      'not-signed-in',
    ],
  ])('with %s', async (_what, credentials, status, type) => {
    await resetUsed()
    const answer = await signIn({ username: clerk.username, ...credentials() })
    expect(answer.statusCode, answer.payload).toBe(status)
    if (type === undefined) return
    expectProblem(answer, status)
    expect(typeOf(answer)).toBe(type)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('accepts a code once, and afterwards no code of an earlier time step', async () => {
    const { secret, username } = await person()
    const code = codeOf(secret)
    expect((await signIn({ username, password: 'wrong', code })).statusCode).toBe(401)
    expect((await signIn({ username, code })).statusCode).toBe(200)
    expect(typeOf(await signIn({ username, code }))).toBe(WRONG)
    expect(typeOf(await signIn({ username, code: codeOf(secret, -1) }))).toBe(WRONG)
    vi.setSystemTime(Date.now() + 30_000)
    expect(typeOf(await signIn({ username, code }))).toBe(WRONG)
    expect((await signIn({ username, code: codeOf(secret) })).statusCode).toBe(200)
  })

  it('accepts a recovery code once, in any letter case and grouping', async () => {
    const { username } = await person()
    const other = await person()
    expect(typeOf(await signIn({ username, code: RECOVERY_CODE.slice(1) }))).toBe(WRONG)
    const typed = RECOVERY_CODE.toUpperCase().replaceAll('-', ' ')
    expect((await signIn({ username, code: typed })).statusCode).toBe(200)
    expect(typeOf(await signIn({ username, code: RECOVERY_CODE }))).toBe(WRONG)
    const { username: unharmed } = other
    expect((await signIn({ username: unharmed, code: RECOVERY_CODE })).statusCode).toBe(200)
  })

  it.each([
    ['code', ({ secret }: { secret: string }) => codeOf(secret)],
    ['recovery code', () => RECOVERY_CODE],
  ])('succeeds only once for concurrent requests with the same %s', async (_what, pick) => {
    const { username, secret } = await person()
    const code = pick({ secret })
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn({ username, code })))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401,
    ])
  })

  it('counts missing and wrong codes as failures, and not for the address that the account has used before', async () => {
    const { username, secret } = await person()
    const home = newAddress()
    expect((await signIn({ username, code: codeOf(secret) }, home)).statusCode).toBe(200)
    const stranger = newAddress()
    for (let round = 0; round < 4; round += 1) {
      expect((await signIn({ username, password: 'wrong' }, stranger)).statusCode).toBe(401)
    }
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn({ username }, stranger)).statusCode).toBe(401)
      expect((await signIn({ username, code: '000000' }, stranger)).statusCode).toBe(401)
    }
    vi.setSystemTime(Date.now() + 30_000)
    const code = codeOf(secret)
    expectProblem(await signIn({ username, code }, stranger), 429)
    expectProblem(await signIn({ username, code }), 429)
    expect((await signIn({ username, code }, home)).statusCode).toBe(200)
  })
})

describeOnBothDatabases('An account’s second step', (database) => {
  openEach(database)
  const state = async (as: string) =>
    (await site.request({ url: '/api/admin/two-step', as })).json()
  const statusOf = async (as: string) =>
    (await site.request({ url: '/api/admin/me', as })).statusCode

  it('is turned on with the password and a code, and ends the other sessions', async () => {
    const { token, username } = await person('editor', false)
    const other = (await signIn({ username })).json().token
    expect(await state(token)).toEqual({ since: null, recoveryCodesLeft: 0 })
    expectProblem(await own(token, '/confirm', { code: '123456' }), 404)
    expectProblem(await own(token, '', { currentPassword: 'wrong' }), 400, ['currentPassword'])
    const { secret: forgotten } = (await own(token, '', proof)).json()
    const begun = (await own(token, '', proof)).json()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(begun.address).searchParams.get('secret')).toBe(begun.secret)
    expect(decodeURIComponent(begun.address)).toContain(username)
    for (const code of [codeOf(forgotten), 'éééééé']) {
      expectProblem(await own(token, '/confirm', { code }), 400, ['code'])
    }
    // Nothing is turned on yet, and nobody is locked out.
    expect((await signIn({ username })).statusCode).toBe(200)
    expect(await state(token)).toMatchObject({ since: null })

    const code = codeOf(begun.secret)
    const twice = [own(token, '/confirm', { code }), own(token, '/confirm', { code })]
    const answers = await Promise.all(twice)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
    const { recoveryCodes } = answers.find(({ statusCode }) => statusCode === 200)!.json()
    expect(new Set(recoveryCodes)).toHaveProperty('size', 8)
    expect(await statusOf(token)).toBe(200)
    expect(await statusOf(other)).toBe(401)
    expect(await state(token)).toEqual({ since: expect.any(String), recoveryCodesLeft: 8 })
    expectProblem(await own(token, '', proof), 409)
    expect(typeOf(await signIn({ username, code }))).toBe('second-step-wrong')
    expect((await signIn({ username, code: recoveryCodes[3] })).statusCode).toBe(200)
    expect(await state(token)).toMatchObject({ recoveryCodesLeft: 7 })
    const stored = JSON.stringify(
      await site.services.database.selectFrom('recoveryCode').selectAll().execute(),
    )
    for (const one of recoveryCodes) {
      expect(stored).not.toContain(one)
      expect(stored).not.toContain(one.replaceAll('-', ''))
    }
  })

  /** Sends a request while `change` runs, so that the request has to wait for it. */
  async function requestDuring(
    change: (stores: Stores) => Promise<unknown>,
    send: () => ReturnType<typeof signIn>,
  ) {
    let answer!: ReturnType<typeof signIn>
    await site.services.database.transaction().execute(async (transaction) => {
      await change(createStores(transaction, 'Asia/Dhaka'))
      answer = send()
      const progress = { isAnswered: false }
      void answer.then(() => (progress.isAnswered = true))
      const countWaiting = async () =>
        (await waitingForLock.execute(site.services.database)).rows.length
      while (!progress.isAnswered && (await countWaiting()) === 0);
    })
    return answer
  }

  // On SQLite, nothing else uses the connection during a transaction.
  it.runIf(database === 'PostgreSQL').each([
    [
      'two steps are turned on',
      async ({ accounts, twoStep }: Stores, id: string) => {
        await accounts.lock(id)
        await twoStep.begin(id, 'A')
        await twoStep.confirm(id, { secret: 'A', step: 0 }, { salt: '', hashes: ['x'] })
        await accounts.endSessions(id, '')
      },
    ],
    [
      'the password changes',
      async ({ accounts }: Stores, id: string) =>
        accounts.update(id, { passwordHash: await hashPassword('another') }),
    ],
  ])('is still required for a request that waits while %s', async (_what, change) => {
    const { id, username } = await person('editor', false)
    const answer = await requestDuring(
      (stores) => change(stores, id),
      () => signIn({ username }),
    )
    expect(answer.statusCode).toBe(401)
    expect(await site.services.stores.accounts.listSessions(id)).toEqual([])
  })

  it.runIf(database === 'PostgreSQL').each([
    ['a different password', (as: string) => changePassword(as)],
    ['its removal', (as: string) => own(as, '/off', proof)],
  ])(
    'stays on, with the new password, if a session with the old password requests %s during the change',
    async (_what, send) => {
      const { token, id } = await person()
      const passwordHash = await hashPassword('another')
      const answer = await requestDuring(
        ({ accounts }) => accounts.update(id, { passwordHash }),
        () => send(token),
      )
      expectProblem(answer, 401)
      const { accounts, twoStep } = site.services.stores
      expect(await accounts.lock(id, passwordHash)).toBe(true)
      expect(await twoStep.find(id)).toBeDefined()
    },
  )

  it('gets new recovery codes and is turned off only with the password', async () => {
    const { token, username, secret } = await person()
    for (const path of ['/recovery-codes', '/off']) {
      expectProblem(await own(token, path, { currentPassword: 'wrong' }), 400, ['currentPassword'])
    }
    const { recoveryCodes } = (await own(token, '/recovery-codes', proof)).json()
    expect(await state(token)).toMatchObject({ recoveryCodesLeft: recoveryCodes.length })
    expect(typeOf(await signIn({ username, code: RECOVERY_CODE }))).toBe('second-step-wrong')
    expect((await signIn({ username, code: recoveryCodes[0] })).statusCode).toBe(200)
    expect((await signIn({ username, code: codeOf(secret) })).statusCode).toBe(200)
    expect((await own(token, '/off', proof)).statusCode).toBe(204)
    expect((await signIn({ username })).statusCode).toBe(200)
    expectProblem(await own(token, '/off', proof), 404)
    expectProblem(await own(token, '/recovery-codes', proof), 404)
    const left = await site.services.database
      .selectFrom('recoveryCode')
      .innerJoin('account', 'account.id', 'recoveryCode.accountId')
      .where('username', '=', username)
      .select('codeHash')
      .execute()
    expect(left).toEqual([])
  })

  it('limits guesses at the password and at codes', async () => {
    const { token } = await person('editor', false)
    const guess = { currentPassword: 'wrong' }
    await own(token, '', proof)
    for (const path of ['', '/off', '/recovery-codes', '', '/off', '/recovery-codes']) {
      expect((await own(token, path, guess)).statusCode).toBe(400)
    }
    for (const code of ['000000', '000001', '000002', '000003']) {
      expect((await own(token, '/confirm', { code })).statusCode).toBe(400)
    }
    for (const path of ['', '/off', '/recovery-codes']) {
      expectProblem(await own(token, path, proof), 429)
    }
    expectProblem(await own(token, '/confirm', { code: '000000' }), 429)
  })

  describe('after the owner lost phone and codes', () => {
    const turnOff = (as: string, id: string) =>
      site.request({ method: 'DELETE', url: `/api/admin/accounts/${id}/two-step`, as })

    it('stays on with a new password from an admin, and can be turned off by the admin, which the history shows', async () => {
      const [admin, lost, plain] = [
        await person('admin'),
        await person(),
        await person('editor', false),
      ]
      const listed = async () => {
        const answer = await site.request({ url: '/api/admin/accounts', as: admin.token })
        const accounts = answer.json<{ _id: string; hasTwoStep: boolean }[]>()
        return [lost, plain].map(({ id }) => accounts.find(({ _id }) => _id === id)!.hasTwoStep)
      }
      expect(await listed()).toEqual([true, false])
      expectProblem(await turnOff(plain.token, lost.id), 403)
      expectProblem(await turnOff(admin.token, admin.id), 403)
      expectProblem(await turnOff(admin.token, plain.id), 404)
      expectProblem(await turnOff(admin.token, 'unknown'), 404)
      const password = 'a new password of hers'
      const url = `/api/admin/accounts/${lost.id}`
      const payload = { password, currentPassword: TEST_PASSWORD }
      await site.request({ method: 'PUT', url, as: admin.token, payload })
      const again = { username: lost.username, password }
      expect(typeOf(await signIn(again))).toBe('second-step-needed')

      expect((await turnOff(admin.token, lost.id)).statusCode).toBe(204)
      expectProblem(await turnOff(admin.token, lost.id), 404)
      expect(await listed()).toEqual([false, false])
      const { token } = (await signIn(again)).json<{ token: string }>()
      const read = async (as: string) =>
        (await site.request({ url: '/api/admin/history', as })).json<HistoryRecord[]>()
      expect(await read(token)).toMatchObject([
        { action: 'twoStepOff', kind: 'account', title: lost.username, username: admin.username },
        { action: 'passwordChanged', username: admin.username },
      ])
      expect(await read(plain.token)).toEqual([])
    })
  })
})
