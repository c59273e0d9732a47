import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { nextOfDay, nextPosition, type Position, type Pressed } from './grid-keys.ts'

/** As in routine.css. */
const ONE_DAY = '(max-width: 47.99rem)'

/** Takes something with several cells that is pasted into a field; false if it is a single text. */
export type PasteInto = (data: DataTransfer, at: { day: number; period: number }) => boolean

/** Keys that lead from field to field of the grid, and pasting into it. */
export function useGridKeys(days: number[], columns: number[], onPaste: PasteInto) {
  const table = useRef<HTMLTableElement>(null)
  const size = { lines: days.length * 2, columns: columns.length }
  const move = (event: KeyboardEvent<HTMLInputElement>, from: Position) => {
    const find = window.matchMedia(ONE_DAY).matches ? nextOfDay : nextPosition
    const next = find(from, pressedOf(event), size)
    const isSubmit = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (next || isSubmit) event.preventDefault()
    if (!next) return
    const position = `${next.line}/${next.column}`
    const field = table.current?.querySelector<HTMLInputElement>(`[data-position="${position}"]`)
    // Leaving a subject can write a teacher, and that would undo the selection.
    flushSync(() => field?.focus())
    field?.select()
  }
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const { position } = (event.target as HTMLElement).dataset
    const [line, column] = (position ?? '').split('/').map(Number)
    if (line === undefined || column === undefined) return
    const at = { day: days[Math.floor(line / 2)]!, period: columns[column]! }
    if (onPaste(event.clipboardData, at)) event.preventDefault()
  }
  return { table, move, paste }
}

function pressedOf(event: KeyboardEvent<HTMLInputElement>): Pressed {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  const isNone = selectionStart === selectionEnd
  return {
    key: event.key,
    shiftKey: event.shiftKey,
    isTaken: event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey,
    isAtStart: isAll || (isNone && selectionStart === 0),
    isAtEnd: isAll || (isNone && selectionEnd === value.length),
  }
}
