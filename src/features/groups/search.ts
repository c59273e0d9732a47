import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { toPlainText } from '../documents/markdown/plain-text.ts'
import { visibleGroup } from './visible.ts'

export async function listGroups({ groups }: Stores): Promise<Listed[]> {
  const texts = (await groups.list()).map((group) => {
    const { title, titleEnglish, place, text, members } = visibleGroup(group)
    const people = members.map(({ name, designation }) => joinFilled([name, designation]))
    const names = joinFilled([title, titleEnglish, place])
    return joinFilled([`${names}: ${people.join('; ')}`, toPlainText(text)], '\n')
  })
  return [listedPage(contentKinds.groups.pages[0].path, (words) => words.groups.title, texts)]
}
