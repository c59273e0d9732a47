import { expect, it } from 'vitest'
import type { GroupRecord } from '../schema.ts'
import {
  bodyOf,
  changeMember,
  freePurposes,
  hasPerson,
  namesNotPicked,
  newMember,
  nextValuesOf,
  removeMember,
  roomsOf,
  takeExactNames,
  valuesOf,
} from './group-values.ts'

const member = {
  role: 'officer' as const,
  roleTitle: '',
  officerId: 'x',
  name: 'ক',
  designation: 'শিক্ষক',
  note: '',
  days: 30,
  from: null,
  to: null,
  phone: '০১৭',
  phoneOf: 'personal' as const,
  consentOn: '2026-01-02',
  email: '',
}
const group: GroupRecord = {
  _id: 'g',
  purpose: 'complaints',
  title: 'ক',
  titleEnglish: '',
  formedOn: '2026-01-01',
  validUntil: null,
  women: 1,
  students: null,
  place: '',
  hours: '',
  phone: '',
  phoneOf: null,
  consentOn: null,
  email: '',
  text: '',
  textEnglish: '',
  documents: [{ kind: 'notices', number: 3, title: 'আদেশ', titleEnglish: '', url: '/notices/3' }],
  members: [member, { ...member, officerId: 'y', hasLeft: true }],
  updatedAt: '',
  version: 1,
  isSample: false,
}

it('sends the record that the form shows, with the name of an officer left to the server', () => {
  const body = bodyOf(valuesOf(group))
  expect(body).toMatchObject({
    formedOn: '2026-01-01',
    validUntil: null,
    women: '1',
    students: null,
    phoneOf: null,
    documents: [{ kind: 'notices', number: 3 }],
  })
  expect(body.members[0]).toEqual({ ...member, days: '30', name: '', designation: '' })
})

it('sends no time limit and no number of pupils for a purpose without them', () => {
  const values = { ...valuesOf(group), purpose: 'admission' as const, students: '5' }
  const body = bodyOf(values)
  expect([body.students, body.members[0]!.days]).toEqual([null, null])
  expect(bodyOf({ ...values, purpose: 'scouts' }).students).toBe('5')
})

it('sends no day of consent for a number of the school', () => {
  const body = bodyOf({
    ...valuesOf(group),
    phone: '১',
    phoneOf: 'office',
    consentOn: '2026-01-01',
  })
  expect(body).toMatchObject({ phone: '১', phoneOf: 'office', consentOn: null })
})

it('starts the next committee with the present members, the next term and no papers', () => {
  const year = { title: 'পরীক্ষা কমিটি ২০২৬', formedOn: '2026-01-05', validUntil: '2026-12-31' }
  expect(nextValuesOf({ ...group, ...year })).toMatchObject({
    title: 'পরীক্ষা কমিটি ২০২৭',
    formedOn: '2027-01-01',
    validUntil: '2027-12-31',
    documents: [],
    members: [{ officerId: 'x' }],
  })
})

it('does not offer a purpose again if it allows only one group', () => {
  expect(freePurposes([group])).not.toContain('complaints')
  expect(freePurposes([group])).toContain('antiHarassment')
  expect(freePurposes([{ ...group, purpose: 'admission' }])).toContain('admission')
})

it('has a person if somebody is chosen from the list, or named', () => {
  const empty = newMember('other')
  expect(hasPerson(empty)).toBe(false)
  expect(hasPerson({ ...empty, officerId: 'x' })).toBe(true)
  expect(hasPerson({ ...empty, officerId: null, name: ' ' })).toBe(false)
  expect(hasPerson({ ...empty, officerId: null, name: 'ক' })).toBe(true)
})

it('offers the usual role of each purpose first', () => {
  expect(newMember('cabinet').role).toBe('teacherInCharge')
  expect(newMember('examination').role).toBe('member')
  expect(newMember('complaints').role).toBe('officer')
})

