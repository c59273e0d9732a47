import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Act } from '../list/act.tsx'
import { moved, without } from '../list/moved.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { formatNumber } from '../../words/format.ts'
import './rows-editor.css'

/** Adds, deletes and orders the rows of a form. They are sent together with the form. */
export function RowsEditor<Row>({
  id,
  rows,
  max,
  blank,
  words,
  nameOf,
  fold,
  onRearrange,
  onChange,
  children,
}: {
  /** The ids of the rows and of their buttons begin with it. */
  id: string
  rows: Row[]
  max: number
  blank: () => Row
  words: {
    legend: (number: string) => string
    add: string
    remove: string
    moved: (legend: string, position: string) => string
  }
  /** The name of a row in its buttons. Without a name, the buttons use the legend. */
  nameOf?: (row: Row) => string
  /** With it, a row folds to one line. New rows and rows with a problem are open. */
  fold?: {
    /** The name of the row, and its other parts. */
    lineOf: (row: Row) => string[]
    /** What the clerk should look at. */
    noteOf?: ((row: Row) => string | undefined) | undefined
    hasProblem: (index: number) => boolean
  }
  /** Rows get other indexes, by which the server's errors name them. */
  onRearrange: () => void
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number, replace: (row: Row) => void) => ReactNode
}) {
  const { words: staffWords, language } = useStaff()
  const [announcement, setAnnouncement] = useState('')
  const focus = useFocus()
  const folds = useFolds(rows.length)
  const number = (index: number) => formatNumber(index + 1, language)
  const className = fold ? 'form-row folds' : 'form-row'
  const rearrange = (next: Row[]) => {
    onRearrange()
    onChange(next)
  }
  const move = (index: number, to: number, button: string) => {
    rearrange(moved(rows, index, to))
    folds.swap(index, to)
    setAnnouncement(words.moved(words.legend(number(index)), number(to)))
    focus(`${id}-${to}-${button}`)
  }
  const button = (index: number, act: string, isOff = false) => ({
    id: `${id}-${index}-${act}`,
    'aria-disabled': isOff,
    'data-disabled': isOff,
  })

  return (
    <>
      <p role="status" className="vh">
        {announcement}
      </p>
      {rows.map((row, index) => {
        const legend = words.legend(number(index))
        const of = nameOf?.(row) || legend
        const isLast = index === rows.length - 1
        const fields = (
          <>
            {children(row, index, (next) =>
              onChange(rows.map((old, at) => (at === index ? next : old))),
            )}
            <Group className="acts">
              <Act
                of={of}
                {...button(index, 'up', index === 0)}
                onClick={() => index > 0 && move(index, index - 1, 'up')}
              >
                {staffWords.common.moveUp}
              </Act>
              <Act
                of={of}
                {...button(index, 'down', isLast)}
                onClick={() => !isLast && move(index, index + 1, 'down')}
              >
                {staffWords.common.moveDown}
              </Act>
              <Act
                of={of}
                {...button(index, 'remove')}
                onClick={() => {
                  rearrange(without(rows, index))
                  folds.remove(index)
                  focus(rows.length > 1 ? `${id}-${Math.max(0, index - 1)}-remove` : `${id}-add`)
                }}
              >
                {words.remove}
              </Act>
            </Group>
          </>
        )
        return (
          // Rows have no id. The index works as key, because every field in a row is controlled.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset className={className} key={index} id={`${id}-${index}`}>
            <legend className={fold && 'vh'}>{legend}</legend>
            {fold ? (
              <details
                open={folds.isOpen(index) || fold.hasProblem(index)}
                onToggle={(event) => folds.set(index, event.currentTarget.open)}
              >
                <summary className="fold-line">
                  <span className="number" aria-hidden="true">
                    {number(index)}
                  </span>
                  <FoldedLine parts={fold.lineOf(row)} legend={legend} note={fold.noteOf?.(row)} />
                </summary>
                <div className="form-row-fields">{fields}</div>
              </details>
            ) : (
              fields
            )}
          </fieldset>
        )
      })}
      {rows.length < max && (
        <div>
          <Button
            id={`${id}-add`}
            variant="default"
            onClick={() => {
              rearrange([...rows, blank()])
              folds.set(rows.length, true)
              focus(`${id}-${rows.length}`)
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}

function FoldedLine({
  parts: [name, ...others],
  legend,
  note,
}: {
  parts: string[]
  legend: string
  note: string | undefined
}) {
  return (
    <span>
      <b>{name || legend}</b> {others.length > 0 && <small>{others.join(' · ')}</small>}
      {note && (
        <>
          {' '}
          <b className="mark">{note}</b>
        </>
      )}
    </span>
  )
}

/** Moves the focus to a button, or to the first field of a row, after the rows are rendered again. */
function useFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id)
    const folded = element?.closest('details:not([open])')
    const target = folded
      ? folded.querySelector<HTMLElement>('summary')
      : element?.matches('button')
        ? element
        : element?.querySelector<HTMLElement>('input, select, textarea')
    target?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}

/** A form with more rows starts with folded rows. */
const MAX_OPEN_ROWS = 2

/** The indexes of the open rows. */
function useFolds(count: number) {
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(count > MAX_OPEN_ROWS ? [] : Array.from({ length: count }, (_, index) => index)),
  )
  const move = (targetOf: (index: number) => number) =>
    setOpen((indexes) => new Set([...indexes].map(targetOf)))
  return {
    isOpen: (index: number) => open.has(index),
    set: (index: number, isOpen: boolean) =>
      setOpen((indexes) => {
        if (indexes.has(index) === isOpen) return indexes
        const rest = [...indexes].filter((one) => one !== index)
        return new Set(isOpen ? [...rest, index] : rest)
      }),
    swap: (one: number, other: number) =>
      move((index) => (index === one ? other : index === other ? one : index)),
    remove: (removed: number) =>
      setOpen(
        (indexes) =>
          new Set(
            [...indexes]
              .filter((index) => index !== removed)
              .map((index) => (index > removed ? index - 1 : index)),
          ),
      ),
  }
}
