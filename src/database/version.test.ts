import { expect, it } from 'vitest'
import { parseIfMatch } from './version.ts'

it.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"0"', 0],
  ['"1"', 1],
  ['"42"', 42],
  [' "42" ', 42],
  ['W/"42"', 42],
  ['"999999999"', 999_999_999],
])('If-Match %j expects the version %j', (header, version) => {
  expect(parseIfMatch(header)).toBe(version)
})

it.each([
  '',
  ' ',
  '1',
  '"1',
  '1"',
  '""',
  '"-1"',
  '"1.0"',
  '"1e3"',
  '"0x1"',
  '"১"',
  '" 1"',
  '"*"',
  'w/"1"',
  '"x"',
  '"9999999999"',
  '"1"; drop table document',
])('If-Match %j matches no version', (header) => {
  expect(parseIfMatch(header)).toBe(-1)
})
