import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { SHIFTS, type Shift } from '@pathshala/bengali/classes'
import { calendarWords } from './words.ts'

/** Chooses the shift of an entry; empty means everybody. */
export function ShiftPicks({
  value,
  onPick,
}: {
  value: Shift | ''
  onPick: (shift: Shift | '') => void
}) {
  const { fields, everybody, shifts, shiftOf } = useScreenWords(calendarWords)
  return (
    <Picks
      name="shift"
      label={fields.shift}
      values={['', ...SHIFTS]}
      labels={{ '': everybody, Morning: shiftOf(shifts.Morning), Day: shiftOf(shifts.Day) }}
      value={value}
      onPick={onPick}
    />
  )
}
