import { Act } from './act.tsx'
import { useStaff } from '../frame/staff-context.tsx'

/**
 * Moves an entry of a list. At the ends of the list it does nothing, but stays enabled, because a
 * disabled button would lose the focus.
 */
export function MoveButton({
  name,
  label,
  isPossible,
  onMove,
}: {
  name: string
  label: string
  isPossible: boolean
  onMove: () => void
}) {
  return (
    <Act
      of={name}
      aria-disabled={!isPossible}
      data-disabled={!isPossible}
      onClick={({ currentTarget }) => {
        if (!isPossible) return
        onMove()
        focusAfterMove(currentTarget)
      }}
    >
      {label}
    </Act>
  )
}

/** Moves an entry of a list of `count` entries up and down. */
export function UpDownButtons({
  name,
  index,
  count,
  onMove,
}: {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}) {
  const { words } = useStaff()
  return (
    <>
      <MoveButton
        name={name}
        label={words.common.moveUp}
        isPossible={index > 0}
        onMove={() => onMove(index - 1)}
      />
      <MoveButton
        name={name}
        label={words.common.moveDown}
        isPossible={index < count - 1}
        onMove={() => onMove(index + 1)}
      />
    </>
  )
}

/** Focuses the control when its row has moved, perhaps out of the visible part. */
export function focusAfterMove(control: HTMLElement): void {
  requestAnimationFrame(() => {
    control.focus()
    control.scrollIntoView({ block: 'nearest' })
  })
}
