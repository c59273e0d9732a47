import { NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserError } from '../../errors/browser-errors.ts'
import { useFields } from './fields.tsx'
import { InputProblem } from './input-problem.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import {
  CLASSES,
  type ClassName,
  type Section,
  SECTIONS,
  type Shift,
  SHIFTS,
} from '@pathshala/bengali/classes'
import { sectionWords } from './section-words.ts'

/** Class, shift and section; empty if not chosen yet. */
export interface SectionChoice {
  className: string
  shift: string
  section: string
}

export const NOT_CHOSEN: SectionChoice = { className: '', shift: '', section: '' }

/** The choice in the link of a draft on the office's first page. */
function choiceIn(search: URLSearchParams): SectionChoice | undefined {
  const [className, shift, section] = ['className', 'shift', 'section'].map(
    (name) => search.get(name) ?? '',
  ) as [string, string, string]
  const isKnown =
    CLASSES.includes(className as never) &&
    SHIFTS.includes(shift as never) &&
    SECTIONS.includes(section as never)
  return isKnown ? { className, shift, section } : undefined
}

/** The choice is stored for this tab, as `name`: it survives a reload, as the draft does. */
export function useSectionChoice(name: string): [SectionChoice, (choice: SectionChoice) => void] {
  const [choice, setChoice] = useState(NOT_CHOSEN)
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    const linked = choiceIn(search)
    const stored = sessionStorage.getItem(name)
    if (linked) setChoice(linked)
    else if (stored) setChoice(JSON.parse(stored) as SectionChoice)
    if (!linked) return
    sessionStorage.setItem(name, JSON.stringify(linked))
    // Otherwise a reload would replace a later choice by the linked choice.
    setSearch(
      (old) => {
        for (const part of Object.keys(NOT_CHOSEN)) old.delete(part)
        return old
      },
      { replace: true },
    )
  }, [name, search, setSearch])
  return [
    choice,
    (next) => {
      sessionStorage.setItem(name, JSON.stringify(next))
      setChoice(next)
    },
  ]
}

/**
 * The version of a section's record that the address names: `2027` or `2027-01-01`. It is empty for
 * the present one.
 */
export function useVersion(name: 'year' | 'validFrom'): [string, (version: string) => void] {
  const [search, setSearch] = useSearchParams()
  const set = (version: string) =>
    setSearch(
      (old) => {
        if (version === '') old.delete(name)
        else old.set(name, version)
        return old
      },
      { replace: true },
    )
  return [search.get(name) ?? '', set]
}

/** The choices that are missing; `isRest` if the message was shown before. */
export function findMissing(choice: SectionChoice, isRest = false): InputProblem | undefined {
  const missing = Object.entries(choice)
    .filter(([, value]) => value === '')
    .map(([path]) => browserError(path, 'choose-one'))
  return missing.length > 0 ? new InputProblem(missing, isRest) : undefined
}

/**
 * Part of the form with the id `form`, but mounted outside it: that form is replaced when the
 * choice changes.
 */
export function SectionSelects({
  form,
  choice,
  missing,
  onChoose,
}: {
  form: string
  choice: SectionChoice
  missing: InputProblem | undefined
  onChoose: (choice: SectionChoice) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(sectionWords)
  const fields = useFields(
    {
      values: choice,
      change: (patch) => onChoose({ ...choice, ...patch }),
      sending: { error: missing },
    },
    words,
  )
  const select = (
    field: keyof SectionChoice,
    values: readonly string[],
    names: Record<string, string>,
  ) => (
    <NativeSelect
      {...fields(field)}
      form={form}
      data={[
        { value: '', label: staffWords.common.select },
        ...values.map((value) => ({ value, label: names[value]! })),
      ]}
      required
    />
  )
  return (
    <div className="form fields choices">
      {select('className', CLASSES, words.classes)}
      {select('shift', SHIFTS, words.shifts)}
      {select('section', SECTIONS, words.sections)}
    </div>
  )
}

export function useSectionName() {
  const words = useScreenWords(sectionWords)
  return ({
    className,
    section,
    shift,
  }: {
    className: ClassName
    section: Section
    shift: Shift
  }) => words.sectionOf(words.classes[className], words.sections[section], words.shifts[shift])
}
