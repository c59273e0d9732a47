import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServiceWaits } from './outcome.ts'
import { createSlots, type Lane, type Release } from './slots.ts'

const GOOGLE = 'fcm.googleapis.com'
const MICROSOFT = '*.notify.windows.com'

let slots: ReturnType<typeof createSlots>
beforeEach(() => {
  slots = createSlots()
})
afterEach(() => vi.useRealTimers())

/** Requests slots, and returns those that are granted. */
async function enter(service: string, count: number, lane: Lane = 'news') {
  const got: (Release | ServiceWaits)[] = []
  for (let index = 0; index < count; index += 1)
    void slots.enter(service, lane).then((slot) => got.push(slot))
  await setImmediate()
  return got
}
const release = (got: (Release | ServiceWaits)[]) =>
  got.splice(0).forEach((slot) => typeof slot === 'function' && slot())

it('a service that has not answered keeps 20 slots, and one that answers 40 of 50', async () => {
  expect(await enter(MICROSOFT, 100)).toHaveLength(20)
  const google = await enter(GOOGLE, 100)
  expect(google).toHaveLength(20)
  slots.answered(GOOGLE)
  await setImmediate()
  expect(google).toHaveLength(30)
  expect(await enter('web.push.apple.com', 1)).toHaveLength(0)
})

it('phones that were never reached keep 20 slots, and others do not wait for them', async () => {
  slots.answered(GOOGLE)
  expect(await enter(GOOGLE, 100, 'late')).toHaveLength(20)
  expect(await enter(GOOGLE, 100)).toHaveLength(20)
})

it('a freed slot goes to a reached phone before one that was never reached', async () => {
  slots.answered(GOOGLE)
  const all = await enter(GOOGLE, 40)
  const late = await enter(GOOGLE, 1, 'late')
  const news = await enter(GOOGLE, 1)
  release(all.splice(0, 1))
  await setImmediate()
  expect([news.length, late.length]).toEqual([1, 0])
})

it('after ten timeouts in a row a service waits for a minute, with all that wait for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const first = await enter(MICROSOFT, 20)
  for (let index = 0; index < 9; index += 1) slots.timedOut(MICROSOFT)
  slots.answered(MICROSOFT)
  for (let index = 0; index < 9; index += 1) slots.timedOut(MICROSOFT)
  release(first)
  expect(await enter(MICROSOFT, 60)).toHaveLength(40)
  slots.timedOut(MICROSOFT)
  const refused = await enter(MICROSOFT, 30)
  expect(refused).toHaveLength(30)
  for (const slot of refused) expect(slot).toBeInstanceOf(ServiceWaits)
  expect(await enter(GOOGLE, 1)).toEqual([expect.any(Function)])
  vi.advanceTimersByTime(60_001)
  expect((await enter(MICROSOFT, 1)).filter((slot) => slot instanceof ServiceWaits)).toEqual([])
})

it('a service without room delays the claims of others once, and not again for ten seconds', async () => {
  await enter(GOOGLE, 20 + 79)
  expect(await slots.hasRoom(GOOGLE, 'news')).toBe(true)
  await enter(GOOGLE, 1)
  const start = performance.now()
  expect(await slots.hasRoom(GOOGLE, 'news')).toBe(false)
  expect(performance.now() - start).toBeGreaterThanOrEqual(2000)
  const again = performance.now()
  expect(await slots.hasRoom(GOOGLE, 'news')).toBe(false)
  expect(performance.now() - again).toBeLessThan(1000)
  expect(await slots.hasRoom(MICROSOFT, 'news')).toBe(true)
})
