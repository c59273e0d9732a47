import type { InformationKey } from '../../content.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import { yearOf } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../words/format.ts'
import { groupWords } from '../groups/public/words.ts'
import { informationWords, type PartlyGiven } from './public/words.ts'
import type { Language } from '../../words/language.ts'
import { inChargeOf } from '../groups/table.ts'
import type { VisibleGroup } from '../groups/visible.ts'
import type { OfficerRecord } from '../people/schema.ts'
import type { Contact, SchoolInfo, Site } from '../profile/schema.ts'
import type { RoutineInput } from '../routine/schema.ts'
import type { OwnValue } from './schema.ts'
import { newestFirst, passRate, showsGpa5, totalPosts } from './sums.ts'

/**
 * The summaries of answers on the board. A summary names only what its records have: it leaves out
 * a number that is 0, and counts the records if only some have a field.
 */

export type Summary = (language: Language) => string

export function summarizeProfile(
  {
    totalLand,
    totalBuildings,
    totalClasses,
  }: Pick<SchoolInfo, 'totalLand' | 'totalBuildings' | 'totalClasses'>,
  established: string,
): Summary {
  return inLanguage(({ profile }, { amount, digits }) =>
    joined(
      established && profile.established(digits(established)),
      [
        amount(totalLand, profile.land),
        amount(totalBuildings, profile.buildings),
        amount(totalClasses, profile.rooms),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  )
}

export function summarizeStudents(classes: number, students: number): Summary {
  return inLanguage((words, { number, amount }) =>
    students === 0
      ? words.classes(number(classes))
      : words.students(number(classes), amount(students, words.pupils)),
  )
}

export function summarizeTeaching(
  routines: readonly Pick<RoutineInput, 'lessons'>[],
  { hasSyllabus, hasNotices }: { hasSyllabus: boolean; hasNotices: boolean },
): Summary {
  const namesTeachers = ({ lessons }: (typeof routines)[number]) =>
    lessons.length > 0 &&
    lessons.every(({ teacherId, teacher }) => teacherId !== null || teacher !== '')
  return inLanguage((words, { number, claim }) =>
    joined(
      `${words.routines(number(routines.length))}${claim(routines, namesTeachers, words.teachers)}`,
      hasSyllabus && words.syllabus,
      hasNotices && words.notices,
    ),
  )
}

/** `place` is the school's place in one language. */
export function summarizeContact(
  { address, phone }: Pick<Contact, 'address' | 'phone'>,
  { place, placeEnglish, addressEnglish }: Pick<Site, 'place' | 'placeEnglish' | 'addressEnglish'>,
): Summary {
  return inLanguage((words, { language, digits }) =>
    joined(
      language === 'bn' ? address || place : addressEnglish || placeEnglish || address,
      phone && words.phone(digits(phone)),
    ),
  )
}

export function summarizeStaff(
  people: readonly Pick<OfficerRecord, 'category' | 'subject' | 'qualification'>[],
): Summary {
  const teachers = people.filter(({ category }) => category === 'teacher')
  return inLanguage(({ staff, sentence }, { amount, claim }) =>
    joined(
      [
        amount(teachers.length, staff.teachers),
        amount(people.length - teachers.length, staff.officers),
      ]
        .filter(Boolean)
        .join(', '),
      sentence(
        enumerate(
          [
            staff.posts,
            claim(teachers, ({ subject }) => subject !== '', staff.subjects),
            claim(people, ({ qualification }) => qualification !== '', staff.qualifications),
          ],
          staff.and,
        ),
      ),
    ),
  )
}

export function summarizeRecognition(
  rows: readonly Pick<OwnValue<'recognition'>['rows'][number], 'memoNumber'>[],
): Summary {
  return inLanguage((words, { number, claim }) =>
    words.sentence(
      words.recognition(number(rows.length)) +
        claim(rows, ({ memoNumber }) => memoNumber !== '', words.memoNumbers),
    ),
  )
}

export function summarizeSections(rows: readonly SectionsRow[]): Summary {
  const perClass = approvedPerClass(rows)
  const total = perClass.reduce((sum, approved) => sum + approved, 0)
  const [least, most] = [Math.min(...perClass), Math.max(...perClass)]
  return inLanguage(({ sections, sentence }, { number }) => {
    if (total === 0) return sections.none
    // “In each class” is true only if no class of the table is without a section.
    if (least === 0) return sentence(sections.total(number(total)))
    return joined(
      sections.total(number(total)),
      least === most ? sections.same(number(least)) : sections.between(number(least), number(most)),
    )
  })
}

type SectionsRow = Pick<OwnValue<'sections'>['rows'][number], 'className' | 'approved'>

export function approvedPerClass(rows: readonly SectionsRow[]): number[] {
  return CLASSES.flatMap((className) => {
    const ofClass = rows.filter((row) => row.className === className)
    return ofClass.length === 0 ? [] : ofClass.reduce((sum, { approved }) => sum + approved, 0)
  })
}

export function summarizeNationalisation({
  nationalisedOn,
  mpo,
}: Pick<OwnValue<'nationalisation'>, 'nationalisedOn' | 'mpo'>): Summary {
  return inLanguage((words, { language, digits }) =>
    [
      nationalisedOn && words.nationalised(digits(String(yearOf(nationalisedOn)))),
      language === 'bn' && mpo,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

/** `hasOfficer` says whether visitors see the officer of the service. */
export function summarizeCharter<Service>(
  services: readonly Service[],
  hasOfficer: (service: Service) => boolean,
): Summary {
  return inLanguage(({ charter }, { amount }) =>
    amount(services.length, services.every(hasOfficer) ? charter.withOfficers : charter.services),
  )
}

export function summarizePosts(rows: OwnValue<'posts'>['rows']): Summary {
  const { sanctioned, filled, vacant } = totalPosts(rows)
  return inLanguage(({ posts }, { number, amount }) =>
    sanctioned === 0
      ? amount(filled, posts.filled)
      : posts.all(amount(sanctioned, posts.sanctioned), number(filled), number(vacant)),
  )
}

export function summarizeResults(rows: OwnValue<'ssc-results'>['rows']): Summary {
  const [newest] = newestFirst(rows)
  if (!newest) return () => ''
  const { year, appeared, passed, gpa5 } = newest
  const rate = passRate(newest)
  return inLanguage(({ results }, { number, digits, amount }) => {
    const inYear = results.year(digits(String(year)))
    if (appeared === 0) return results.nobodyAppeared(inYear)
    if (passed === 0) return results.nobodyPassed(inYear, number(appeared))
    return joined(
      results.passed(inYear, number(appeared), number(passed), rate ? digits(rate) : ''),
      showsGpa5(newest) && amount(gpa5, results.gpa5),
    )
  })
}

/** `groups` answer the entry, so each has a member. */
export function summarizeGroups(key: InformationKey, groups: readonly VisibleGroup[]): Summary {
  const [group] = groups
  if (!group) return () => ''
  const { members } = group
  return inLanguage((words, { language, digits, number, amount, claim }) => {
    switch (key) {
      case 'committees':
        return joined(
          ...groups.map(({ title, titleEnglish }) =>
            language === 'en' ? titleEnglish || title : title,
          ),
        )
      case 'former-heads':
        return words.sentence(
          words.formerHeads(number(members.length)) +
            claim(members, ({ from, to }) => from !== null || to !== null, words.terms),
        )
      case 'complaints':
      case 'service-centre': {
        const first = inChargeOf(members) ?? members[0]
        const phone = group.phone || first?.phone
        return joined(
          first?.name,
          first?.designation,
          group.place,
          phone && words.phone(digits(phone)),
        )
      }
      case 'right-to-information': {
        const { roles } = groupWords[language]
        return joined(...new Set(members.map(({ role, roleTitle }) => roleTitle || roles[role])))
      }
      default:
        return joined(
          amount(members.length, words.members),
          // A member who left is not counted any more.
          group.women !== null && group.women <= members.length && amount(group.women, words.women),
        )
    }
  })
}

type Words = (typeof informationWords)[Language]['summaries']

interface Format {
  language: Language
  number: (value: number) => string
  /** The digits of a text. */
  digits: (text: string) => string
  /** A number with its noun; empty for 0. */
  amount: (value: number, word: (number: string) => string) => string
  /** What the records have; empty if none has it. */
  claim: <Row>(rows: readonly Row[], has: (row: Row) => boolean, words: PartlyGiven) => string
}

function inLanguage(summarize: (words: Words, format: Format) => string): Summary {
  return (language) => {
    const number = (value: number) => formatNumber(value, language)
    return summarize(informationWords[language].summaries, {
      language,
      number,
      digits: (text) => inDigits(text, language),
      amount: (value, word) => (number(value) === number(0) ? '' : word(number(value))),
      claim: (rows, has, words) => {
        const count = rows.filter(has).length
        if (count === 0) return ''
        return count === rows.length ? words.all : words.some(number(count))
      },
    })
  }
}

/** `a, b and c`, without texts that are empty. */
function enumerate(texts: string[], and: string): string {
  const filled = texts.filter(Boolean)
  const last = filled.pop() ?? ''
  return filled.length === 0 ? last : `${filled.join(', ')} ${and} ${last}`
}

/** Joins the texts that are present. */
function joined(...texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join('; ')
}
