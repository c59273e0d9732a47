import { teacherWeekUrl } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { RoutineRecord } from '../schema.ts'

/** The teachers of these routines with their subjects; each leads to the teacher's own week. */
export function TeacherLinks({ routines, title }: { routines: RoutineRecord[]; title: string }) {
  const { to } = usePage()
  const teachers = teachersOf(routines)
  if (teachers.length === 0) return null
  return (
    <section className="who" aria-labelledby="who">
      <h2 id="who">{title}</h2>
      <ul className="rows card">
        {teachers.map(({ id, name, subjects }) => (
          <li key={id}>
            <a href={to(teacherWeekUrl(id))} lang="bn">
              <span>{name}</span> <small>{subjects.join(', ')}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those with an id, by name. */
function teachersOf(routines: RoutineRecord[]) {
  const teachers = new Map<string, { id: string; name: string; subjects: string[] }>()
  for (const { subject, teacherId: id, teacher: name } of routines.flatMap((one) => one.lessons)) {
    if (id === null) continue
    const teacher = teachers.get(id) ?? { id, name, subjects: [] }
    teachers.set(id, teacher)
    if (!teacher.subjects.includes(subject)) teacher.subjects.push(subject)
  }
  return Array.from(teachers.values()).sort((one, other) =>
    one.name.localeCompare(other.name, 'bn'),
  )
}
