import { expect, it } from 'vitest'
import { isUsualMemoNumber, MEMO_EXAMPLE, nextMemoNumber, parseMemoNumber } from './memo-number.ts'

const NUMBER = '37.02.6990.001.25.007.26.0298'

it.each([
  NUMBER,
  '৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮',
  ' 37-02-6990-001-25-007-26-0298 ',
  '37 02 6990 001 25 007 26 0298',
  '3702699000125007260298',
  '37.02.6990.001.25.007.26.0298.',
])('%j is a memo number of the government', (written) => {
  expect(parseMemoNumber(written)).toBe(NUMBER)
})

it.each([
  ['সবাউবি/২০২৬/২১৪', 'সবাউবি/2026/214'],
  [' সবাউবি/ভর্তি/৭৮ ', 'সবাউবি/ভর্তি/78'],
  ['37.02.6990.001.25.007.26.298', '37.02.6990.001.25.007.26.298'],
  ['370.2.6990.001.25.007.26.0298', '370.2.6990.001.25.007.26.0298'],
  ['37.02.6990.001.25.007.26.0298/1(5)', '37.02.6990.001.25.007.26.0298/1(5)'],
])('%j keeps its form', (written, number) => {
  expect(parseMemoNumber(written)).toBe(number)
})

it.each([
  [NUMBER, '37.02.6990.001.25.007.26.0299'],
  ['37.02.6990.001.25.007.26.0999', '37.02.6990.001.25.007.26.1000'],
  ['37.02.6990.001.25.007.26.9999', '37.02.6990.001.25.007.26.0000'],
  ['37.02.6990.001.25.007.26.2026', '37.02.6990.001.25.007.26.2027'],
  ['সবাউবি/2026/214', 'সবাউবি/2026/215'],
  ['সবাউবি/099/2026', 'সবাউবি/100/2026'],
  ['স-99', 'স-100'],
  ['স-008', 'স-009'],
  ['স/12/34', 'স/12/35'],
  ['2026', '2027'],
  ['স্মারক ক', 'স্মারক ক'],
  ['9'.repeat(15), '1' + '0'.repeat(15)],
  ['9'.repeat(16), '9'.repeat(16)],
])('%s is followed by %s', (number, next) => {
  expect(nextMemoNumber(number)).toBe(next)
})

it.each<[number: string, earlier: string | undefined, isUsual: boolean]>([
  ['৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮', undefined, true],
  ['37.02.6990.001.25.007.26.298', undefined, false],
  ['37.02.6990.001.25.007.26.029', NUMBER, false],
  ['37.02.6990.001.25.007.0298', NUMBER, false],
  ['সবাউবি/২০২৬/২১৫', undefined, false],
  ['সবাউবি/২০২৬/২১৫', 'সবাউবি/2026/214', true],
  ['সবাউবি/২১৫', 'সবাউবি/2026/214', false],
  [NUMBER, 'সবাউবি/2026/214', true],
  [MEMO_EXAMPLE, undefined, true],
  ['3x.02.6990.001.25.007.26.0298', undefined, false],
  ['সবাউবি  ২১৫', 'সবাউবি 214', true],
  ['সবাউবি ২১৫', 'সবাউবি214', false],
  ['সবাউবি/২১৫', 'সবাউবি/', false],
])('%s after %s: usual is %s', (number, earlier, isUsual) => {
  expect(isUsualMemoNumber(number, earlier)).toBe(isUsual)
})
