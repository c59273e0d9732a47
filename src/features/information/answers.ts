import { once } from '../../base/remember.ts'
import type { InformationKey } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import type { LinkedDocument } from '../documents/linked-documents.ts'
import { linkKey } from '../documents/linked-documents.ts'
import { followerOf } from '../groups/next-term.ts'
import type { GroupRecord } from '../groups/schema.ts'
import type { Purpose } from '../groups/table.ts'
import { visibleGroup } from '../groups/visible.ts'
import { foldedWords } from '@pathshala/bengali/fold'
import { findEntry, type GroupEntryKey, hasOwnEntry, purposeOf } from './entries.ts'
import type { OwnValue } from './schema.ts'
import { officerOf } from './service-officer.ts'
import type { FreshnessRule, Reason } from './standing.ts'
import type { StoredEntry } from './store.ts'
import {
  approvedPerClass,
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

/** The answer of an entry, without its last check. */
export interface Answer {
  parts: AnswerPart[]
  /** Empty while the entry is missing. */
  summaryIn: Summary
  /** Text that changes with each record that answers the entry. */
  stamp: string
  terms: string[]
  years: number[]
  /** People who have left the list of staff. The name is empty if the answer does not store it. */
  leavers: Leaver[]
  /** The posts of which the list of people has another number. */
  differingPosts: DifferingPost[]
  /** Hints that do not make the entry late. */
  advice: Reason[]
  /**
   * The groups of the entry's purpose. A group with a member who left comes first, and then the
   * group whose term ends first.
   */
  groupIds: string[]
}

interface Leaver {
  officerId: string
  name: string
}

interface DifferingPost {
  title: string
  filled: number
  listed: number
}

interface AnswerPart {
  name: string
  /** ISO 8601 UTC; null while it is missing. */
  changedAt: string | null
  rules: readonly FreshnessRule[]
}

/** The records that answer entries. Each list is read at most once. */
type Sources = ReturnType<typeof createSources>

export function createSources(stores: Stores) {
  return {
    schoolInfo: once(() => stores.schoolInfo.find()),
    site: once(() => stores.site.find()),
    contact: once(() => stores.contact.find()),
    counts: once(() => stores.studentCounts.listForVisitors()),
    routines: once(() => stores.routines.list()),
    officers: once(() => stores.officers.list()),
    groups: once(() => stores.groups.list()),
    newestNotice: once(async () => (await stores.notices.search({}, 1))[0]),
  }
}

const NOTICE_MONTHS = 3

/** The documents that visitors can see. The keys are from `linkKey`. */
type Documents = ReadonlyMap<string, LinkedDocument>

type AnswerOf<Key extends InformationKey> = (
  sources: Sources,
  entry: StoredEntry<Key>,
  documents: Documents,
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
      summaryIn: summarizeProfile(info, established),
    }
  },

  async students({ counts }) {
    const { sections, groups, total } = await counts()
    if (sections.length === 0) return NOT_GIVEN
    return {
      ...recordsAnswer('students', sections),
      summaryIn: summarizeStudents(groups.length, total),
    }
  },

  async teaching({ routines, newestNotice }, { value, updatedAt }, documents) {
    const records = await routines()
    if (records.length === 0) return NOT_GIVEN
    const notice = await newestNotice()
    const hasSyllabus = value.documents.some((link) => documents.has(linkKey(link)))
    const routine = recordsAnswer('teaching', records)
    return {
      stamp: routine.stamp,
      parts: [
        { ...routine.parts[0]!, name: 'routine' },
        {
          name: 'syllabus',
          changedAt: hasSyllabus ? updatedAt : null,
          rules: findEntry('teaching').rules,
        },
        {
          name: 'notices',
          changedAt: notice?.updatedAt ?? null,
          rules: [{ months: NOTICE_MONTHS }],
        },
      ],
      summaryIn: summarizeTeaching(records, { hasSyllabus, hasNotices: notice !== undefined }),
    }
  },

  async contact({ contact, site }) {
    const record = await contact()
    if (!record) return NOT_GIVEN
    return {
      parts: [partOf('contact', record.updatedAt)],
      stamp: stampOf(record),
      summaryIn: summarizeContact(record, await site()),
    }
  },

  async staff({ officers }) {
    const records = await officers()
    if (records.length === 0) return NOT_GIVEN
    return { ...recordsAnswer('staff', records), summaryIn: summarizeStaff(records) }
  },

  async recognition(_, entry) {
    const { rows } = entry.value
    return ownAnswer(entry, rows, {
      terms: rows.flatMap(({ validUntil }) => validUntil ?? []),
      summaryIn: summarizeRecognition(rows),
    })
  },

  async sections({ counts }, entry) {
    const { rows } = entry.value
    const total = approvedPerClass(rows).reduce((sum, approved) => sum + approved, 0)
    const counted = (await counts()).sections.length
    return ownAnswer(entry, rows, {
      advice: counted > 0 && counted !== total ? ['counts-differ'] : [],
      summaryIn: summarizeSections(rows),
    })
  },

  async nationalisation(_, entry) {
    const { nationalisedOn } = entry.value
    return ownAnswer(entry, nationalisedOn === null ? [] : [nationalisedOn], {
      summaryIn: summarizeNationalisation(entry.value),
    })
  },

  async charter({ officers }, entry) {
    const { services } = entry.value
    const staff = await officers()
    const hasOfficer = (service: (typeof services)[number]) => officerOf(service, staff).name !== ''
    return ownAnswer(entry, services, {
      leavers: services.flatMap(({ officerId }) =>
        officerId !== null && staff.every(({ _id }) => _id !== officerId)
          ? [{ officerId, name: '' }]
          : [],
      ),
      summaryIn: summarizeCharter(services, hasOfficer),
    })
  },

  async posts({ officers }, entry) {
    const { rows } = entry.value
    return ownAnswer(entry, rows, {
      differingPosts: findDifferingPosts(rows, await officers()),
      summaryIn: summarizePosts(rows),
    })
  },

  async 'ssc-results'(_, entry) {
    const { rows } = entry.value
    return ownAnswer(entry, rows, {
      years: rows.map(({ year }) => year),
      summaryIn: summarizeResults(rows),
    })
  },
}

