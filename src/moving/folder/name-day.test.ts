import { expect, it } from 'vitest'
import { readName } from './name-day.ts'

it.each([
  ['2025-03-12 বার্ষিক পরীক্ষার রুটিন', '2025-03-12', 'বার্ষিক পরীক্ষার রুটিন'],
  ['05.01.2025-ছুটির তালিকা', '2025-01-05', 'ছুটির তালিকা'],
  ['২০২৫-১১-১৮_ভর্তি_বিজ্ঞপ্তি', '2025-11-18', 'ভর্তি বিজ্ঞপ্তি'],
  ['notice 20250110 fee', '2025-01-10', 'notice fee'],
  ['ঈদের ছুটি ২৫ মার্চ ২০২৪', '2024-03-25', 'ঈদের ছুটি'],
  ['notice fee (28-11-26)', '2026-11-28', 'notice fee'],
  ['৫.১.২৭ ভর্তির ফল', '2027-01-05', 'ভর্তির ফল'],
  ['IMG_20250312_101500', '2025-03-12', ''],
  ['IMG-20261128-WA0003', '2026-11-28', ''],
  ['WhatsApp Image 2026-11-28 at 10.15.22 AM (1)', '2026-11-28', ''],
  ['CamScanner 11-28-2026 10.15', '2026-11-28', ''],
  ['Screenshot_20261128-101522_Facebook', '2026-11-28', ''],
  ['Screenshot_2026-11-28-10-15-22', '2026-11-28', ''],
  ['notice(28-11-26)', '2026-11-28', ''],
  ['PXL_20261128_041522345.MP', '2026-11-28', ''],
])('reads the day and the title of “%s”', (name, day, title) => {
  expect(readName(name, 'day-first')).toEqual({ title, day })
})

it('reads the month first if the school says so', () => {
  expect(readName('05.01.2025 fees', 'month-first')).toMatchObject({ day: '2025-05-01' })
})

it('keeps the whole name if the day does not exist', () => {
  expect(readName('31-02-2025 form', 'day-first')).toEqual({
    title: '31-02-2025 form',
    problem: 'no-such-day',
  })
})

it.each(['Class 8 section 2025', '৮ম শ্রেণি'])('finds no day in “%s”', (name) => {
  expect(readName(name, 'day-first')).toEqual({ title: name })
})

it.each(['scan0001', '1732345678901', '০০১'])('finds no day and no title in “%s”', (name) => {
  expect(readName(name, 'day-first')).toEqual({ title: '' })
})
