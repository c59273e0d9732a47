import { expect, it } from 'vitest'
import { createFairQueue } from './by-key.ts'

function taken(queue: { take(): string | undefined }, count: number): (string | undefined)[] {
  return Array.from({ length: count }, () => queue.take())
}

it('entries leave key by key in turn, and in their order within a key', () => {
  const queue = createFairQueue<string>()
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(entry[0]!, entry)
  expect(taken(queue, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
})

it('a key that had no turn lately comes before one that always has entries', () => {
  const queue = createFairQueue<string>()
  for (const entry of ['a1', 'a2', 'a3', 'a4']) queue.add('a', entry)
  expect(taken(queue, 2)).toEqual(['a1', 'a2'])
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  expect(taken(queue, 2)).toEqual(['b1', 'c1'])
  // It gets no more than its part.
  queue.add('b', 'b2')
  queue.add('b', 'b3')
  expect(taken(queue, 4)).toEqual(['a3', 'b2', 'a4', 'b3'])
})

it('a key that may have no turn keeps its entries', () => {
  const queue = createFairQueue<string>()
  queue.add('a', 'a1')
  queue.add('b', 'b1')
  expect(queue.take((key) => key !== 'a')).toBe('b1')
  expect(queue.take(() => false)).toBeUndefined()
  expect(queue.take()).toBe('a1')
})
