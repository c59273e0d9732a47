import type { InformationKey } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { CLASSES } from '../../words/classes.ts'
import { yearOf } from '../../words/days.ts'
import { formatNumber, inDigits } from '../../words/format.ts'
import type { Language } from '../../words/language.ts'
import { groupWords } from '../../words/group-words.ts'
import { informationWords } from '../../words/information-words.ts'
import type { GroupRecord } from '../groups/schema.ts'
import type { Purpose } from '../groups/table.ts'
import { visibleGroup, type VisibleGroup } from '../groups/visible.ts'
import { studentsIn, sumCounts } from '../student-counts/sums.ts'
import { findEntry, type GroupEntryKey, hasOwnEntry, purposeOf } from './entries.ts'
import type { OwnValue } from './schema.ts'
import type { FreshnessRule, Reason } from './standing.ts'
import type { StoredEntry } from './store.ts'
import { newestFirst, passRate, showsGpa5, totalPosts } from './sums.ts'

/** The answer of an entry, without its last check. */
export interface Answer {
  parts: AnswerPart[]
  /** The summary in one language; empty while the entry is missing. */
  summaryIn: (language: Language) => string
  /** Text that changes with each record that answers the entry. */
  stamp: string
  terms: string[]
  years: number[]
  hasLeft: boolean
  /** Hints that do not make the entry late. */
  advice: Reason[]
  /**
   * The groups that answer the entry. A group with a member who left comes first, and then the
   * group whose term ends first.
   */
  groupIds: string[]
}

interface AnswerPart {
  name: string
  /** ISO 8601 UTC; null while it is missing. */
  changedAt: string | null
  rules: readonly FreshnessRule[]
}

/** The records that answer entries. Each list is read at most once. */
export type Sources = ReturnType<typeof createSources>

export function createSources(stores: Stores) {
  const once = <T>(read: () => Promise<T>) => {
    let result: Promise<T> | undefined
    return () => (result ??= read())
  }
  return {
    schoolInfo: once(() => stores.schoolInfo.find()),
    site: once(() => stores.site.find()),
    contact: once(() => stores.contact.find()),
    counts: once(() => stores.studentCounts.list()),
    routines: once(() => stores.routines.list()),
    officers: once(() => stores.officers.list()),
    groups: once(() => stores.groups.list()),
    newestNotice: once(async () => (await stores.notices.search({}, 1))[0]),
  }
}

const NOTICE_MONTHS = 3

type AnswerOf<Key extends InformationKey> = (
  sources: Sources,
  entry: StoredEntry<Key>,
) => Promise<Pick<Answer, 'parts' | 'summaryIn' | 'stamp'> & Partial<Answer>>

const NOT_GIVEN = { parts: [], summaryIn: () => '', stamp: '' }

