import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets so many run and no more, in the order they came, and goes on after a failure', async () => {
  const inTurn = createTurns(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      started.push(index)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (index === 0) throw new Error('failed')
      return index
    }),
  )
  const results = Promise.allSettled(tasks)
  expect(started).toEqual([0, 1])
  finish[0]!()
  await expect(tasks[0]).rejects.toThrow('failed')
  await expect.poll(() => started).toEqual([0, 1, 2])
  finish[1]!()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  finish[2]!()
  finish[3]!()
  expect((await results).slice(1)).toEqual(
    [1, 2, 3].map((value) => ({ status: 'fulfilled', value })),
  )
})
