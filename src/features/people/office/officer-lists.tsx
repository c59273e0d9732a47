import { FormProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { type OfficerActs, OfficerList } from './officer-list.tsx'
import { useOrder } from './officer-order.ts'
import { CATEGORIES } from '../categories.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** Teachers and officers in separate lists, as on the public page. */
export function OfficerLists({
  officers,
  ...acts
}: OfficerActs & {
  officers: OfficerRecord[]
}) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  const order = useOrder(officers)
  const { shown, kept, error } = order
  const listOf = (wanted: OfficerRecord['category']) =>
    shown.filter(({ category }) => category === wanted)
  const moved = shown.find(({ _id }) => _id === kept?.id)
  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {kept &&
          moved &&
          words.movedAloud(
            moved.name,
            formatNumber(kept.to + 1, language),
            formatNumber(listOf(moved.category).length, language),
          )}
      </p>
      {CATEGORIES.map((category) => (
        <OfficerList
          key={category}
          category={category}
          officers={listOf(category)}
          order={order}
          {...acts}
        />
      ))}
    </>
  )
}
