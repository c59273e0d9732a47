import { describe, expect, test } from 'vitest'
import { merge } from './merge.ts'

type Fields = Record<string, unknown>

interface Case {
  title: string
  base: Fields
  mine: Fields
  theirs: Fields | null
  values: Fields
  conflicts?: string[]
}

const first = { number: '333', label: 'তথ্য' }
const second = { number: '999', label: 'জরুরি' }

const cases: Case[] = [
  {
    title: 'nobody changed anything',
    base: {},
    mine: {},
    theirs: { name: 'ক', phone: '1' },
    values: { name: 'ক', phone: '1' },
  },
  {
    title: 'changes of different fields both stay',
    base: { name: 'ক', phone: '1' },
    mine: { name: 'খ' },
    theirs: { name: 'ক', phone: '2' },
    values: { name: 'খ', phone: '2' },
  },
  {
    title: 'different changes of one field are a conflict',
    base: { name: 'ক', phone: '1' },
    mine: { name: 'খ', phone: '2' },
    theirs: { name: 'গ', phone: '1' },
    values: { name: 'খ', phone: '2' },
    conflicts: ['name'],
  },
  {
    title: 'equal changes of one field are not a conflict',
    base: { name: 'ক' },
    mine: { name: 'খ' },
    theirs: { name: 'খ' },
    values: { name: 'খ' },
  },
  {
    title: 'a field that has its old value again keeps their change',
    base: { name: 'ক' },
    mine: { name: 'ক' },
    theirs: { name: 'গ' },
    values: { name: 'গ' },
  },
  {
    title: 'both emptied the field',
    base: { name: 'ক' },
    mine: { name: '' },
    theirs: { name: '' },
    values: { name: '' },
  },
  {
    title: 'they emptied the field that I changed',
    base: { name: 'ক' },
    mine: { name: 'খ' },
    theirs: { name: '' },
    values: { name: 'খ' },
    conflicts: ['name'],
  },
  {
    title: 'both created the record with different values',
    base: {},
    mine: { name: 'ক', phone: '1' },
    theirs: { name: 'খ', phone: '1', address: 'গ' },
    values: { name: 'ক', phone: '1', address: 'গ' },
    conflicts: ['name'],
  },
  {
    title: 'both created the record with equal values',
    base: {},
    mine: { girls: '৫' },
    theirs: { girls: 5, boys: 3 },
    values: { girls: '৫', boys: 3 },
  },
  {
    title: 'the record was deleted in the meantime',
    base: { name: 'ক', phone: '1' },
    mine: { name: 'খ' },
    theirs: null,
    values: { name: 'খ', phone: '1' },
  },
  {
    title: 'Bengali and Latin digits are equal',
    base: { girls: 40 },
    mine: { girls: '৪২' },
    theirs: { girls: 42 },
    values: { girls: '৪২' },
  },
  {
    title: 'a change of only the digits does not undo their change',
    base: { girls: 40 },
    mine: { girls: '৪০' },
    theirs: { girls: 42 },
    values: { girls: 42 },
  },
  {
    title: 'a change of only the digits stays if they changed nothing',
    base: { address: '5 নম্বর সড়ক' },
    mine: { address: '৫ নম্বর সড়ক' },
    theirs: { address: '5 নম্বর সড়ক' },
    values: { address: '৫ নম্বর সড়ক' },
  },
  {
    title: 'outer spaces do not count',
    base: { name: 'ক' },
    mine: { name: ' খ ' },
    theirs: { name: 'খ' },
    values: { name: ' খ ' },
  },
  {
    title: 'inner spaces count',
    base: { name: 'কখ' },
    mine: { name: 'ক খ' },
    theirs: { name: 'ক  খ' },
    values: { name: 'ক খ' },
    conflicts: ['name'],
  },
  {
    title: 'a list that only I changed stays',
    base: { hotlines: [first], phone: '1' },
    mine: { hotlines: [first, second] },
    theirs: { hotlines: [first], phone: '2' },
    values: { hotlines: [first, second], phone: '2' },
  },
  {
    title: 'different rows of one list are a conflict, because the list is one value',
    base: { hotlines: [first] },
    mine: { hotlines: [first, second] },
    theirs: { hotlines: [] },
    values: { hotlines: [first, second] },
    conflicts: ['hotlines'],
  },
  {
    title: 'equal changes of a list are not a conflict',
    base: { hotlines: [first] },
    mine: { hotlines: [second] },
    theirs: { hotlines: [{ ...second }] },
    values: { hotlines: [second] },
  },
]

describe('merge', () => {
  test.each(cases)('$title', ({ base, mine, theirs, values, conflicts = [] }) => {
    expect(merge(base, mine, theirs)).toEqual({ values, conflicts })
  })

  test('the order of rows counts', () => {
    const lists = { mine: { rows: [2, 1] }, theirs: { rows: [1, 2, 3] } }
    expect(merge({ rows: [1, 2] }, lists.mine, lists.theirs).conflicts).toEqual(['rows'])
  })

  test('a new photo conflicts with their new photo, but not with the old photo', () => {
    type Person = { photo: { src: string } | File | null }
    const [old, newer] = [{ src: 'old.webp' }, { src: 'newer.webp' }]
    const mine = { photo: new File(['x'], 'x.png') }
    expect(merge<Person>({ photo: old }, mine, { photo: newer }).conflicts).toEqual(['photo'])
    expect(merge<Person>({ photo: old }, mine, { photo: { ...old } })).toEqual({
      values: mine,
      conflicts: [],
    })
  })

  test('the arguments stay unchanged', () => {
    const [base, mine, theirs] = [{ name: 'ক' }, { name: 'খ' }, { name: 'ক' }]
    merge(base, mine, theirs)
    expect([base, mine, theirs]).toEqual([{ name: 'ক' }, { name: 'খ' }, { name: 'ক' }])
  })
})
