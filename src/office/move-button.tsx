import { Button } from '@mantine/core'

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
    <Button
      variant="default"
      aria-disabled={!isPossible}
      data-disabled={!isPossible || undefined}
      onClick={({ currentTarget }) => {
        if (!isPossible) return
        onMove()
        // The row has moved by then, perhaps out of the visible part.
        requestAnimationFrame(() => {
          currentTarget.focus()
          currentTarget.scrollIntoView({ block: 'nearest' })
        })
      }}
    >
      {label}
      <span className="vh">: {name}</span>
    </Button>
  )
}
