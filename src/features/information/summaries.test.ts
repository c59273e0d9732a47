import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLASSES } from '@pathshala/bengali/classes'

import { ROLES } from '../groups/table.ts'
import type { VisibleGroup } from '../groups/visible.ts'
import { CATEGORIES } from '../people/table.ts'
import {
  summarizeCharter,
  summarizeContact,
  summarizeGroups,
  summarizeNationalisation,
  summarizePosts,
  summarizeProfile,
  summarizeRecognition,
  summarizeResults,
  summarizeSections,
  summarizeStaff,
  summarizeStudents,
  summarizeTeaching,
  type Summary,
} from './summaries.ts'

const word = fc.constantFrom('ক', 'রহিমা খাতুন', 'Room 5')
const maybe = fc.oneof(fc.constant(''), word)
const count = fc.oneof(fc.constant(0), fc.nat(5000))
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary)
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 8 })

const lesson = fc.record({
  day: fc.nat(6),
  period: fc.nat(19),
  subject: word,
  teacherId: orNull(word),
  teacher: maybe,
})
const routine = fc.record({ lessons: fc.array(lesson, { maxLength: 4 }) })
const person = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  subject: maybe,
  qualification: maybe,
})
const recognition = fc.record({ memoNumber: maybe })
const section = fc.record({ className: fc.constantFrom(...CLASSES), approved: fc.nat(3) })
const service = fc.record({ hasOfficer: fc.boolean() })
const post = fc.record({
  title: word,
  titleEnglish: maybe,
  grade: fc.constant(null),
  sanctioned: fc.nat(3),
  filled: fc.nat(3),
  women: fc.constant(null),
  remark: maybe,
})
const examYear = fc
  .record({ year: fc.integer({ min: 1950, max: 2027 }), seats: fc.tuple(count, count, count) })
  .map(({ year, seats }) => {
    const [gpa5, passed, appeared] = seats.toSorted((a, b) => a - b) as [number, number, number]
    return { year, registered: null, appeared, passed, gpa5 }
  })
const member = fc.record({
  role: fc.constantFrom(...ROLES),
  roleTitle: maybe,
  name: word,
  designation: maybe,
  from: orNull(fc.constant('2019')),
  to: orNull(fc.constant('2024')),
  phone: maybe,
})
const group = fc.record({
  title: word,
  titleEnglish: maybe,
  place: maybe,
  phone: maybe,
  women: orNull(fc.nat(9)),
  members: some(member),
}) as unknown as fc.Arbitrary<VisibleGroup>

const GROUP_KEYS = [
  'committees',
  'former-heads',
  'complaints',
  'service-centre',
  'right-to-information',
  'committee',
] as const

/** Random records with the summary that they have. */
const summaries = fc.oneof(
  fc
    .record({ land: fc.double({ min: 0, max: 9, noNaN: true }), rest: count, year: maybe })
    .map(({ land, rest, year }) =>
      summarizeProfile({ totalLand: land, totalBuildings: rest, totalClasses: rest }, year),
    ),
  fc.tuple(fc.integer({ min: 1, max: 8 }), count).map((sums) => summarizeStudents(...sums)),
  fc
    .record({ routines: some(routine), hasSyllabus: fc.boolean(), hasNotices: fc.boolean() })
    .map(({ routines, ...rest }) => summarizeTeaching(routines, rest)),
  fc
    .record({
      address: word,
      phone: word,
      place: maybe,
      placeEnglish: maybe,
      addressEnglish: maybe,
    })
    .map((contact) => summarizeContact(contact, contact)),
  some(person).map(summarizeStaff),
  some(recognition).map(summarizeRecognition),
  some(section).map(summarizeSections),
  fc
    .record({ nationalisedOn: fc.constant('1987'), mpo: maybe })
    .map((value) => summarizeNationalisation(value)),
  some(service).map((services) => summarizeCharter(services, ({ hasOfficer }) => hasOfficer)),
  some(post).map(summarizePosts),
  some(examYear).map(summarizeResults),
  fc
    .tuple(fc.constantFrom(...GROUP_KEYS), some(group))
    .map(([key, groups]) => summarizeGroups(key, groups)),
)

const inBoth = (summary: Summary) => [summary('bn'), summary('en')]

