import { Button, Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { SectionForm } from './site-draft.ts'
import { siteWords } from './site-words.ts'

type Row = { label: string; labelEnglish: string } & ({ number: string } | { url: string })

/** The first field of a hotline is a number, and that of a link is an address. */
const LISTS = {
  hotlines: { first: 'number', max: 12, inputMode: 'tel' },
  officialLinks: { first: 'url', max: 30, inputMode: 'url' },
} as const

/** Adds, deletes and orders rows. They are sent together with the section. */
export function SiteRows({ form, list }: { form: SectionForm; list: keyof typeof LISTS }) {
  const { language } = useStaff()
  const words = useScreenWords(siteWords).rows
  const { first, max } = LISTS[list]
  const rows: Row[] = form.values[list]
  const [announcement, setAnnouncement] = useState('')
  const focus = useFocus()
  const legendOf = (index: number) => words.legend[list](formatNumber(index + 1, language))

  const replace = (next: Row[]) => {
    // The server's errors name rows by their index: they would appear at the wrong row.
    if (next.length !== rows.length) form.sending.clearError()
    form.change({ [list]: next })
  }
  const move = (index: number, to: number, button: string) => {
    form.sending.clearError()
    const others = without(rows, index)
    form.change({ [list]: [...others.slice(0, to), rows[index]!, ...others.slice(to)] })
    setAnnouncement(words.moved(legendOf(index), formatNumber(to + 1, language)))
    focus(`${list}-${to}-${button}`)
  }

  return (
    <>
      <p role="status" className="vh">
        {announcement}
      </p>
      {rows.length === 0 && <p className="s">{words.none[list]}</p>}
      {rows.map((row, index) => (
        <SiteRow
          // Rows have no id. The index works as key, because every field in a row is controlled.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          form={form}
          list={list}
          index={index}
          row={row}
          isLast={index === rows.length - 1}
          onChange={(patch) =>
            replace(rows.map((old, at) => (at === index ? { ...row, ...patch } : old)))
          }
          onMove={(to, button) => move(index, to, button)}
          onRemove={() => {
            replace(without(rows, index))
            focus(rows.length > 1 ? `${list}-${Math.max(0, index - 1)}-remove` : `${list}-add`)
          }}
        />
      ))}
      {rows.length < max && (
        <div>
          <Button
            id={`${list}-add`}
            variant="default"
            onClick={() => {
              const blank = { [first]: '', label: '', labelEnglish: '' } as Row
              replace([...rows, blank])
              focus(`field-${list}.${rows.length}.${first}`)
            }}
          >
            {words.add[list]}
          </Button>
        </div>
      )}
    </>
  )
}

function without(rows: Row[], index: number): Row[] {
  return rows.filter((_row, at) => at !== index)
}

/** Moves the focus to an element after the rows have been rendered again. */
function useFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}

function SiteRow({
  form,
  list,
  index,
  row,
  isLast,
  onChange,
  onMove,
  onRemove,
}: {
  form: SectionForm
  list: keyof typeof LISTS
  index: number
  row: Row
  isLast: boolean
  onChange: (patch: Partial<Row>) => void
  onMove: (to: number, button: 'up' | 'down') => void
  onRemove: () => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(siteWords).rows
  const problemOf = useFieldProblem(form.sending.error)
  const { first, inputMode } = LISTS[list]
  const legend = words.legend[list](formatNumber(index + 1, language))
  const field = (column: 'number' | 'url' | 'label' | 'labelEnglish') => ({
    id: `field-${list}.${index}.${column}`,
    name: `${list}.${index}.${column}`,
    label: words[column],
    value: (row as Record<string, string>)[column] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [column]: event.currentTarget.value }),
    error: problemOf(`${list}.${index}.${column}`),
    lang: column === 'labelEnglish' || column === 'url' ? 'en' : 'bn',
  })
  const button = (act: string) => ({ id: `${list}-${index}-${act}`, variant: 'default' })
  const where = <span className="vh">: {row.label || legend}</span>
  return (
    <fieldset className="site-row">
      <legend>{legend}</legend>
      <TextInput {...field(first)} inputMode={inputMode} autoCapitalize="none" required />
      <TextInput {...field('label')} required />
      <TextInput {...field('labelEnglish')} />
      <Group className="acts">
        <Button
          {...button('up')}
          aria-disabled={index === 0}
          data-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(index - 1, 'up')}
        >
          {staffWords.common.moveUp}
          {where}
        </Button>
        <Button
          {...button('down')}
          aria-disabled={isLast}
          data-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(index + 1, 'down')}
        >
          {staffWords.common.moveDown}
          {where}
        </Button>
        <Button {...button('remove')} onClick={onRemove}>
          {words.remove}
          {where}
        </Button>
      </Group>
    </fieldset>
  )
}
