import { Textarea, TextInput } from '@mantine/core'
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
  return (
    <>
      {when === 'other' && (
        <TextInput
          type="date"
          id="closure-from"
          name="from"
          label={words.first}
          min={today}
          value={choice.first}
          onChange={(event) => onChoose({ first: event.currentTarget.value })}
          error={problemOf('from')}
          required
        />
      )}
      <Picks
        name="reason"
        label={words.reason}
        values={REASONS}
        labels={words.reasons}
        value={choice.reason}
        onPick={(reason) => onChoose({ reason })}
      >
        {choice.reason === 'other' && (
          <TextInput
            id="closure-title"
            name="title"
            label={words.ownReason}
            lang="bn"
            mt="sm"
            value={text.ownReason}
            onChange={(event) => onType({ ownReason: event.currentTarget.value })}
            error={problemOf('title')}
            required
          />
        )}
      </Picks>
      <Picks
        name="length"
        label={words.length}
        values={LENGTHS}
        labels={words.lengths}
        value={choice.length}
        onPick={(length) => onChoose({ length })}
      >
        {choice.length === 'until' && (
          <TextInput
            type="date"
            id="closure-to"
            name="to"
            label={words.last}
            mt="sm"
            min={today}
            value={choice.last}
            onChange={(event) => onChoose({ last: event.currentTarget.value })}
            error={problemOf('to')}
            required
          />
        )}
      </Picks>
      <ShiftPicks value={choice.shift} onPick={(shift) => onChoose({ shift })} />
      <Textarea
        id="closure-note"
        name="note"
        label={words.note}
        lang="bn"
        autosize
        minRows={2}
        value={text.note}
        onChange={(event) => onType({ note: event.currentTarget.value })}
        error={problemOf('note')}
      />
    </>
  )
}
