import { expect, it } from 'vitest'
import { readPeople } from './read-list.ts'

const HEADING = ['ক্রমিক', 'শিক্ষকের নাম', 'পদবি', 'শিক্ষাগত যোগ্যতা', 'মোবাইল নম্বর', 'ই-মেইল']

function read(...rows: string[][]) {
  return readPeople([['শাপলা বিদ্যালয়'], HEADING, ...rows])
}

it('cuts the rows below the headings into cells, without the serial number, as they are written', () => {
  const list = read(['১', 'রহিমা খাতুন', 'প্রধান শিক্ষক', 'এম.এ', '="1711000001"', ''])
  expect(list!.rows).toMatchObject([
    {
      row: 3,
      id: undefined,
      part: undefined,
      cells: {
        name: 'রহিমা খাতুন',
        designation: 'প্রধান শিক্ষক',
        qualification: 'এম.এ',
        phone: '="1711000001"',
        email: '',
      },
    },
  ])
})

it('begins the staff part at a row with only that word', () => {
  const { rows } = read(['', 'কর্মচারীবৃন্দ'], ['১', 'মো: রফিক', 'অফিস সহকারী'])!
  expect(rows).toMatchObject([{ row: 4, part: 'officer', cells: { name: 'মো: রফিক' } }])
})

it('leaves sums out, and keeps rows that the server refuses', () => {
  const person = ['১', 'রহিমা খাতুন', 'প্রধান শিক্ষক']
  const list = read(person, ['২', '', 'সহকারী শিক্ষক'], person, ['', 'সর্বমোট', '২'], ['৩', 'করিম'])
  expect(list!.rows.map(({ row }) => row)).toEqual([3, 4, 5, 7])
  expect(list!.sums).toEqual([{ row: 6, text: 'সর্বমোট' }])
})

it('keeps the path of a photo apart from the cells', () => {
  const list = readPeople([
    ['নাম', 'পদবি', 'photo'],
    ['রহিমা', 'শিক্ষক', 'photos/a.jpg\n320'],
    ['সালমা', 'শিক্ষক', ''],
  ])
  expect(list!.rows.map(({ photo }) => photo)).toEqual(['photos/a.jpg', undefined])
  expect(list!.rows[0]!.cells).not.toHaveProperty('photo')
})

it('finds no list without two known headings', () => {
  expect(readPeople([['নাম'], ['রহিমা']])).toBeUndefined()
})
