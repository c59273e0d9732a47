import type { FormHTMLAttributes, ReactNode } from 'react'
import { InputProblem } from './input-problem.ts'
import { useStaff } from '../frame/staff-context.tsx'
import type { Sending } from './use-sending.ts'

/**
 * Every form of the office. It validates by itself: the browser's messages are in the browser's
 * language and disappear. `withRequiredNote` explains the asterisk; set it if some fields are
 * optional.
 */
export function Form({
  onSubmit,
  sending,
  withRequiredNote = false,
  children,
  ...attributes
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> & {
  onSubmit: () => void
  sending: Sending
  withRequiredNote?: boolean
  children: ReactNode
}) {
  return (
    <form
      className="form"
      {...attributes}
      noValidate
      // An error of the server (“at most 300 characters”) stays while the clerk corrects the field.
      onChange={({ target }) => {
        const { name } = target as unknown as HTMLInputElement
        if (sending.error instanceof InputProblem) sending.forget(name)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {withRequiredNote && <RequiredNote />}
      {children}
    </form>
  )
}

export function RequiredNote() {
  const { words } = useStaff()
  return (
    <p className="s">
      <RequiredMark />
      {words.common.requiredNote}
    </p>
  )
}

/** The same mark as Mantine's. Screen readers read “required” from the field itself. */
export function RequiredMark() {
  return (
    <span className="mantine-InputWrapper-required" aria-hidden="true">
      {' *'}
    </span>
  )
}
