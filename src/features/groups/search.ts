import { contentKinds } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import {
  answersTo,
  combine,
  joinFilled,
  type Listed,
  listedPage,
  listedThing,
} from '../../search/listed.ts'
import { groupWords } from './public/words.ts'
import type { Language } from '../../words/language.ts'
import * as publicWords from '../../words/public-words.ts'
import { toPlainText } from '../documents/markdown/plain-text.ts'
import { anchored, titleOf } from './public/anchored.ts'
import type { Purpose } from './table.ts'
import { type VisibleGroup, visibleGroup } from './visible.ts'

const [COMMITTEES, ANTI_HARASSMENT] = contentKinds.groups.pages
const HARASSMENT = [
  ...combine(
    ['হয়রানি', 'যৌন হয়রানি', 'ইভ টিজিং', 'ইভটিজিং', 'harassment', 'sexual harassment', 'eve teasing'],
    ['', 'কমিটি', 'অভিযোগ', 'committee'],
  ),
  'teasing',
  'টিজিং',
]
const RIGHT_TO_INFORMATION = combine(
  ['তথ্য', 'তথ্য অধিকার', 'তথ্য প্রদান', 'তথ্য প্রদানকারী', 'information'],
  ['কর্মকর্তা', 'দায়িত্বপ্রাপ্ত কর্মকর্তা', 'officer'],
)
/** The board answers if the school has no such association. */
export const PARENTS = ['পিটিএ', 'অভিভাবক সমিতি', 'অভিভাবক শিক্ষক সমিতি', 'parent teacher association']

const ANSWERS: Partial<Record<Purpose, string[]>> = {
  parentTeacher: PARENTS,
  rightToInformation: RIGHT_TO_INFORMATION,
}

/** Visitors look for these by their own names, not among the committees. */
const SEARCHED_ALONE: ReadonlySet<Purpose> = new Set([
  'complaints',
  'rightToInformation',
  'serviceCentre',
  'parentTeacher',
])

export async function listGroups({ groups }: Stores): Promise<Listed[]> {
  const visible = (await groups.list()).map(visibleGroup)
  const isAgainstHarassment = ({ purpose }: VisibleGroup) => purpose === 'antiHarassment'
  const others = visible.filter((group) => !isAgainstHarassment(group))
  const { bn, en } = groupWords
  const inBoth = (textIn: (language: Language) => string[]) => ({
    bn: textIn('bn'),
    en: textIn('en'),
  })
  return [
    listedPage({
      url: COMMITTEES.path,
      titleIn: (words) => words.groups.title,
      asked: answersTo(['group']),
      texts: inBoth((language) => others.map((group) => textOf(group, language))),
    }),
    ...anchored(visible)
      .filter(({ group }) => SEARCHED_ALONE.has(group.purpose))
      .map(({ anchor, group }) =>
        listedPage({
          url: `${COMMITTEES.path}#${anchor}`,
          titleIn: (words) => words.groups.purposes[group.purpose],
          texts: inBoth((language) => [textOf(group, language)]),
          answers: ANSWERS[group.purpose] ?? [],
          asked: answersTo(['group', 'person'], namesOf(group)),
        }),
      ),
    ...anchored(others)
      .filter(({ group: { purpose } }) => purpose !== 'formerHeads' && !SEARCHED_ALONE.has(purpose))
      .map(({ anchor, group }) =>
        listedThing({
          url: `${COMMITTEES.path}#${anchor}`,
          titleIn: (words) => titleOf(group, words === publicWords.en ? 'en' : 'bn'),
          names: namesOf(group),
          kinds: ['group', 'person'],
          text: { bn: textOf(group, 'bn'), en: textOf(group, 'en') },
        }),
      ),
    listedPage({
      url: ANTI_HARASSMENT.path,
      titleIn: (words) => words.groups.purposes.antiHarassment,
      texts: inBoth((language) => [
        ...visible.filter(isAgainstHarassment).map((group) => textOf(group, language)),
        ...[language === 'en' ? en : bn].map(({ safe }) => `${safe.start} ${safe.rest}`),
      ]),
      answers: HARASSMENT,
    }),
  ]
}

function namesOf({ title, titleEnglish, purpose }: VisibleGroup): string[] {
  const { bn, en } = publicWords
  const board = [bn, en].flatMap(({ information: { titles } }) =>
    purpose === 'complaints' ? [titles.complaints] : [],
  )
  const official = purpose === 'examination' ? ['অভ্যন্তরীণ internal'] : []
  return [
    ...official,
    title,
    titleEnglish,
    ...[bn, en].map(({ groups }) => groups.purposes[purpose]),
    ...board,
  ]
}

function textOf(group: VisibleGroup, language: Language): string {
  const people = group.members.map(({ name, designation }) => joinFilled([name, designation]))
  const names = joinFilled([titleOf(group, language), group.place])
  return joinFilled([`${names}: ${people.join('; ')}`, toPlainText(group.text)], '\n')
}
