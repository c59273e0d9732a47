import type { InformationKey } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import { compareSections } from '@pathshala/bengali/classes'
import { type Day, daysOfYear } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { preparedYear, yearRange } from '../../words/school-year.ts'
import { nextTitle, yearInTitle } from '../groups/next-term.ts'
import type { GroupRecord } from '../groups/schema.ts'
import { describeEntry, findAnsweredEntry } from '../information/board.ts'
import { routinesOn } from '../routine/versions.ts'
import { stateOf } from './jobs.ts'
import type { Confirmation, YearPlan } from './schema.ts'

/** The first day of the checks that confirm a list for the next year. */
const CONFIRMED_FROM = '11-01'

/** The notices that one call ends. */
const MAX_OLD = 500

interface Moment {
  year: number
  timeZone: string
}

/** What a school has done for the next school year, computed from its content. */
export async function findYearPlan(
  stores: Stores,
  today: Day,
  timeZone: string,
): Promise<YearPlan> {
  const moment = { year: preparedYear(today), timeZone }
  const years = await stores.studentYears.list()
  return {
    year: moment.year,
    today,
    jobs: {
      counts: await describeCounts(stores, moment),
      calendar: await describeCalendar(stores, moment),
      routines: await describeRoutines(stores, moment),
      groups: describeGroups(await stores.groups.list(), moment),
      notices: await describeNotices(stores, moment),
      information: await describeInformation(stores, moment),
      staff: await describeStaff(stores, moment),
    },
    years: years.map(({ year, sections }) => ({ year, sections: sections.length })),
  }
}

async function describeCounts({ studentCounts }: Stores, { year }: Moment) {
  const [present, own] = [await studentCounts.list(), await studentCounts.list(year)]
  return {
    state: stateOf(Number(own.length > 0), 1),
    sections: present.length,
    prepared: own.length,
  }
}

async function describeCalendar({ calendar, history }: Stores, { year, timeZone }: Moment) {
  const entries = await calendar.list(daysOfYear(year))
  const amount = (wanted: string) => entries.filter(({ kind }) => kind === wanted).length
  const [holidays, exams] = [amount('holiday'), amount('exam')]
  const [last] = entries.length > 0 ? await history.list({ kind: 'calendar', limit: 1 }) : []
  return {
    state: stateOf(Number(holidays > 0) + Number(exams > 0), 2),
    holidays,
    exams,
    on: last ? dayAt(new Date(last.at), timeZone) : null,
    by: last?.username || null,
  }
}

async function describeRoutines({ routines }: Stores, { year }: Moment) {
  const firstDay = `${year}-01-01`
  const all = await routines.listAll()
  const sections = routinesOn(all, firstDay)
  const renewed = sections.filter((section) =>
    all.some((one) => one.validFrom >= firstDay && compareSections(one, section) === 0),
  ).length
  // A school without routines has still to write them.
  return { state: stateOf(renewed, sections.length || 1), total: sections.length, renewed }
}

/** The groups whose term ends with the year, and those that have no successor yet. */
export function describeGroups(groups: GroupRecord[], { year }: Pick<Moment, 'year'>) {
  const [from, to] = [`${year - 1}-01-01`, `${year}-01-31`]
  const ends = ({ validUntil, title }: GroupRecord) => {
    const named = yearInTitle(title)
    if (validUntil === null) return named === year - 1
    // The admission committee of the new year ends its work in January.
    return from <= validUntil && validUntil <= to && (named ?? 0) < year
  }
  const hasSuccessor = (group: GroupRecord) =>
    groups.some(
      (other) =>
        other._id !== group._id &&
        // A committee without members answers nothing yet.
        other.members.length > 0 &&
        other.purpose === group.purpose &&
        (other.title === nextTitle(group.title) || group.purpose !== 'other') &&
        !ends(other) &&
        (other.validUntil ?? '9') > (group.validUntil ?? from),
    )
  const ending = groups.filter(ends)
  const left = ending.filter((group) => !hasSuccessor(group))
  return {
    state: stateOf(ending.length - left.length, ending.length),
    total: ending.length,
    left: left.map(({ _id, title }) => ({ _id, title, nextTitle: nextTitle(title) })),
  }
}

async function describeNotices({ notices }: Stores, { year, timeZone }: Moment) {
  const [start] = yearRange(year - 1, timeZone)
  const [pinned, old] = await Promise.all([
    notices.listPinned(),
    notices.list({ between: ['', start], limit: MAX_OLD }),
  ])
  return {
    state: stateOf(Number(old.length === 0), 1),
    pinned: pinned.length,
    oldIds: old.map(({ _id }) => _id),
  }
}

async function describeInformation(stores: Stores, moment: Moment) {
  const sections = await confirm(stores, 'sections', moment)
  const charter = await confirm(stores, 'charter', moment)
  const { stored } = await findAnsweredEntry(stores, 'sections')
  const rows = (stored.value as { rows?: { approved: number }[] }).rows ?? []
  return {
    state: stateOf(Number(sections.isConfirmed) + Number(charter.isConfirmed), 2),
    sections,
    charter,
    approvedSections: rows.reduce((sum, row) => sum + row.approved, 0),
  }
}

async function describeStaff(stores: Stores, moment: Moment) {
  const confirmation = await confirm(stores, 'staff', moment)
  const total = await stores.officers.count()
  return { ...confirmation, state: stateOf(Number(confirmation.isConfirmed), 1), total }
}

async function confirm(
  stores: Stores,
  key: InformationKey,
  { year, timeZone }: Moment,
): Promise<Confirmation> {
  const entry = await findAnsweredEntry(stores, key)
  const { answer } = describeEntry(entry, timeZone)
  const { checkedAt, checkedBy } = entry.stored
  const on = checkedAt === null ? null : dayAt(new Date(checkedAt), timeZone)
  return {
    isConfirmed: on !== null && on >= `${year - 1}-${CONFIRMED_FROM}`,
    isMissing: answer === 'missing',
    on,
    by: checkedBy,
  }
}
