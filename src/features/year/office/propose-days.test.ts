import { expect, it } from 'vitest'
import type { CalendarRecord } from '../../calendar/schema.ts'
import { proposeDays } from './propose-days.ts'

const entry = (title: string, fields: Partial<CalendarRecord>): CalendarRecord => ({
  _id: title,
  title,
  titleEnglish: '',
  kind: 'holiday',
  from: '2026-12-16',
  to: '2026-12-16',
  note: '',
  noteEnglish: '',
  isClosed: true,
  isMoonDependent: false,
  shift: null,
  classes: [],
  startsAt: null,
  document: null,
  keepsExams: false,
  updatedAt: '',
  version: 1,
  isSample: false,
  ...fields,
})

it('proposes the national days, and last year’s own days one year later', () => {
  const proposals = proposeDays(2027, [
    entry('বিজয় দিবস', {}),
    entry('ঈদুল ফিতর', { from: '2026-03-20', to: '2026-03-22', isMoonDependent: true }),
    entry('বার্ষিক পরীক্ষা', { kind: 'exam', from: '2026-11-25', to: '2026-12-10', isClosed: false }),
    entry('বন্যা', { kind: 'closure', from: '2026-07-01', to: '2026-07-02' }),
    entry('ক্রীড়া', { kind: 'event', from: '2026-02-05', to: '2026-02-05' }),
    entry('ক্রীড়া', { kind: 'event', from: '2027-02-08', to: '2027-02-08' }),
    entry('পুরোনো', { from: '2025-05-05', to: '2025-05-05' }),
    entry('মে দিবস', { from: '2027-05-01', to: '2027-05-01' }),
  ])
  expect(proposals.map(({ entry: { title, from, to } }) => [title, from, to])).toEqual([
    ['শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', '2027-02-21', '2027-02-21'],
    ['ঈদুল ফিতর', '2027-03-20', '2027-03-22'],
    ['মহান স্বাধীনতা ও জাতীয় দিবস', '2027-03-26', '2027-03-26'],
    ['বাংলা নববর্ষ', '2027-04-14', '2027-04-14'],
    ['বার্ষিক পরীক্ষা', '2027-11-25', '2027-12-10'],
    ['বিজয় দিবস', '2027-12-16', '2027-12-16'],
    ['বড়দিন', '2027-12-25', '2027-12-25'],
  ])
  expect(proposals.filter(({ isUncertain }) => isUncertain)).toHaveLength(1)
})
