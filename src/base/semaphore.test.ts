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
  expect(await semaphore.acquire({ maxWaitMs: 0 })).toBeUndefined()
  expect(await semaphore.acquire({ maxWaitMs: 1 })).toBeUndefined()
  release()
  expect(await semaphore.acquire({ maxWaitMs: 1 })).toBeTypeOf('function')
  // A permit that is released twice must not become two permits.
  release()
  expect(await semaphore.acquire({ maxWaitMs: 1 })).toBeUndefined()
})

/** The order in which waiting tasks start. The first letter of a name is its key. */
async function orderOf(names: string[]): Promise<string[]> {
  const semaphore = createSemaphore(1)
  const order: string[] = []
  const release = await semaphore.acquire()
  const tasks = names.map((name) => semaphore.run(async () => void order.push(name), name[0]))
  release()
  await Promise.all(tasks)
  return order
}

it('starts waiting tasks key by key in turn, in their order within a key', async () => {
  const order = await orderOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('delays a key by one task of another key with 1,000 waiting ones', async () => {
  const crowd = Array.from({ length: 1000 }, (_, index) => `a${index}`)
  const order = await orderOf([...crowd, 'b'])
  expect(order).toEqual([crowd[0], 'b', ...crowd.slice(1)])
})

it('gives the turn of a task that stopped waiting to the next key', async () => {
  const semaphore = createSemaphore(1)
  const release = await semaphore.acquire({ key: 'a' })
  const order: string[] = []
  const stopped = semaphore.acquire({ key: 'a', maxWaitMs: 1 })
  const tasks = ['b', 'a'].map((key) => semaphore.run(async () => void order.push(key), key))
  expect(await stopped).toBeUndefined()
  release()
  await Promise.all(tasks)
  expect(order).toEqual(['a', 'b'])
})

it('runs no more tasks of one key than its limit, and leaves the other permits to other keys', async () => {
  const semaphore = createSemaphore(3, 2)
  const releases = [await semaphore.acquire({ key: 'a' }), await semaphore.acquire({ key: 'a' })]
  expect(await semaphore.acquire({ key: 'a', maxWaitMs: 0 })).toBeUndefined()
  const waiting = semaphore.acquire({ key: 'a' })
  const other = await semaphore.acquire({ key: 'b', maxWaitMs: 0 })
  expect(other).toBeTypeOf('function')
  // Its permit stays free for keys below their limit.
  other!()
  expect(await semaphore.acquire({ key: 'a', maxWaitMs: 1 })).toBeUndefined()
  releases[0]!()
  expect(await waiting).toBeTypeOf('function')
  expect(await semaphore.acquire({ key: 'b', maxWaitMs: 0 })).toBeTypeOf('function')
  expect(await semaphore.acquire({ key: 'c', maxWaitMs: 0 })).toBeUndefined()
})
