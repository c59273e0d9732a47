import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { Glance } from './glance.ts'

/** The four figures that visitors need most. A missing figure is left out. */
export function MainFigures({ glance: { info, teachers, sections } }: { glance: Glance }) {
  const { language, words } = usePage()
  const { students, fields, ...labels } = words.schoolInfo
  const figures: [string, number][] = [
    [students, info.totalStudents],
    [labels.teachers, teachers],
    [fields.totalClasses, info.totalClasses],
    [labels.sections, sections],
  ]
  return (
    <dl className="big">
      {figures
        .filter(([, value]) => value > 0)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value, language)}</dd>
          </div>
        ))}
    </dl>
  )
}
