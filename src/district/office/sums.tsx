import type { ReactNode } from 'react'
import { Picks } from '../../office/form/picks.tsx'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { TROUBLES } from '../console/columns.ts'
import type { SchoolList } from '../console/school-rows.ts'
import { tableWords } from '../console/words.ts'
import { useQuestion } from './use-question.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

const SUMS = ['all', ...TROUBLES] as const

/** How many schools need attention, and why. Each sum filters the list. */
export function Sums({ sums }: Pick<SchoolList, 'sums'>) {
  const words = useScreenWords(schoolListWords)
  const names = { all: words.all, ...useScreenWords(tableWords).troubles }
  const { number } = useValues()
  const { filter = 'all', choose } = useQuestion()
  const labels = {} as Record<(typeof SUMS)[number], ReactNode>
  for (const sum of SUMS) {
    labels[sum] = (
      <>
        <b className={sum !== 'all' && sums[sum] > 0 ? 'bad' : undefined}>{number(sums[sum])}</b>
        {names[sum]}
      </>
    )
  }
  return (
    <Picks
      name="filter"
      label={words.sums}
      isLabelHidden
      look="picks sums"
      values={SUMS}
      labels={labels}
      value={filter}
      onPick={(sum) => choose({ filter: sum === 'all' ? undefined : sum })}
    />
  )
}