/** @throws the database's error */
export async function findAnswer(
  entry: StoredEntry,
  sources: Sources,
  documents: Documents,
): Promise<Answer> {
  const { key } = entry
  const purpose = purposeOf(key)
  const answer = purpose
    ? groupAnswer(key, groupsOf(purpose, await sources.groups()))
    : await (ANSWERS[key as keyof typeof ANSWERS] as AnswerOf<InformationKey>)(
        sources,
        entry,
        documents,
      )
  return {
    terms: [],
    years: [],
    leavers: [],
    differingPosts: [],
    advice: [],
    groupIds: [],
    ...answer,
  }
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

/** A group without a visible member does not answer an entry. */
function groupAnswer(key: InformationKey, groups: GroupRecord[]) {
  if (groups.length === 0) return NOT_GIVEN
  const answering = groups.filter((group) => visibleGroup(group).members.length > 0)
  return {
    ...recordsAnswer(key, groups),
    ...(answering.length === 0 && { parts: [] }),
    // If the group of the next term is written, the end of this one is no task.
    terms: answering
      .filter((group) => !followerOf(group, groups))
      .flatMap(({ validUntil }) => validUntil ?? []),
    groupIds: groups
      .toSorted((a, b) => urgencyOf(a, groups).localeCompare(urgencyOf(b, groups)))
      .map(({ _id }) => _id),
    leavers: groups.flatMap(leaversOf),
    summaryIn: summarizeGroups(key, answering.map(visibleGroup)),
  }
}

/** The most urgent group comes first; without a term, or with a follower, it comes last. */
function urgencyOf(group: GroupRecord, groups: GroupRecord[]): string {
  const end = followerOf(group, groups) ? null : group.validUntil
  return `${leaversOf(group).length > 0 ? 0 : 1} ${end ?? '9999'}`
}

function leaversOf({ members }: GroupRecord): Leaver[] {
  return members.flatMap(({ officerId, name, hasLeft }) =>
    officerId !== null && hasLeft ? [{ officerId, name }] : [],
  )
}

/**
 * Compares only posts that somebody in the list of people has. Other posts can have another name
 * in that list.
 */
export function findDifferingPosts(
  rows: OwnValue<'posts'>['rows'],
  officers: readonly { designation: string }[],
): DifferingPost[] {
  const nameOf = (title: string) => foldedWords(title).join(' ')
  const listed = new Map<string, number>()
  for (const { designation } of officers) {
    const name = nameOf(designation)
    listed.set(name, (listed.get(name) ?? 0) + 1)
  }
  return rows.flatMap(({ title, filled }) => {
    const count = listed.get(nameOf(title))
    return count === undefined || count === filled ? [] : [{ title, filled, listed: count }]
  })
}

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

/** An answer from the value of the entry. */
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
