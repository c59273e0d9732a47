import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { FieldError } from '../../errors/codes.ts'
import type { Language } from '../../words/language.ts'
import { fieldErrorsOf, InputProblem } from './input-problem.ts'
import { describeCoded, describeProblem } from './problem-words.ts'
import { useStaff } from '../frame/staff-context.tsx'

/**
 * The error message above a form. It takes the focus and links to each wrong field. `labels` maps
 * API names of fields to their labels; `quoted` comes before the reason, unless nothing was sent.
 * If one page has two forms, one of them needs an `idPrefix`.
 */
export function FormProblem({
  error,
  labels,
  quoted,
  idPrefix = 'field',
}: {
  error: unknown
  labels?: Record<string, string>
  quoted?: string | undefined
  idPrefix?: string | undefined
}) {
  const { words, language } = useStaff()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error && !(error instanceof InputProblem && error.isRest)) alert.current?.focus()
  }, [error])
  if (!error) return null
  const fields = fieldErrorsOf(error)
  const lead = [
    !(error instanceof InputProblem) && quoted,
    // The list below shows the reasons of single fields.
    fields.length === 0 && describeProblem(error, words, language),
    fields.length > 1 && words.common.check,
  ].filter(Boolean)
  return (
    <Alert color="red" variant="light" role="alert" tabIndex={-1} ref={alert} className="problem">
      {lead.length > 0 && <p>{lead.join(' ')}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.path}>
              <a
                href={`#${idPrefix}-${field.path}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(`${idPrefix}-${field.path}`)
                }}
              >
                {describeField(field, labels, language)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Without a label, the sentence stands alone: the path is a name of the API. */
function describeField(
  field: FieldError,
  labels: Record<string, string> | undefined,
  language: Language,
): string {
  const label = labels?.[field.path]
  const sentence = describeCoded(field, language)
  return label ? `${label}: ${sentence}` : sentence
}

/** Focuses the field, or the first control inside it. */
function focusField(id: string): void {
  const element = document.getElementById(id)
  const field = element?.matches('input, textarea, select')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
  field?.focus()
}

/** The error message of one field, which the field itself shows. */
export function useFieldProblem(error: unknown): (path: string) => string | undefined {
  const { language } = useStaff()
  return (path) => {
    const field = fieldErrorsOf(error).find((one) => one.path === path)
    return field && describeCoded(field, language)
  }
}
