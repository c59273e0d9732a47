import { expect, it } from 'vitest'
import { once, onceForEach, onceForText } from './remember.ts'

/** A function that returns nothing the first time, and the texts that it was called for. */
function counted() {
  const calls: string[] = []
  return { calls, make: (text: string) => (calls.push(text) === 1 ? undefined : text) }
}

it('makes a value once, also if it is undefined', () => {
  const { calls, make } = counted()
  const value = once(() => make('a'))
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(calls).toEqual(['a'])
})

it('makes a value once for each object', () => {
  const { calls, make } = counted()
  const valueOf = onceForEach(({ name }: { name: string }) => make(name))
  const [a, b] = [{ name: 'a' }, { name: 'b' }]
  expect([a, b, a, b].map(valueOf)).toEqual([undefined, 'b', undefined, 'b'])
  expect(calls).toEqual(['a', 'b'])
})

it('makes a value once for each text, and forgets all of them when there are too many', () => {
  const { calls, make } = counted()
  const valueOf = onceForText(make, 2)
  for (const text of ['a', 'b', 'a', 'b', 'c', 'c', 'a']) valueOf(text)
  expect(calls).toEqual(['a', 'b', 'c', 'a'])
})
