import { withoutUndefined } from '../../base/without-undefined.ts'
import { InvalidInput } from '../../errors/classes.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import type { Day } from '@pathshala/bengali/days'
import { futureConsents, isSameNumber } from './consent.ts'
import { personName } from '@pathshala/bengali/person-name'
import { categoryOfPost, cleanPerson, inUnicode } from './clean-person.ts'
import {
  newOfficer,
  type OfficerChange,
  officerChange,
  type OfficerDetails,
  type OfficerRecord,
} from './schema.ts'
import { changedConsents, newConsents } from './store.ts'
import { officerSubject } from './subject.ts'

const details = newOfficer.omit({ file: true })

const change = officerChange.omit({ file: true, photo: true, forget: true })

/** A person is known by name and post, and two of them by their telephone numbers. */
export async function peopleList(
  stores: Stores,
  today: Day,
): Promise<ImportedList<ReturnType<typeof details.parse>, OfficerChange, OfficerRecord>> {
  const { officers } = stores
  const known = await officers.list()
  const refuseFuture = ({ phoneConsentOn, photoConsentOn }: OfficerChange) => {
    const errors = futureConsents({ phoneConsentOn, photoConsentOn }, today)
    if (errors.length > 0) throw new InvalidInput(...errors)
  }
  return {
    subject: officerSubject(stores),
    known,
    clean: (cells, record) => cleanPerson(repaired(cells, record), record),
    guess: ({ designation }) => ({ category: categoryOfPost(designation) }),
    details,
    change,
    check(person) {
      refuseFuture(person)
      newConsents({ ...person, photo: null })
    },
    merge(record, changes) {
      refuseFuture(changes)
      const { photo: _, ...consents } = changedConsents(
        { ...record, ...consentsOf(record), photo: record.photo && record.photo.src },
        changes,
      )
      return { ...record, ...withoutUndefined(changes), ...consents }
    },
    keyOf: nameAndPost,
    isSame: isSamePerson,
    taken: { path: 'name', code: 'in-officers' },
    match: (rows, claimed, others) =>
      matchPeople(
        rows,
        known.filter(({ _id }) => !claimed.has(_id)),
        others,
      ),
    create: (person) => officers.create(person),
  }
}

function consentsOf({ phoneConsentOn = null, photoConsentOn = null }: OfficerRecord) {
  return { phoneConsentOn, photoConsentOn }
}

type Person = Pick<OfficerDetails, 'name' | 'designation' | 'phone'>

/** Two people can have one name and one post. Then only their numbers distinguish them. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    nameAndPost(one) === nameAndPost(other) &&
    (one.phone === '' || other.phone === '' || isSameNumber(one.phone, other.phone))
  )
}

function nameAndPost({ name, designation }: { name: unknown; designation: unknown }): string {
  const written = (text: unknown) => (typeof text === 'string' ? personName(text) : text)
  return JSON.stringify([written(name), written(designation)])
}

/** Lists have other words for their values. */
const CHOICES_AND_DAYS = new Set(['category', 'phoneOf', 'phoneConsentOn', 'photoConsentOn'])

/** The cells in Unicode. */
function repaired(cells: Fields, record: OfficerRecord | undefined): Fields {
  const texts = Object.entries(cells).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string',
  )
  const before = record as Fields | undefined
  // A person wrote or checked the stored values.
  const isAsStored =
    before &&
    texts.every(([name, text]) => CHOICES_AND_DAYS.has(name) || (before[name] ?? '') === text)
  return isAsStored ? cells : { ...cells, ...inUnicode(Object.fromEntries(texts)) }
}

/**
 * A row is about the person with the same name, post and number, or about the only person with this
 * name and post. If two people share both, and the numbers do not say which one it is, the clerk
 * says it.
 */
function matchPeople(
  rows: (Fields | undefined)[],
  known: OfficerRecord[],
  others: ReadonlySet<number>,
) {
  type Found = { record: OfficerRecord } | { candidates: OfficerRecord[] } | { isAgain: true }
  const found: (Found | undefined)[] = rows.map(() => undefined)
  const numberOf = (index: number) => {
    const { phone } = rows[index]!
    return typeof phone === 'string' ? phone : ''
  }
  const isNumberOf = (index: number, phone: string) =>
    phone !== '' && isSameNumber(numberOf(index), phone)
  const peopleOf = groupBy(known, nameAndPost)
  const indexes = rows.flatMap((cells, index) => (cells ? [index] : []))
  const rowsOf = groupBy(indexes, (index) => {
    const { name, designation } = rows[index]!
    return nameAndPost({ name, designation })
  })
  for (const [key, same] of rowsOf) {
    const people = peopleOf.get(key) ?? []
    const left = new Set(people)
    const asked = same.filter((index) => !others.has(index))
    const open = asked.filter((index) => {
      const earlier = same.filter((other) => other < index || others.has(other))
      if (earlier.some((other) => isNumberOf(index, numberOf(other)))) {
        found[index] = { isAgain: true }
        return false
      }
      const ofNumber = [...left].filter(({ phone }) => isNumberOf(index, phone))
      if (ofNumber.length !== 1) return true
      found[index] = { record: ofNumber[0]! }
      left.delete(ofNumber[0]!)
      return false
    })
    const [only, ...more] = [...left]
    if (only && more.length === 0 && open.length === 1) {
      found[open[0]!] = { record: only }
      continue
    }
    // Different numbers distinguish people.
    const hasOwnNumber = (index: number) =>
      numberOf(index) !== '' && people.every(({ phone }) => phone !== '')
    for (const index of open) {
      const isAlone = people.length === 0 && asked.length === 1
      const isNew = isAlone || (left.size === 0 && hasOwnNumber(index))
      if (!isNew) found[index] = { candidates: people }
    }
  }
  return found
}

function groupBy<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
