import { Textarea, TextInput } from '@mantine/core'
import { makeFields } from '../../../office/fields.tsx'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { Day } from '../../../words/days.ts'
import {
  type ClosureChoice,
  type ClosureText,
  LENGTHS,
  REASONS,
  type When,
} from './closure-values.ts'
import { ShiftPicks } from './shift-picks.tsx'
import { calendarWords } from './words.ts'

export function ClosureFields({
  when,
  today,
  choice,
  text,
  onChoose,
  onType,
  problemOf,
}: {
  when: When
  today: Day
  choice: ClosureChoice
  text: ClosureText
  onChoose: (patch: Partial<ClosureChoice>) => void
  onType: (patch: Partial<ClosureText>) => void
  problemOf: (path: string) => string | undefined
}) {
  const { closure: words } = useScreenWords(calendarWords)
  const day = makeFields(
    { values: choice, change: onChoose, problemOf },
    { from: words.first, to: words.last },
    { idPrefix: 'closure', required: true },
  )
  const line = makeFields(
    { values: text, change: onType, problemOf },
    { title: words.ownReason, note: words.note },
    { idPrefix: 'closure', lang: 'bn' },
  )
  return (
    <>
      {when === 'other' && <TextInput type="date" {...day('from')} min={today} />}
      <Picks
        name="reason"
        label={words.reason}
        values={REASONS}
        labels={words.reasons}
        value={choice.reason}
        onPick={(reason) => onChoose({ reason })}
      >
        {choice.reason === 'other' && <TextInput {...line('title')} mt="sm" required />}
      </Picks>
      <Picks
        name="length"
        label={words.length}
        values={LENGTHS}
        labels={words.lengths}
        value={choice.length}
        onPick={(length) => onChoose({ length })}
      >
        {choice.length === 'until' && <TextInput type="date" {...day('to')} mt="sm" min={today} />}
      </Picks>
      <ShiftPicks value={choice.shift} onPick={(shift) => onChoose({ shift })} />
      <Textarea {...line('note')} autosize minRows={2} />
    </>
  )
}
