import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useStaff } from './staff-context.tsx'

/** Names the entry of a button, for screen readers: the button stands beside that entry. */
export function Of({ name }: { name: string }) {
  return <span className="vh">: {name}</span>
}

type ActProps = ButtonProps &
  Pick<ComponentProps<'button'>, 'id' | 'onClick' | 'aria-expanded' | 'aria-disabled'>

/** A button of the entry `of`. One that deletes is red. */
export function Act({
  of,
  isRemoval = false,
  children,
  ...button
}: ActProps & { of: string; isRemoval?: boolean }) {
  return (
    <Button
      {...(isRemoval ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
      {...button}
    >
      {children}
      <Of name={of} />
    </Button>
  )
}

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
