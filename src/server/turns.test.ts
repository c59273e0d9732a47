import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('admits a few requests in a turn, and the others in the next turns, in their order', async () => {
  const turns = createTurns(2)
  const started: number[] = []
  for (const request of [1, 2, 3, 4, 5]) {
    if (turns.take()) started.push(request)
    else turns.wait('one', () => started.push(request))
  }
  expect(started).toEqual([1, 2])
  await setImmediate()
  expect(started).toEqual([1, 2, 3, 4])
  expect(turns.take()).toBe(false)
  await setImmediate()
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(turns.take()).toBe(true)
})

it('admits waiting requests school by school', async () => {
  const turns = createTurns(2)
  const started: string[] = []
  turns.take()
  turns.take()
  for (const school of ['crowd', 'crowd', 'crowd', 'quiet'])
    turns.wait(school, () => started.push(school))
  await setImmediate()
  expect(started).toEqual(['crowd', 'quiet'])
})
