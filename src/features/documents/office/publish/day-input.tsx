import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useStaff } from '../../../../office/staff-context.tsx'
import { dayAt } from '../../../../words/format.ts'
import type { TimeValues } from './times.ts'

export interface TimeFieldsProps {
  values: TimeValues
  onChange: (patch: Partial<TimeValues>) => void
  problemOf: (path: string) => string | undefined
  /** Keeps the ids of two forms on one screen apart. */
  idPrefix?: string
}

/** A day of the school. */
export function DayInput({
  name,
  idPrefix = 'field',
  label,
  description,
  value,
  onChange,
  error,
  isInvalid = false,
  isPast = false,
}: {
  name: string
  idPrefix?: string | undefined
  label: string
  description?: string
  value: string
  onChange: (day: string) => void
  error?: string | undefined
  isInvalid?: boolean
  isPast?: boolean
}) {
  const { timeZone } = useStaff()
  const [today] = useState(() => dayAt(new Date(), timeZone))
  return (
    <TextInput
      type="date"
      id={`${idPrefix}-${name}`}
      name={name}
      label={label}
      description={description}
      value={value}
      {...(isPast ? { max: today } : { min: today })}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error ?? isInvalid}
    />
  )
}
