import type { Stores } from '../../request/school.ts'
import type { StaffBoard } from '../information/schema.ts'
import { defaultSite } from '../profile/default-site.ts'
import { findHead } from '../../words/head-teacher.ts'
import type { Step } from './schema.ts'

/** The offices that visitors of a new school look for first. */
const FIRST_ENTRIES = ['complaints', 'committee']

/** The steps that a new school still has to do. Empty when all are done. */
export async function findSteps(
  stores: Stores,
  { entries, required }: StaffBoard,
): Promise<Step[]> {
  const [site, contact, schoolInfo, notices, people, sections] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
    stores.notices.search({}, 1),
    stores.officers.list(),
    stores.studentCounts.count(),
  ])
  const hasHead = site.headTeacherName !== '' || findHead(people) !== undefined
  const hasName = site.schoolName !== defaultSite.schoolName
  const given = entries.filter(
    ({ key, standing }) => FIRST_ENTRIES.includes(key) && standing !== 'missing',
  )
  const steps: Step[] = [
    stepOf('school', [hasName, contact !== undefined]),
    stepOf('people', [people.length > 0, people.length > 0 && hasHead], people.length),
    stepOf('counts', [sections > 0], sections),
    stepOf('glance', [schoolInfo !== undefined]),
    stepOf('notice', [notices.length > 0]),
    stepOf(
      'board',
      FIRST_ENTRIES.map((_, index) => index < given.length),
      required.ok,
    ),
  ]
  return steps.every(({ state }) => state === 'done') ? [] : steps
}

function stepOf(key: Step['key'], parts: boolean[], count = 0): Step {
  const done = parts.filter(Boolean).length
  const state = done === parts.length ? 'done' : done > 0 ? 'half' : 'left'
  return { key, state, count }
}