/** The answers of all entries that need no group of people. */
const ANSWERS: { [Key in Exclude<InformationKey, GroupEntryKey>]: AnswerOf<Key> } = {
  async profile({ schoolInfo, site }) {
    const info = await schoolInfo()
    if (!info) return NOT_GIVEN
    const { established } = await site()
    return {
      parts: [partOf('profile', info.updatedAt)],
      stamp: stampOf(info),
      summaryIn: inLanguage(({ summaries }, number) =>
        joined(
          established && summaries.established(inDigits(established, number.language)),
          summaries.buildings(
            number(info.totalLand),
            number(info.totalBuildings),
            number(info.totalClasses),
          ),
        ),
      ),
    }
  },

  async students({ counts }) {
    const records = await counts()
    if (records.length === 0) return NOT_GIVEN
    const classes = new Set(records.map(({ className }) => className)).size
    return {
      ...recordsAnswer('students', records),
      summaryIn: inLanguage(({ summaries }, number) =>
        summaries.students(number(classes), number(studentsIn(sumCounts(records)))),
      ),
    }
  },

  async teaching({ routines, newestNotice }, { value: { documents }, updatedAt }) {
    const records = await routines()
    if (records.length === 0) return NOT_GIVEN
    const notice = await newestNotice()
    const routine = recordsAnswer('teaching', records)
    return {
      stamp: routine.stamp,
      parts: [
        { ...routine.parts[0]!, name: 'routine' },
        {
          name: 'syllabus',
          changedAt: documents.length > 0 ? updatedAt : null,
          rules: findEntry('teaching').rules,
        },
        {
          name: 'notices',
          changedAt: notice?.updatedAt ?? null,
          rules: [{ months: NOTICE_MONTHS }],
        },
      ],
      summaryIn: inLanguage(({ summaries }, number) =>
        joined(
          summaries.routines(number(records.length)),
          documents.length > 0 && summaries.syllabus,
          notice !== undefined && summaries.notices,
        ),
      ),
    }
  },

  async contact({ contact, site }) {
    const record = await contact()
    if (!record) return NOT_GIVEN
    const { place, placeEnglish } = await site()
    return {
      parts: [partOf('contact', record.updatedAt)],
      stamp: stampOf(record),
      summaryIn: inLanguage(({ summaries }, { language }) => {
        const where = language === 'bn' ? record.address || place : placeEnglish || record.address
        return joined(where, summaries.phone(inDigits(record.phone, language)))
      }),
    }
  },

  async staff({ officers }) {
    const records = await officers()
    if (records.length === 0) return NOT_GIVEN
    const teachers = records.filter(({ category }) => category === 'teacher').length
    return {
      ...recordsAnswer('staff', records),
      summaryIn: inLanguage(({ summaries }, number) =>
        summaries.staff(number(teachers), number(records.length - teachers)),
      ),
    }
  },

  async recognition(_, entry) {
    const { rows } = entry.value
    return ownAnswer(entry, rows, {
      terms: rows.flatMap(({ validUntil }) => validUntil ?? []),
      summaryIn: inLanguage(({ summaries }, number) => summaries.recognition(number(rows.length))),
    })
  },

  async sections({ counts }, entry) {
    const { rows } = entry.value
    const perClass = CLASSES.map((className) =>
      rows
        .filter((row) => row.className === className)
        .reduce((sum, { approved }) => sum + approved, 0),
    ).filter((approved) => approved > 0)
    const total = perClass.reduce((sum, approved) => sum + approved, 0)
    const counted = (await counts()).length
    return ownAnswer(entry, rows, {
      advice: counted > 0 && counted !== total ? ['counts-differ'] : [],
      summaryIn: inLanguage(({ summaries }, number) =>
        summaries.sections(
          number(total),
          number(Math.min(...perClass)),
          number(Math.max(...perClass)),
        ),
      ),
    })
  },

  async nationalisation(_, entry) {
    const { nationalisedOn, mpo } = entry.value
    return ownAnswer(entry, nationalisedOn === null ? [] : [nationalisedOn], {
      summaryIn: inLanguage(({ summaries }, { language }) =>
        [
          summaries.nationalised(inDigits(String(yearOf(nationalisedOn!)), language)),
          ...(language === 'bn' && mpo ? [mpo] : []),
        ].join(' '),
      ),
    })
  },

  async charter({ officers }, entry) {
    const { services } = entry.value
    const staff = new Set((await officers()).map(({ _id }) => _id))
    return ownAnswer(entry, services, {
      hasLeft: services.some(({ officerId }) => officerId !== null && !staff.has(officerId)),
      summaryIn: inLanguage(({ summaries }, number) => summaries.charter(number(services.length))),
    })
  },

  async posts(_, entry) {
    const { rows } = entry.value
    const { sanctioned, filled, vacant } = totalPosts(rows)
    return ownAnswer(entry, rows, {
      summaryIn: inLanguage(({ summaries }, number) =>
        summaries.posts(number(sanctioned), number(filled), number(vacant)),
      ),
    })
  },

  async 'ssc-results'(_, entry) {
    const { rows } = entry.value
    return ownAnswer(entry, rows, {
      years: rows.map(({ year }) => year),
      summaryIn: inLanguage(({ summaries }, number) => summarizeResults(rows, summaries, number)),
    })
  },
}

/** @throws the database's error */
export async function findAnswer(entry: StoredEntry, sources: Sources): Promise<Answer> {
  const { key } = entry
  const purpose = purposeOf(key)
  const answer = purpose
    ? groupAnswer(key, groupsOf(purpose, await sources.groups()))
    : await (ANSWERS[key as keyof typeof ANSWERS] as AnswerOf<InformationKey>)(sources, entry)
  return { terms: [], years: [], hasLeft: false, advice: [], groupIds: [], ...answer }
}

