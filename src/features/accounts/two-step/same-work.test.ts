import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases, openTestSite } from '../../../../tests/build-app.ts'
import { codeOf, turnOnTwoStep } from '../../../../tests/two-step.ts'

// Files that ran before in this worker have loaded the modules without the spy.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

describeOnBothDatabases('A sign-in', (database) => {
  it('answers a wrong password identically, with the same work, with or without a second step', async () => {
    const site = await openTestSite(database)
    const person = async () => {
      const { account } = (await site.services.stores.accounts.findSession(await site.signIn()))!
      return account
    }
    const [guarded, plain] = [await person(), await person()]
    const secret = await turnOnTwoStep(site.services, guarded._id)
    const answers = []
    for (const username of [guarded.username, plain.username, 'nobody']) {
      for (const code of [undefined, codeOf(secret)]) {
        vi.mocked(verify).mockClear()
        const payload = { username, password: 'wrong', ...(code !== undefined && { code }) }
        const remoteAddress = `198.51.100.${answers.length}`
        const login = { method: 'POST', url: '/api/admin/login', remoteAddress, payload } as const
        const answer = await site.request(login)
        const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$')[3])
        answers.push({ statusCode: answer.statusCode, payload: answer.payload, parameters })
      }
    }
    expect(answers[0]!.parameters).toHaveLength(1)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]!.payload).toContain('Invalid credentials')
    await site.close()
  })
})
