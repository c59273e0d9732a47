import { NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { CLASSES, SECTIONS, SHIFTS } from './classes.ts'
import { studentCountWords } from './staff-words.ts'

/** Which class, shift and section; an empty text where it is not chosen yet. */
export interface SectionChoice {
  className: string
  shift: string
  section: string
}

export const NOT_CHOSEN: SectionChoice = { className: '', shift: '', section: '' }
const KEPT_AS = 'studentCount'

/** The choice outlives a reload in this tab, as what is written for it does. */
export function useSectionChoice(): [SectionChoice, (choice: SectionChoice) => void] {
  const [choice, setChoice] = useState(NOT_CHOSEN)
  useEffect(() => {
    const kept = sessionStorage.getItem(KEPT_AS)
    if (kept) setChoice(JSON.parse(kept) as SectionChoice)
  }, [])
  return [
    choice,
    (next) => {
      sessionStorage.setItem(KEPT_AS, JSON.stringify(next))
      setChoice(next)
    },
  ]
}

/** Belongs to the form of the id `form`, yet stays when that changes with what is chosen here. */
export function SectionSelects({
  form,
  choice,
  onChoose,
}: {
  form: string
  choice: SectionChoice
  onChoose: (choice: SectionChoice) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(studentCountWords)
  const select = (
    field: keyof SectionChoice,
    values: readonly string[],
    names: Record<string, string>,
  ) => (
    <NativeSelect
      id={`field-${field}`}
      name={field}
      form={form}
      label={words[field]}
      value={choice[field]}
      onChange={(event) => onChoose({ ...choice, [field]: event.currentTarget.value })}
      data={[
        { value: '', label: staffWords.common.select },
        ...values.map((value) => ({ value, label: names[value]! })),
      ]}
      required
    />
  )
  return (
    <div className="form fields">
      {select('className', CLASSES, words.classes)}
      {select('shift', SHIFTS, words.shifts)}
      {select('section', SECTIONS, words.sections)}
    </div>
  )
}
