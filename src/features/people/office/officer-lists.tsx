import { FormProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { moveInList, useOrder } from '../../../office/use-order.ts'
import { formatNumber } from '../../../words/format.ts'
import { type OfficerActs, OfficerList } from './officer-list.tsx'
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
  const { moving, saved, error, move } = useOrder('/officers', 'all')
  const listOf = (wanted: OfficerRecord['category']) =>
    officers.filter(({ category }) => category === wanted)
  /** The site shows two lists, so a person moves inside one of them. */
  const moveIn = (list: OfficerRecord[], { _id: id, name }: OfficerRecord, to: number) => {
    if (list[to] === undefined || list[to]._id === id) return
    const lists = CATEGORIES.map((category) => listOf(category).map(({ _id }) => _id))
    const sorted = lists.flatMap((ids) => (ids.includes(id) ? moveInList(ids, { id, to }) : ids))
    move({ id, name, to }, lists.flat(), sorted)
  }
  const savedIn = officers.find(({ _id }) => _id === saved?.id)?.category
  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {saved &&
          savedIn &&
          words.movedAloud(
            saved.name,
            formatNumber(saved.to + 1, language),
            formatNumber(listOf(savedIn).length, language),
          )}
      </p>
      {CATEGORIES.map((category) => (
        <OfficerList
          key={category}
          category={category}
          officers={listOf(category)}
          moving={moving}
          saved={saved}
          onMove={moveIn}
          {...acts}
        />
      ))}
    </>
  )
}
