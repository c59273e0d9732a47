import { expect, it } from 'vitest'
import { oncePerVersion } from './content-version.ts'

it('reads once for each content version, also for readers at the same time', async () => {
  let version = 1
  let reads = 0
  const find = oncePerVersion(
    () => Promise.resolve({ version }),
    () => Promise.resolve((reads += 1)),
  )
  expect(await Promise.all([find(), find()])).toEqual([1, 1])
  expect(await find()).toBe(1)
  version = 2
  expect(await find()).toBe(2)
})

it('reads again after a failure', async () => {
  let isBroken = true
  const find = oncePerVersion(
    () => Promise.resolve({ version: 1 }),
    () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve('content')),
  )
  await expect(find()).rejects.toThrow('away')
  isBroken = false
  expect(await find()).toBe('content')
})
