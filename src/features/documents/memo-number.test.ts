import { expect, it } from 'vitest'
import { nextMemoNumber, parseMemoNumber } from './memo-number.ts'

const NUMBER = '37.02.6990.001.25.007.26.0298'

it.each([
  NUMBER,
  '৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮',
  ' 37-02-6990-001-25-007-26-0298 ',
  '37 02 6990 001 25 007 26 0298',
  '3702699000125007260298',
  '37.02.6990.001.25.007.26.0298.',
])('%j is a memo number', (written) => {
  expect(parseMemoNumber(written)).toEqual({ number: NUMBER })
})

it.each([
  ['37.02.6990.001.25.007.26.298', 'digits'],
  ['37.02.6990.001.25.007.26.02981', 'digits'],
  ['', 'signs'],
  ['...', 'digits'],
  ['370.2.6990.001.25.007.26.0298', 'groups'],
  ['37.026990.001.25.007.26.0298', 'groups'],
  ['স্মারক ৩৭.০২', 'signs'],
  ['37.02.6990.001.25.007.26.0298/1(5)', 'signs'],
])('%j has wrong %s', (written, problem) => {
  expect(parseMemoNumber(written)).toEqual({ problem })
})

it.each([
  [NUMBER, '37.02.6990.001.25.007.26.0299'],
  ['37.02.6990.001.25.007.26.0999', '37.02.6990.001.25.007.26.1000'],
  ['37.02.6990.001.25.007.26.9999', '37.02.6990.001.25.007.26.0000'],
])('%s is followed by %s', (number, next) => {
  expect(nextMemoNumber(number)).toBe(next)
})