/**
 * The groups that answer an entry. They have its purpose, or, for `others`, a purpose without an
 * entry of its own.
 */
export function groupsOf<Group extends Pick<GroupRecord, 'purpose'>>(
  purpose: Purpose | 'others',
  groups: Group[],
): Group[] {
  return groups.filter((group) =>
    purpose === 'others' ? !hasOwnEntry(group.purpose) : group.purpose === purpose,
  )
}

function groupAnswer(key: InformationKey, groups: GroupRecord[]) {
  if (groups.length === 0) return NOT_GIVEN
  return {
    ...recordsAnswer(key, groups),
    terms: groups.flatMap(({ validUntil }) => validUntil ?? []),
    groupIds: groups
      .toSorted((a, b) => urgencyOf(a).localeCompare(urgencyOf(b)))
      .map(({ _id }) => _id),
    hasLeft: groups.some(hasLeaver),
    summaryIn: (language: Language) => summarizeGroups(key, groups.map(visibleGroup), language),
  }
}

/** The most urgent group comes first; without a term, it comes last. */
function urgencyOf(group: GroupRecord): string {
  return `${hasLeaver(group) ? 0 : 1} ${group.validUntil ?? '9999'}`
}

function hasLeaver({ members }: GroupRecord): boolean {
  return members.some(({ hasLeft }) => hasLeft)
}

function summarizeGroups(key: InformationKey, groups: VisibleGroup[], language: Language): string {
  const { summaries } = informationWords[language]
  const { roles } = groupWords[language]
  const number = (value: number) => formatNumber(value, language)
  const [group] = groups
  switch (key) {
    case 'committees':
      return joined(
        ...groups.map(({ title, titleEnglish }) =>
          language === 'en' ? titleEnglish || title : title,
        ),
      )
    case 'former-heads':
      return summaries.formerHeads(number(group!.members.length))
    case 'complaints':
    case 'service-centre': {
      const [first] = group!.members
      const phone = group!.phone || first?.phone
      return joined(
        first?.name,
        first?.designation,
        group!.place,
        phone && summaries.phone(inDigits(phone, language)),
      )
    }
    case 'right-to-information':
      return joined(
        ...new Set(group!.members.map(({ role, roleTitle }) => roleTitle || roles[role])),
      )
    default:
      return joined(
        summaries.members(number(group!.members.length)),
        group!.women !== null && summaries.women(number(group!.women)),
      )
  }
}

function summarizeResults(
  rows: OwnValue<'ssc-results'>['rows'],
  { sscResults, gpa5 }: (typeof informationWords)[Language]['summaries'],
  number: Numbers,
): string {
  const [newest] = newestFirst(rows)
  const { year, appeared, passed } = newest!
  const rate = passRate(newest!)
  return joined(
    sscResults(
      inDigits(String(year), number.language),
      number(appeared),
      number(passed),
      rate === null ? '' : inDigits(rate, number.language),
    ),
    showsGpa5(newest!) && gpa5(number(newest!.gpa5)),
  )
}

/** An answer of records in a list. */
function recordsAnswer(
  key: InformationKey,
  records: { _id: string; version: number; updatedAt: string }[],
) {
  const changedAt = records
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)!
  return { parts: [partOf(key, changedAt)], stamp: records.map(stampOf).join(' ') }
}

/** An answer that the value of the entry gives. */
function ownAnswer(
  { key, updatedAt }: Pick<StoredEntry, 'key' | 'updatedAt'>,
  rows: unknown[],
  more: Partial<Answer> & Pick<Answer, 'summaryIn'>,
) {
  return rows.length === 0 ? NOT_GIVEN : { parts: [partOf(key, updatedAt!)], stamp: '', ...more }
}

function partOf(key: InformationKey, changedAt: string): AnswerPart {
  return { name: key, changedAt, rules: findEntry(key).rules }
}

function stampOf({ _id, version }: { _id: string; version: number }): string {
  return `${_id}:${version}`
}

/** Formats numbers in one language. */
type Numbers = ((value: number) => string) & { language: Language }

function inLanguage(
  summarize: (words: (typeof informationWords)[Language], number: Numbers) => string,
) {
  return (language: Language): string =>
    summarize(
      informationWords[language],
      Object.assign((value: number) => formatNumber(value, language), { language }),
    )
}

/** Joins the texts that are present. */
function joined(...texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join('; ')
}