const reached = valuesOf({
  ...group,
  place: 'কক্ষ ২',
  phone: '০২',
  phoneOf: 'office',
  members: [
    { ...member, note: 'কক্ষ ৫' },
    { ...member, role: 'appeal', officerId: 'z' },
  ],
})
const NOTHING = { phone: '', phoneOf: '', consentOn: '' }

it('removes the telephone and the room of a person whom another one replaces', () => {
  const next = { ...reached, ...changeMember(reached, 0, { officerId: 'new', name: 'খ' }) }
  expect(next).toMatchObject({ place: '', email: '', ...NOTHING })
  expect(next.members[0]).toMatchObject({ officerId: 'new', note: '', days: '30', ...NOTHING })
  expect(next.members[0]!.removed).toEqual(['কক্ষ ৫', 'কক্ষ ২', '০১৭', '০২'])
  expect(JSON.stringify(bodyOf(next).members[0])).not.toMatch(/০১৭|কক্ষ|removed|typed/)
})

it('keeps the contact of the group if it is not the officer in charge who is replaced', () => {
  const next = { ...reached, ...changeMember(reached, 1, { officerId: 'new', name: 'খ' }) }
  expect(next).toMatchObject({ place: 'কক্ষ ২', phone: '০২' })
  expect(next.members[1]).toMatchObject({ note: '', ...NOTHING })
})

it('removes nothing more while the corrected name of somebody from outside is typed', () => {
  const outside = {
    ...reached,
    members: [{ ...reached.members[0]!, officerId: null, name: 'রহিমা' }],
  }
  const typed = { ...outside, ...changeMember(outside, 0, { name: 'রহিম' }) }
  expect(typed).toMatchObject({ phone: '', place: '', members: [{ phone: '', note: '' }] })
  const filled = { ...typed, ...changeMember(typed, 0, { phone: '০১৭' }) }
  const further = { ...filled, ...changeMember(filled, 0, { name: 'রহিমা খাতুন' }) }
  expect(further.members[0]).toMatchObject({ name: 'রহিমা খাতুন', phone: '০১৭' })
})

it('offers the rooms in which other groups have the person', () => {
  const other = { ...group, _id: 'h', place: 'কক্ষ ৯', members: [{ ...member, note: 'কক্ষ ৫' }] }
  expect(roomsOf('x', [group, other])).toEqual(['কক্ষ ৫', 'কক্ষ ৯'])
  expect(roomsOf('nobody', [group, other])).toEqual([])
})

it('takes a typed name that exactly one person has', () => {
  const typed = { ...newMember('complaints'), typed: ' রহিমা খাতুন ' }
  const person = { _id: 'o', name: 'রহিমা খাতুন', designation: 'শিক্ষক' }
  expect(takeExactNames(typed, [person])).toMatchObject({ officerId: 'o', typed: '' })
  expect(takeExactNames(typed, [person, { ...person, _id: 'p' }])).toBe(typed)
  expect(takeExactNames({ ...typed, typed: 'রহিমা' }, [person]).officerId).toBe('')
  expect(takeExactNames({ ...typed, officerId: null }, [person]).officerId).toBe(null)
})

it('removes the contact of the group with its officer in charge', () => {
  expect(removeMember(reached, 0)).toMatchObject({ place: '', phone: '' })
  expect(removeMember(reached, 1)).not.toHaveProperty('place')
  expect(
    nextValuesOf({ ...group, phone: '০২', members: [{ ...member, hasLeft: true }] }),
  ).toMatchObject({ phone: '', members: [] })
})

it('names the typed text if no person of the staff is chosen', () => {
  const adding = { ...newMember('complaints'), typed: ' রহি ' }
  const [first] = reached.members
  expect(namesNotPicked([first!, { ...first!, typed: 'ক' }], adding)).toEqual([
    { path: 'members.1.officerId', name: 'ক' },
    { path: 'adding.officerId', name: 'রহি' },
  ])
  expect(namesNotPicked([], { ...adding, officerId: null, name: 'রহি' })).toEqual([])
})