describe('A summary of the board', () => {
  it('leaves out a missing number, and a count of people without people', () => {
    fc.assert(
      fc.property(summaries, (summary) => {
        for (const text of inBoth(summary)) {
          expect(text).not.toMatch(/∞|Infinity|NaN|undefined|null|false|\[object/)
          expect(text).not.toMatch(/(?<![০-৯.,])০ জন/)
          expect(text).not.toMatch(
            /(?<![\d.,])0 (students|teachers|officers|members|head|people|of them|with|in)/,
          )
        }
      }),
      { numRuns: 2000 },
    )
  })

  /** The words that claim a field, and whether a record has it. */
  const claims = <Row>(
    rows: fc.Arbitrary<Row[]>,
    summarize: (rows: Row[]) => Summary,
    has: (row: Row) => boolean,
    [all, part]: [all: RegExp, part: RegExp],
  ) =>
    fc.assert(
      fc.property(rows, (records) => {
        const given = records.filter(has).length
        for (const text of inBoth(summarize(records))) {
          expect(part.test(text), text).toBe(given > 0)
          if (given < records.length) expect(text).not.toMatch(all)
        }
      }),
    )

  it('names memo numbers only if the rows have them', () => {
    claims(some(recognition), summarizeRecognition, ({ memoNumber }) => memoNumber !== '', [
      /নম্বরসহ|with memo numbers/,
      /স্মারক নম্বর|memo number/,
    ])
  })

  it('names teachers only if every lesson of a routine has one', () => {
    claims(
      some(routine),
      (routines) => summarizeTeaching(routines, { hasSyllabus: false, hasNotices: false }),
      ({ lessons }) =>
        lessons.length > 0 && lessons.every((one) => one.teacherId !== null || one.teacher !== ''),
      [/রুটিন, শিক্ষকের নামসহ|sections?, with/, /শিক্ষকের নাম|teachers’ names/],
    )
  })

  it('names subjects only if teachers have them, and qualifications only if people do', () => {
    const teachers = some(person.map((one) => ({ ...one, category: 'teacher' as const })))
    claims(teachers, summarizeStaff, ({ subject }) => subject !== '', [
      /পদবি, বিষয়|, subjects (?!of)/,
      /বিষয়|subjects/,
    ])
    claims(some(person), summarizeStaff, ({ qualification }) => qualification !== '', [
      /[,ও] যোগ্যতা|(and|,) qualifications\./,
      /যোগ্যতা|qualifications/,
    ])
  })

  it('names the terms of former heads only if they have them', () => {
    claims(
      some(member),
      (members) => summarizeGroups('former-heads', [{ members } as VisibleGroup]),
      ({ from, to }) => from !== null || to !== null,
      [/কার্যকালসহ|with their terms/, /কার্যকাল|term/],
    )
  })

  it('names the persons responsible for services only if each service has a visible one', () => {
    fc.assert(
      fc.property(some(service), (services) => {
        const isForEach = services.every(({ hasOfficer }) => hasOfficer)
        for (const text of inBoth(summarizeCharter(services, ({ hasOfficer }) => hasOfficer))) {
          expect(/কার কাছে|from whom/.test(text)).toBe(isForEach)
        }
      }),
    )
  })

  it.each<[string, Summary, string, string]>([
    [
      'sections of which none is approved',
      summarizeSections([{ className: 'Six', approved: 0 }]),
      'কোনো শাখা অনুমোদিত নয়।',
      'No section is approved.',
    ],
    [
      'sections of which one class has none',
      summarizeSections([
        { className: 'Six', approved: 2 },
        { className: 'Seven', approved: 0 },
      ]),
      'সব শিফট মিলিয়ে ২টি।',
      '2 in all shifts.',
    ],
    [
      'sections of each class',
      summarizeSections([
        { className: 'Six', approved: 4 },
        { className: 'Seven', approved: 2 },
      ]),
      'সব শিফট মিলিয়ে ৬টি; প্রতি শ্রেণিতে ২ থেকে ৪টি।',
      '6 in all shifts; 2 to 4 in each class.',
    ],
    [
      'an exam that nobody took',
      summarizeResults([{ year: 2026, registered: null, appeared: 0, passed: 0, gpa5: 0 }]),
      '২০২৬ সালে কেউ অংশ নেয়নি',
      'In 2026, nobody appeared',
    ],
    [
      'a staff of one teacher without a subject',
      summarizeStaff([{ category: 'teacher', subject: '', qualification: 'বিএড' }]),
      '১ জন শিক্ষক; পদবি ও যোগ্যতা।',
      '1 teacher; posts and qualifications.',
    ],
    [
      'permissions of which one has a memo number',
      summarizeRecognition([{ memoNumber: '৩৭.০১' }, { memoNumber: '' }]),
      '২টি অনুমতি ও স্বীকৃতি; ১টির স্মারক নম্বর আছে।',
      'Permissions and recognitions: 2; 1 with a memo number.',
    ],
  ])('of %s says so', (_, summary, bengali, english) => {
    expect(inBoth(summary)).toEqual([bengali, english])
  })
})
