import { contentKinds } from '../../content.ts'
import type { SectionKey } from './schema.ts'

/** A section's routine for spreadsheets: `/routine.csv?class=Six&shift=Morning&section=A`. */
export const ROUTINE_TABLE = '/routine.csv'

/** The query of the page. A part that is absent is empty. */
export interface RoutineQuery {
  className: string
  shift: string
  section: string
  teacherId: string
  /** The first day of routines that begin later; empty for the routines of today. */
  from: string
}

export function readQuery(query: URLSearchParams): RoutineQuery {
  const part = (name: string) => query.get(name) ?? ''
  return {
    className: part('class'),
    shift: part('shift'),
    section: part('section'),
    teacherId: part('teacher'),
    from: part('from'),
  }
}

/** `class=Six&shift=Morning&section=A`; `from` is the day of a later routine. */
export function sectionQuery({ className, shift, section }: SectionKey, from = ''): string {
  return String(
    new URLSearchParams({ class: className, shift, section, ...(from !== '' && { from }) }),
  )
}

/** The page of a section's routine, in Bengali. */
export function sectionUrl(key: SectionKey, from = ''): string {
  return `${contentKinds.routines.pages[0].path}?${sectionQuery(key, from)}`
}
