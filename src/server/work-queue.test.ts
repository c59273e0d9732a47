import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Runs tasks that wait, and returns how many ran at once at most. */
async function mostAtOnce(queue: ReturnType<typeof createWorkQueue>): Promise<number> {
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, (running += 1))
    await setTimeout(20)
    running -= 1
  }
  await Promise.all(Array.from({ length: 12 }, () => queue.run(task)))
  return most
}

it('runs several answers at once, and one at a time while staff wait', async () => {
  const queue = createWorkQueue()
  expect(await mostAtOnce(queue)).toBeGreaterThan(1)
  const [release, other] = [queue.giveWay(), queue.giveWay()]
  expect(await mostAtOnce(queue)).toBe(1)
  release()
  release()
  expect(await mostAtOnce(queue)).toBe(1)
  other()
  expect(await mostAtOnce(queue)).toBeGreaterThan(1)
})

it('does not wait for ever for an answer that does not end', async () => {
  const queue = createWorkQueue()
  const release = queue.giveWay()
  void queue.run(() => new Promise(() => {}))
  expect(await queue.run(async () => 'answered')).toBe('answered')
  release()
})

it('starts no answer while clients connect, but does not stop for them', async () => {
  const queue = createWorkQueue()
  let isAsked = true
  let connections = 0
  const connect = () => {
    if (!isAsked) return
    connections += 1
    queue.connected()
    setImmediate(connect)
  }
  setImmediate(connect)
  await queue.run(async () => {})
  isAsked = false
  expect(connections).toBeGreaterThan(50)
})
