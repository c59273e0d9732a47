import { useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { contentKinds } from '../../../content.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { KeptYear } from '../../student-counts/schema.ts'
import type { YearPlan } from '../schema.ts'
import { useInDigits } from './use-year.ts'
import { yearWords } from './words.ts'

/** The kept counts of past years. */
export function PastYears({ years }: Pick<YearPlan, 'years'>) {
  const { past, open: openWord } = useScreenWords(yearWords)
  const digits = useInDigits()
  const [open, setOpen] = useState<number>()
  if (years.length === 0) return null
  return (
    <section className="card" aria-labelledby="past-years">
      <h2 id="past-years">{past.title}</h2>
      <ul className="places">
        {years.map(({ year, sections }) => (
          <li key={year}>
            <span>{past.line(digits(year), digits(sections))}</span>
            <Act
              of={digits(year)}
              aria-expanded={open === year}
              onClick={() => setOpen(open === year ? undefined : year)}
            >
              {openWord}
            </Act>
            {open === year && <KeptCounts year={year} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function KeptCounts({ year }: { year: number }) {
  const { words: staffWords } = useStaff()
  const { past } = useScreenWords(yearWords)
  const { counts } = useScreenWords(schoolWords)
  const digits = useInDigits()
  const nameOf = useSectionName()
  const query = useApi<KeptYear>(`${contentKinds.studentCounts.apiPath}/years/${year}`)
  return (
    <Loaded query={query} lead={staffWords.common.failedToLoad}>
      {({ sections }) => (
        <table>
          <thead>
            <tr>
              <th scope="col">{past.section}</th>
              <th scope="col">{counts.girls}</th>
              <th scope="col">{counts.boys}</th>
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <tr key={nameOf(section)}>
                <th scope="row">{nameOf(section)}</th>
                <td>{digits(section.girls)}</td>
                <td>{digits(section.boys)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Loaded>
  )
}
