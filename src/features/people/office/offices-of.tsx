import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { formatNumber } from '../../../words/format.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** The parts of the records of later features that name people. */
interface Group {
  _id: string
  title: string
  members: { officerId: string | null }[]
}

interface Routine {
  _id: string
  className: string
  shift: string
  section: string
  lessons: { teacherId: string | null }[]
}

interface Charter {
  value: { services?: { name: string; officerId: string | null }[] }
}

/** The committees, services and routines that name a person, with links: somebody must replace her. */
export function OfficesOf({ person: { _id: id } }: { person: OfficerRecord }) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  const sectionNameOf = useSectionName()
  const { data: groups = [] } = useApi<Group[]>(`${contentKinds.groups.apiPath}?state=all`)
  const { data: routines = [] } = useApi<Routine[]>(contentKinds.routines.apiPath)
  const charterPath = `${contentKinds.information.apiPath}/charter`
  const { data: charter } = useApi<Charter>(`${charterPath}?state=all`)
  const services = (charter?.value.services ?? []).filter(({ officerId }) => officerId === id)
  const row = (to: string, key: string, children: ReactNode) => (
    <li key={key}>
      <Link to={to}>{children}</Link>
    </li>
  )
  const rows = [
    ...groups
      .filter(({ members }) => members.some(({ officerId }) => officerId === id))
      .map(({ _id, title }) =>
        row(`${findScreen('groups').path}?id=${_id}`, _id, <span lang="bn">{title}</span>),
      ),
    ...services.map(({ name }) =>
      row(
        `${findScreen('information').path}/charter`,
        `service ${name}`,
        <>
          {words.service} <span lang="bn">{name}</span>
        </>,
      ),
    ),
    ...routines.flatMap((routine) => {
      const { _id, className, shift, section } = routine
      const lessons = routine.lessons.filter(({ teacherId }) => teacherId === id).length
      if (lessons === 0) return []
      const choice = new URLSearchParams({ className, shift, section })
      return row(
        `${findScreen('routines').path}?${choice}`,
        _id,
        words.lessonsIn(
          sectionNameOf({ className, shift, section } as Parameters<typeof sectionNameOf>[0]),
          formatNumber(lessons, language),
        ),
      )
    }),
  ]
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="offices-of">
      <p id="offices-of">{words.offices}</p>
      <ul className="offices-of">{rows}</ul>
    </section>
  )
}
