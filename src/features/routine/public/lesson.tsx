import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Taught } from '../week.ts'

/** What is taught, and by whom or where. */
export function Lesson({ taught, by }: { taught: Taught; by: (taught: Taught) => ReactNode }) {
  const { words } = usePage()
  return (
    <div className={taught.isClash ? 'clash' : undefined}>
      <b lang="bn">{taught.lesson.subject}</b> {by(taught)}{' '}
      {taught.isClash && <small>{words.routine.clash}</small>}
    </div>
  )
}
