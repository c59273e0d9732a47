import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DISTRICT, ONE_SCHOOL } from './shares.ts'
import { createWorkQueue } from './work-queue.ts'

const SCHOOL = '/data/one'

/** Runs tasks that wait, and returns how many ran at once at most. */
async function mostAtOnce(queue: ReturnType<typeof createWorkQueue>): Promise<number> {
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, (running += 1))
    await setTimeout(20)
    running -= 1
  }
  await Promise.all(Array.from({ length: 12 }, () => queue.run(SCHOOL, task)))
  return most
}

it('runs several answers at once, and one at a time while staff wait', async () => {
  const queue = createWorkQueue(ONE_SCHOOL)
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
  const queue = createWorkQueue(ONE_SCHOOL)
  const release = queue.giveWay()
  void queue.run(SCHOOL, () => new Promise(() => {}))
  expect(await queue.run(SCHOOL, async () => 'answered')).toBe('answered')
  release()
})

it('starts no answer while clients connect, but does not stop for them', async () => {
  const queue = createWorkQueue(ONE_SCHOOL)
  let isAsked = true
  let connections = 0
  const connect = () => {
    if (!isAsked) return
    connections += 1
    queue.connected()
    void setImmediate().then(connect)
  }
  void setImmediate().then(connect)
  await queue.run(SCHOOL, async () => {})
  isAsked = false
  expect(connections).toBeGreaterThan(50)
})

/** Asks for answers that end together, until the queue is full for the school. */
async function fill(
  queue: ReturnType<typeof createWorkQueue>,
  school: string,
  until: Promise<void>,
) {
  let running = 0
  const tasks: Promise<void>[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    while (!queue.isFull(school)) {
      tasks.push(
        queue.run(school, () => {
          running += 1
          return until
        }),
      )
    }
    await setTimeout(1)
  }
  return { running, waiting: tasks.length - running, ended: Promise.all(tasks) }
}

it.each([
  ['all for one school', ONE_SCHOOL, { running: 8, waiting: 100 }],
  ['one for a school of a district', DISTRICT, { running: 1, waiting: 50 }],
])('has %s', async (_name, shares, most) => {
  const queue = createWorkQueue(shares)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ended, ...found } = await fill(queue, SCHOOL, promise)
  expect(found).toEqual(most)
  expect(queue.isFull('/data/two')).toBe(shares === ONE_SCHOOL)
  resolve()
  await ended
  expect(queue.isFull(SCHOOL)).toBe(false)
})

it('is full for all schools of a district when 400 answers wait', async () => {
  const queue = createWorkQueue(DISTRICT)
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = []
  for (let school = 0; school < 8; school += 1) {
    expect(queue.isFull('/data/quiet')).toBe(false)
    all.push((await fill(queue, `/data/${school}`, promise)).ended)
  }
  expect(queue.isFull('/data/quiet')).toBe(true)
  resolve()
  await Promise.all(all)
})

/** Whether the event loop ends a promise in a few turns, without waiting for a timer. */
async function endsAtOnce(promise: Promise<unknown>): Promise<boolean> {
  let isEnded = false
  void promise.then(() => (isEnded = true))
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  return isEnded
}

it('lets a crowd at one school wait between its answers only while others are in use', async () => {
  const queue = createWorkQueue(DISTRICT)
  const startsAtOnceAfterOther = async () => {
    const first = queue.run(SCHOOL, () => setTimeout(50))
    const second = queue.run(SCHOOL, async () => {})
    await first
    const isAtOnce = await endsAtOnce(second)
    await second
    return isAtOnce
  }
  expect(await startsAtOnceAfterOther()).toBe(true)
  await queue.run('/data/quiet', async () => {})
  expect(await startsAtOnceAfterOther()).toBe(false)
})

it('pauses after a piece of a long answer only while something has priority', async () => {
  const queue = createWorkQueue(ONE_SCHOOL)
  const release = queue.giveWay()
  expect(await endsAtOnce(queue.pauseAfterPiece(50))).toBe(false)
  release()
  expect(await endsAtOnce(queue.pauseAfterPiece(50))).toBe(true)
})
