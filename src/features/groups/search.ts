import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { groupWords } from '../../words/group-words.ts'
import { toPlainText } from '../documents/markdown/plain-text.ts'
import { type VisibleGroup, visibleGroup } from './visible.ts'

const [COMMITTEES, ANTI_HARASSMENT] = contentKinds.groups.pages

export async function listGroups({ groups }: Stores): Promise<Listed[]> {
  const visible = (await groups.list()).map(visibleGroup)
  const isAgainstHarassment = ({ purpose }: VisibleGroup) => purpose === 'antiHarassment'
  const { bn, en } = groupWords
  return [
    listedPage(
      COMMITTEES.path,
      (words) => words.groups.title,
      visible.filter((group) => !isAgainstHarassment(group)).map(textOf),
    ),
    listedPage(ANTI_HARASSMENT.path, (words) => words.groups.purposes.antiHarassment, [
      ...visible.filter(isAgainstHarassment).map(textOf),
      ...[bn, en].map(({ safe }) => `${safe.start} ${safe.rest}`),
    ]),
  ]
}

function textOf({ title, titleEnglish, place, text, members }: VisibleGroup): string {
  const people = members.map(({ name, designation }) => joinFilled([name, designation]))
  const names = joinFilled([title, titleEnglish, place])
  return joinFilled([`${names}: ${people.join('; ')}`, toPlainText(text)], '\n')
}
