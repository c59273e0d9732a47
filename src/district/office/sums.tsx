import { useScreenWords } from '../../office/shell/staff-context.tsx'
import { type Trouble, TROUBLES } from '../console/columns.ts'
import type { SchoolList } from '../console/school-rows.ts'
import { tableWords } from '../console/words.ts'
import { useQuestion } from './use-question.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

/** How many schools need attention, and why. Each sum filters the list; a second press ends it. */
export function Sums({ sums }: Pick<SchoolList, 'sums'>) {
  const words = useScreenWords(schoolListWords)
  const { troubles } = useScreenWords(tableWords)
  const { number } = useValues()
  const { filter, choose } = useQuestion()
  const sum = (count: number, label: string, trouble?: Trouble) => (
    <li key={trouble ?? 'all'}>
      <button
        type="button"
        className={trouble && count > 0 ? 'sum bad' : 'sum'}
        aria-pressed={filter === trouble}
        onClick={() => choose({ filter: filter === trouble ? undefined : trouble })}
      >
        <b>{number(count)}</b> {label}
      </button>
    </li>
  )
  return (
    <section aria-labelledby="sums">
      <h2 id="sums" className="vh">
        {words.sums}
      </h2>
      <ul className="sums">
        {sum(sums.all, words.all)}
        {TROUBLES.map((trouble) => sum(sums[trouble], troubles[trouble], trouble))}
      </ul>
    </section>
  )
}
