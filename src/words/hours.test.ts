import { expect, it } from 'vitest'
import {
  addMinutes,
  formatHour,
  formatHours,
  isOnlyHours,
  parseClock,
  parseHours,
} from './hours.ts'

it.each([
  ['সকাল ৭:১৫ – ১১:৪৫', '07:15', '11:45'],
  ['দুপুর ১২:০০ – বিকাল ৫:০০', '12:00', '17:00'],
  ['১২:০০–৫:০০', '12:00', '17:00'],
  ['সকাল ৭টা থেকে দুপুর ১২টা', '07:00', '12:00'],
  ['সকাল ১০টা–বিকেল ৪টা', '10:00', '16:00'],
  ['7.15 am to 11.45 am', '07:15', '11:45'],
  ['12:30 - 5:15 PM', '12:30', '17:15'],
  ['1:00–5:00', '13:00', '17:00'],
  ['13:00–17:00', '13:00', '17:00'],
])('reads the hours of %s', (text, from, to) => {
  expect(parseHours(text)).toEqual({ from, to })
})

it.each([
  ['সকাল ৭:১৫ – ১১:৪৫', true],
  ['সকাল ৯টা থেকে বিকাল ৪টা পর্যন্ত', true],
  ['7.15 am to 11.45 am', true],
  ['সকাল ৭:৩০ – ১২:০০ (শুক্রবার বাদে)', false],
  ['সকাল ৭টা–১২টা, তৃতীয়-পঞ্চম শ্রেণি', false],
])('tells whether “%s” is hours alone: %s', (text, isOnly) => {
  expect(isOnlyHours(text)).toBe(isOnly)
})

it.each(['', '–', 'প্রযোজ্য নয়', 'সকাল ৭:১৫', '৭:১৫, ৮:১৫, ৯:১৫', '২৫:০০–২৬:০০', 'সকাল ৭টা–৭টা'])(
  'reads no hours in “%s”',
  (text) => {
    expect(parseHours(text)).toBeUndefined()
  },
)

it('writes hours as a timetable does', () => {
  expect(formatHours({ from: '12:00', to: '17:00' }, 'bn')).toBe('১২:০০–৫:০০')
  expect(formatHours({ from: '07:15', to: '11:45' }, 'en')).toBe('7:15–11:45')
})

it('a time has twelve hours in Bengali', () => {
  expect(formatHour('13:30', 'bn')).toBe('১:৩০')
  expect(formatHour('12:05', 'bn')).toBe('১২:০৫')
  expect(formatHour('07:30', 'en')).toBe('7:30')
  expect(formatHour('13:30', 'en')).toBe('13:30')
  expect(formatHour('১৩', 'bn')).toBe('১৩')
})

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
