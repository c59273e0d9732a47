import { type RefObject, useLayoutEffect, useRef } from 'react'

export interface Suggestion {
  key: string
  name: string
  /** Tells two people of one name apart. */
  note?: string
}

/** Below a field of the grid, which handles the keys. */
export function SuggestionList({
  id,
  label,
  suggestions,
  active,
  onPick,
  field,
}: {
  id: string
  label: string
  suggestions: Suggestion[]
  active: number
  onPick: (suggestion: Suggestion) => void
  field: RefObject<HTMLElement | null>
}) {
  const list = useRef<HTMLDivElement>(null)
  // Fixed, because the grid scrolls sideways and would cut it off.
  useLayoutEffect(() => {
    const place = () => placeBelow(list.current!, field.current!)
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', place, { capture: true })
  })
  return (
    <div id={id} className="suggestions" role="listbox" aria-label={label} lang="bn" ref={list}>
      {suggestions.map(({ key, name, note }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Otherwise the field would lose the focus before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestions[index]!)}
        >
          {name} {note && <small>{note}</small>}
        </div>
      ))}
    </div>
  )
}

/** Below the field, or above it if there is no room. */
function placeBelow(list: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const { offsetHeight, offsetWidth } = list
  const isAbove = bottom + offsetHeight > window.innerHeight && top > offsetHeight
  list.style.minWidth = `${width}px`
  list.style.top = `${isAbove ? top - offsetHeight : bottom}px`
  list.style.left = `${Math.min(left, document.documentElement.clientWidth - offsetWidth)}px`
}
