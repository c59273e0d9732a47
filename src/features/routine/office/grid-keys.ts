import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

/** A field of the grid. */
export interface Position {
  /** From 0; each day has two lines, subjects and teachers. */
  line: number
  /** From 0; breaks do not count. */
  column: number
}

/** A pressed key, and the state of the field in which it was pressed. */
export interface Pressed {
  key: string
  shiftKey: boolean
  /** An input method or a shortcut uses the key. Avro and Bijoy have many shortcuts. */
  isTaken: boolean
  /** Whether the text cursor is at the start, or at the end, of the text, or all of it is selected. */
  isAtStart: boolean
  isAtEnd: boolean
}

/**
 * The field to which a key leads; undefined if the key is not for the grid. Up, down and Enter
 * change the line. Left and right leave a field only from its edge, because they move the text
 * cursor first. The browser handles Tab.
 */
export function nextPosition(
  { line, column }: Position,
  { key, shiftKey, isTaken, isAtStart, isAtEnd }: Pressed,
  { lines, columns }: { lines: number; columns: number },
): Position | undefined {
  if (isTaken) return undefined
  const isInside = (at: Position) =>
    at.line >= 0 && at.line < lines && at.column >= 0 && at.column < columns
  const step = (): Position | undefined => {
    if (key === 'Enter') return below({ line, column }, { isBack: shiftKey, lines })
    if (shiftKey) return undefined
    if (key === 'ArrowDown') return { line: line + 1, column }
    if (key === 'ArrowUp') return { line: line - 1, column }
    if (key === 'ArrowLeft' && isAtStart) return { line, column: column - 1 }
    if (key === 'ArrowRight' && isAtEnd) return { line, column: column + 1 }
    return undefined
  }
  const next = step()
  return next && isInside(next) ? next : undefined
}

/** The same on a phone, which shows one day. Its fields are below each other, period by period. */
export function nextOfDay(
  { line, column }: Position,
  pressed: Pressed,
  { columns }: { columns: number },
): Position | undefined {
  const from = { line: column * 2 + (line % 2), column: 0 }
  const next = nextPosition(from, pressed, { lines: columns * 2, columns: 1 })
  return next && { line: line - (line % 2) + (next.line % 2), column: Math.floor(next.line / 2) }
}

/** The next line. After the last line follows the first line of the next column. */
function below(
  { line, column }: Position,
  { isBack, lines }: { isBack: boolean; lines: number },
): Position {
  const at = line + (isBack ? -1 : 1)
  if (at < 0) return { line: lines - 1, column: column - 1 }
  return at < lines ? { line: at, column } : { line: 0, column: column + 1 }
}

/** As in timetable.css. */
const ONE_DAY = '(max-width: 47.99rem)'

/** Handles cells that are pasted into a field. Returns false for a single text. */
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
  const isCollapsed = selectionStart === selectionEnd
  return {
    key: event.key,
    shiftKey: event.shiftKey,
    isTaken: event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey,
    isAtStart: isAll || (isCollapsed && selectionStart === 0),
    isAtEnd: isAll || (isCollapsed && selectionEnd === value.length),
  }
}
