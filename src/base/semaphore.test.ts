import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

it('runs as many tasks as there are permits, in order, and continues after a failure', async () => {
  const semaphore = createSemaphore(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((index) =>
    semaphore.run(async () => {
      started.push(index)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (index === 0) throw new Error('failed')
      return index
    }),
  )
  const results = Promise.allSettled(tasks)
  await expect.poll(() => started).toEqual([0, 1])
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

it('gives no permit after the time limit, and reserves none for a task that stopped waiting', async () => {
  const semaphore = createSemaphore(1)
  const release = await semaphore.acquire()
  expect(await semaphore.acquire(0)).toBeUndefined()
  expect(await semaphore.acquire(1)).toBeUndefined()
  release()
  expect(await semaphore.acquire(1)).toBeTypeOf('function')
  // A permit that is released twice must not become two permits.
  release()
  expect(await semaphore.acquire(1)).toBeUndefined()
})
