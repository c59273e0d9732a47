import { expect, it } from 'vitest'
import { readPeople } from './read-list.ts'

const HEADING = ['ক্রমিক', 'শিক্ষকের নাম', 'পদবি', 'শিক্ষাগত যোগ্যতা', 'মোবাইল নম্বর', 'ই-মেইল']

function read(...rows: string[][]) {
  return readPeople([['শাপলা বিদ্যালয়'], HEADING, ...rows])
}

it('reads people below the headings, without the serial number', () => {
  const list = read(['১', 'রহিমা খাতুন', 'প্রধান শিক্ষক', 'এম.এ', '০১৭১১-০০০০০১', 'head@shapla.example'])
  expect(list).toEqual({
    people: [
      {
        row: 3,
        id: undefined,
        unreadable: {},
        cells: {
          name: 'রহিমা খাতুন',
          designation: 'প্রধান শিক্ষক',
          qualification: 'এম.এ',
          phone: '০১৭১১-০০০০০১',
          email: 'head@shapla.example',
        },
        fields: {
          category: 'teacher',
          name: 'রহিমা খাতুন',
          designation: 'প্রধান শিক্ষক',
          subject: '',
          qualification: 'এম.এ',
          phone: '০১৭১১-০০০০০১',
          email: 'head@shapla.example',
        },
      },
    ],
    refused: [],
    unknown: [],
    notTaken: [],
  })
})

it('gives a telephone number its first 0 back', () => {
  expect(read(['2', 'আব্দুল করিম', 'শিক্ষক', '', '1711000002'])!.people[0]!.fields.phone).toBe(
    '01711000002',
  )
})

it('converts the whole row if one cell is in Bijoy', () => {
  const [person] = read(['৩', '‡gvQvt mvjgv Av³vi', 'mnKvix wk¶K', 'Gg.G'])!.people
  expect(person!.fields).toMatchObject({
    name: 'মোছাঃ সালমা আক্তার',
    designation: 'সহকারী শিক্ষক',
    qualification: 'এম.এ',
  })
})

it('takes the same number with and without its first 0 for one number', () => {
  const list = read(
    ['1', 'করিম', 'শিক্ষক', '', '1711000002'],
    ['2', 'করিম', 'শিক্ষক', '', '01711000002'],
  )
  expect(list!.refused).toEqual([{ row: 4, reason: 'twice', text: 'করিম' }])
})

it('takes two spellings of a telephone number for one number', () => {
  const list = read(
    ['1', 'করিম', 'শিক্ষক', '', '+880 1711 000002'],
    ['2', 'করিম', 'শিক্ষক', '', '০১৭১১-০০০০০২'],
  )
  expect(list!.refused).toEqual([{ row: 4, reason: 'twice', text: 'করিম' }])
})

it.each(['ভাগ', 'ধরন (category)'])('reads staff from a column “%s”', (heading) => {
  const rows = [
    ['নাম', 'পদবি', heading],
    ['রফিক', 'প্রহরী', 'কর্মচারী'],
    ['সালমা', 'শিক্ষক', 'শিক্ষক'],
  ]
  const { people } = readPeople(rows)!
  expect(people.map(({ fields }) => fields.category)).toEqual(['officer', 'teacher'])
})

it('begins the staff part at a row with only that word', () => {
  const { people } = read(['', 'কর্মচারীবৃন্দ'], ['১', 'মো: রফিক', 'অফিস সহকারী'])!
  expect(people).toMatchObject([{ row: 4, fields: { category: 'officer', name: 'মো: রফিক' } }])
})

it('knows staff by their posts if the list does not say who teaches', () => {
  const posts = [
    'অফিস সহকারী-কাম-কম্পিউটার মুদ্রাক্ষরিক',
    'হিসাব সহকারী',
    'সহকারী গ্রন্থাগারিক',
    'নিরাপত্তা প্রহরী',
    'নিরাপত্তাকর্মী',
    'আয়া',
    'MLSS',
    'সহকারী শিক্ষক (হিসাববিজ্ঞান)',
    'সহকারী শিক্ষক (গ্রন্থাগার ও তথ্যবিজ্ঞান)',
    'ধর্মীয় শিক্ষক',
    'প্রদর্শক',
  ]
  const { people } = read(...posts.map((post, index) => [`${index}`, `নাম ${index}`, post]))!
  const staff = people.filter(({ fields }) => fields.category === 'officer')
  expect(staff.map(({ fields }) => fields.designation)).toEqual(posts.slice(0, 7))
  const told = read(['', 'শিক্ষকবৃন্দ'], ['১', 'রফিক', 'অফিস সহকারী'])!
  expect(told.people[0]!.fields.category).toBe('teacher')
})

it('refuses a row without a name or a designation, a person twice and a sum, with the number of the row', () => {
  const person = ['১', 'রহিমা খাতুন', 'প্রধান শিক্ষক']
  const list = read(person, ['২', '', 'সহকারী শিক্ষক'], person, ['', 'সর্বমোট', '২'], ['৩', 'করিম'])
  expect(list!.refused).toEqual([
    { row: 4, reason: 'no-name', text: 'সহকারী শিক্ষক' },
    { row: 5, reason: 'twice', text: 'রহিমা খাতুন' },
    { row: 6, reason: 'is-a-sum', text: 'সর্বমোট' },
    { row: 7, reason: 'no-designation', text: 'করিম' },
  ])
})

it('finds no list without two known headings', () => {
  expect(readPeople([['নাম'], ['রহিমা']])).toBeUndefined()
})
