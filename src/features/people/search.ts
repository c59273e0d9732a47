import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { combine, joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { bn, en } from '../../words/public-words.ts'
import { findHead } from './head.ts'
import type { OfficerRecord } from './schema.ts'

const PATH = contentKinds.officers.pages[0].path
const NUMBER = ['ফোন', 'নম্বর', 'ফোন নম্বর']
const TEACHERS = [
  ...combine(['শিক্ষক', 'কর্মচারী', 'শিক্ষক কর্মচারী'], ['', 'নাম', 'তালিকা', ...NUMBER]),
  ...combine(['sir', 'sirs', 'ম্যাডাম', 'madam'], NUMBER),
]
const HEAD = combine(['প্রধান', 'প্রধান শিক্ষক'], ['', 'নাম', ...NUMBER])

/** The page, and the card of each person on it. */
export async function listPeople({ officers }: Stores): Promise<Listed[]> {
  const people = await officers.list()
  const { html } = await officers.ownPage.find()
  const head = findHead(people)
  // A school's own page has no cards.
  const cards = html === null ? people : []
  // A qualification can be the name of a class: অষ্টম শ্রেণি.
  const described = people.map(({ name, designation, subject }) =>
    joinFilled([name, designation, subject]),
  )
  return [
    {
      ...listedPage({
        url: PATH,
        titleIn: (words) => words.officers.title,
        texts: [described.join('; '), ...NUMBER],
        answers: head && html === null ? TEACHERS : [...TEACHERS, ...HEAD],
      }),
      textIn: () => described.join('; '),
    },
    ...cards.map((officer) => card(officer, officer === head ? HEAD : [])),
  ]
}

function card({ _id, name, designation, subject }: OfficerRecord, answers: string[]): Listed {
  const textsIn = ({ officers }: typeof bn) => [
    joinFilled([designation, subject]),
    officers.columns.contact,
  ]
  return {
    ...listedPage({
      url: `${PATH}#${_id}`,
      titleIn: () => name,
      texts: { bn: [...textsIn(bn), ...NUMBER], en: textsIn(en) },
      answers,
    }),
    textIn: () => joinFilled([designation, subject]),
    isFoundByTitle: true,
  }
}
