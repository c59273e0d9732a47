import { expect, it } from 'vitest'
import { addMinutes, parseClock } from './clock.ts'

it.each<[text: string, expected: string | undefined]>([
  ['7:30', '07:30'],
  ['৭:৩০', '07:30'],
  ['৭.৩০', '07:30'],
  [' 0730 ', '07:30'],
  ['730', '07:30'],
  ['১:৩০', '13:30'],
  ['13:30', '13:30'],
  ['12:00', '12:00'],
  ['5:59', '17:59'],
  ['6:00', '06:00'],
  ['7:3', undefined],
  ['7:60', undefined],
  ['24:10', undefined],
  ['সকাল', undefined],
  ['', undefined],
])('“%s” is %s', (text, expected) => {
  expect(parseClock(text)).toBe(expected)
})

it('minutes are added across an hour', () => {
  expect(addMinutes('09:50', 35)).toBe('10:25')
})
