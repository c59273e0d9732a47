import { expect, it } from 'vitest'
import { serverWordsOf } from './problem-words.ts'

const field = (path: string) => ({ path, code: 'fill-in', params: {}, message: '' }) as const

it('names the fields of a server’s sentence as the form does', () => {
  const labels = { totalLand: 'জমি (একর)', total: 'মোট' }
  const fields = [field('total'), field('totalLand')]
  const message = 'Check these fields: total, totalLand.'
  expect(serverWordsOf({ message, fields }, labels)).toBe('Check these fields: মোট, জমি (একর).')
  expect(
    serverWordsOf({ message: 'totalLand: Write it.', fields: [field('totalLand')] }, labels),
  ).toBe('জমি (একর): Write it.')
  expect(serverWordsOf({ message: 'Sign in first.', fields: [] }, labels)).toBe('Sign in first.')
})
