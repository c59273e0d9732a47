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
}

export function readQuery(query: URLSearchParams): RoutineQuery {
  const part = (name: string) => query.get(name) ?? ''
  return {
    className: part('class'),
    shift: part('shift'),
    section: part('section'),
    teacherId: part('teacher'),
  }
}

/** `class=Six&shift=Morning&section=A` */
export function sectionQuery({ className, shift, section }: SectionKey): string {
  return String(new URLSearchParams({ class: className, shift, section }))
}

/** The page of a section's routine, in Bengali. */
export function sectionUrl(key: SectionKey): string {
  return `${contentKinds.routines.pages[0].path}?${sectionQuery(key)}`
}
