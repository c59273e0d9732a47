import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { FormRow } from './entry-form.ts'
import { boardWords } from './words.ts'

/** Adds, deletes and orders rows. They are sent together with the form. */
export function RowsEditor({
  id,
  rows,
  max,
  blank,
  legendOf,
  addLabel,
  onChange,
  children,
}: {
  id: string
  rows: FormRow[]
  max: number
  blank: () => FormRow
  legendOf: (number: string) => string
  addLabel: string
  onChange: (rows: FormRow[]) => void
  children: (
    row: FormRow,
    index: number,
    set: (texts: Record<string, string>, document?: FormRow['document']) => void,
  ) => ReactNode
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(boardWords)
  const [wanted, setWanted] = useState<{ id: string }>()
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id)
    const first = element?.matches('button') ? element : element?.querySelector('input, select')
    if (first instanceof HTMLElement) first.focus()
  }, [wanted])
  const without = (index: number) => rows.filter((_, at) => at !== index)
  const move = (index: number, to: number, button: string) => {
    const rest = without(index)
    onChange([...rest.slice(0, to), rows[index]!, ...rest.slice(to)])
    setWanted({ id: `${id}-${to}-${button}` })
  }
  return (
    <>
      {rows.map((row, index) => {
        const legend = legendOf(formatNumber(index + 1, language))
        const of = <span className="vh">: {legend}</span>
        const isLast = index === rows.length - 1
        return (
          // Rows have no id. The index works as key, because every field in a row is controlled.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset className="site-row" key={index} id={`${id}-${index}`}>
            <legend>{legend}</legend>
            {children(row, index, (texts, document = row.document) =>
              onChange(
                rows.map((old, at) =>
                  at === index ? { texts: { ...old.texts, ...texts }, document } : old,
                ),
              ),
            )}
            <Group className="acts">
              <Button
                id={`${id}-${index}-up`}
                variant="default"
                aria-disabled={index === 0}
                data-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(index, index - 1, 'up')}
              >
                {staffWords.common.moveUp}
                {of}
              </Button>
              <Button
                id={`${id}-${index}-down`}
                variant="default"
                aria-disabled={isLast}
                data-disabled={isLast || undefined}
                onClick={() => !isLast && move(index, index + 1, 'down')}
              >
                {staffWords.common.moveDown}
                {of}
              </Button>
              <Button
                id={`${id}-${index}-remove`}
                variant="default"
                onClick={() => {
                  onChange(without(index))
                  setWanted({ id: index > 0 ? `${id}-${index - 1}-remove` : `${id}-add` })
                }}
              >
                {words.remove}
                {of}
              </Button>
            </Group>
          </fieldset>
        )
      })}
      {rows.length < max && (
        <div>
          <Button
            id={`${id}-add`}
            variant="default"
            onClick={() => {
              onChange([...rows, blank()])
              setWanted({ id: `${id}-${rows.length}` })
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </>
  )
}
