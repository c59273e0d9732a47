import { Button, Group, TextInput } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { SectionForm } from './site-draft.ts'
import { siteWords } from './site-words.ts'

export type Row = { label: string; labelEnglish: string } & ({ number: string } | { url: string })

/** Hotlines begin with a number, links with an address; the rest is the same. */
export const LISTS = {
  hotlines: { first: 'number', max: 12, inputMode: 'tel' },
  officialLinks: { first: 'url', max: 30, inputMode: 'url' },
} as const

export function SiteRow({
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
