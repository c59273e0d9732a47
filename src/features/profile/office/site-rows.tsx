import { TextInput } from '@mantine/core'
import { useFields } from '../../../office/fields.tsx'
import { RowsEditor } from '../../../office/rows-editor.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { SectionForm } from './site-draft.ts'
import { siteWords } from './site-words.ts'

type Row = { label: string; labelEnglish: string } & ({ number: string } | { url: string })

/** The first field of a hotline is a number, and that of a link is an address. */
const LISTS = {
  hotlines: { first: 'number', max: 12, inputMode: 'tel' },
  officialLinks: { first: 'url', max: 30, inputMode: 'url' },
} as const

/** The rows of a list of the site. */
export function SiteRows({ form, list }: { form: SectionForm; list: keyof typeof LISTS }) {
  const words = useScreenWords(siteWords).rows
  const { first, max } = LISTS[list]
  const rows: Row[] = form.values[list]
  return (
    <>
      {rows.length === 0 && <p className="s">{words.none[list]}</p>}
      <RowsEditor
        id={list}
        rows={rows}
        max={max}
        blank={() => ({ [first]: '', label: '', labelEnglish: '' }) as Row}
        words={{ ...words, legend: words.legend[list], add: words.add[list] }}
        nameOf={({ label }) => label}
        onRearrange={form.sending.clearError}
        onChange={(next) => form.change({ [list]: next })}
      >
        {(row, index, replace) => (
          <RowFields
            form={form}
            list={list}
            index={index}
            row={row}
            onChange={(patch) => replace({ ...row, ...patch })}
          />
        )}
      </RowsEditor>
    </>
  )
}

function RowFields({
  form,
  list,
  index,
  row,
  onChange,
}: {
  form: SectionForm
  list: keyof typeof LISTS
  index: number
  row: Row
  onChange: (patch: Partial<Row>) => void
}) {
  const { number, url, label, labelEnglish } = useScreenWords(siteWords).rows
  const { first, inputMode } = LISTS[list]
  const field = useFields(
    { values: { number: '', url: '', ...row }, change: onChange, sending: form.sending },
    { number, url, label, labelEnglish },
    { at: `${list}.${index}.`, lang: 'bn' },
  )
  return (
    <>
      <TextInput
        {...field(first)}
        lang={first === 'url' ? 'en' : 'bn'}
        inputMode={inputMode}
        autoCapitalize="none"
        required
      />
      <TextInput {...field('label')} required />
      <TextInput {...field('labelEnglish')} lang="en" />
    </>
  )
}
