import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'

export async function listPeople({ officers }: Stores): Promise<Listed[]> {
  const people = (await officers.list()).map(({ name, designation, subject, qualification }) =>
    joinFilled([name, designation, subject, qualification]),
  )
  return [
    listedPage(contentKinds.officers.pages[0].path, (words) => words.officers.title, [
      people.join('; '),
    ]),
  ]
}
