import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openTestSite } from './build-app.ts'
import { turnOnTwoStep } from './two-step.ts'

const run = promisify(execFile)

it('the command shows which accounts have a second step, and turns it off', async () => {
  const site = await openTestSite()
  const { accounts, twoStep, history } = site.services.stores
  const [{ _id, username }] = await Promise.all([
    accounts.create({ username: 'salma', passwordHash: '', role: 'editor' }),
    accounts.create({ username: 'rahima', passwordHash: '', role: 'editor' }),
  ])
  await turnOnTwoStep(site.services, _id)
  const user = async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: site.dataDir }
    return (await run(process.execPath, ['scripts/user.ts', ...words], { env })).stdout
  }
  expect(await user('list')).toBe('rahima\teditor\nsalma\teditor\ttwo steps\n')
  expect(await user('two-step-off', 'Salma')).toContain(username)
  expect(await twoStep.find(_id)).toBeUndefined()
  expect(await history.list()).toMatchObject([{ action: 'twoStepOff', title: 'salma' }])
  await site.close()
})
