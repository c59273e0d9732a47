import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { inDigits } from '@pathshala/bengali/digits'
import { useStaff } from '../frame/staff-context.tsx'

/**
 * A field for a number, a telephone number or a year. A stored value is shown in the digits of the
 * office's language. A typed value stays as it is. It is a text field, because the browser's field
 * for numbers refuses Bengali digits.
 */
export function DigitsInput({
  value,
  onChange,
  inputMode = 'numeric',
  ...input
}: Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}) {
  const { language } = useStaff()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...input}
      inputMode={inputMode}
      value={value === typed ? value : inDigits(value, language)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(event)
      }}
    />
  )
}
