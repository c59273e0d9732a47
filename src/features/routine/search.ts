import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { bn } from '../../words/public-words.ts'
import type { RoutineRecord } from './schema.ts'
import { sectionName } from './section-name.ts'

export async function listRoutines({ routines }: Stores): Promise<Listed[]> {
  const texts = (await routines.list()).map(wordsOf)
  return [listedPage(contentKinds.routines.pages[0].path, (words) => words.routine.title, texts)]
}

/** The section, and each pair of subject and teacher once. */
function wordsOf(routine: RoutineRecord): string {
  const taught = routine.lessons.map(({ subject, teacher }) => joinFilled([subject, teacher]))
  return `${sectionName(routine, bn)}: ${[...new Set(taught)].join('; ')}`
}
