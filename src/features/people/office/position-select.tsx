import { NativeSelect } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { officerWords } from './words.ts'

/** The position of a person in a list, from 0. Choosing another one moves the person there. */
export function PositionSelect({
  name,
  index,
  length,
  onMove,
}: {
  name: string
  index: number
  length: number
  onMove: (to: number) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  return (
    <span className="position">
      <NativeSelect
        aria-label={words.positionOf(name)}
        data={Array.from({ length }, (_, to) => ({
          value: String(to),
          label: words.position(formatNumber(to + 1, language)),
        }))}
        value={String(index)}
        onChange={({ currentTarget }) => {
          onMove(Number(currentTarget.value))
          // The row has moved by then, perhaps out of the visible part.
          requestAnimationFrame(() => {
            currentTarget.focus()
            currentTarget.scrollIntoView({ block: 'nearest' })
          })
        }}
      />
      {words.ofTotal(formatNumber(length, language))}
    </span>
  )
}
