import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ApiProblem } from './api-client.ts'
import { describeField, describeProblem } from './problem-words.ts'
import { useStaff } from './staff-context.tsx'

/**
 * What went wrong, above the form; takes the focus, and leads to each field that is wrong. `labels`
 * are the fields' names as the form shows them, by their API names; `quoted` stands before the sentence.
 * Of two forms on one page, one gives its fields another `idPrefix`.
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
  idPrefix?: string
}) {
  const { words, language } = useStaff()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.focus()
  }, [error])
  if (!error) return null
  const fields = error instanceof ApiProblem ? error.fields : []
  return (
    <Alert color="red" variant="light" role="alert" tabIndex={-1} ref={place} className="problem">
      {/* One wrong field is its own sentence. */}
      {(quoted || fields.length !== 1) && (
        <p>
          {quoted && `${quoted} `}
          {describeProblem(error, words, language)}
        </p>
      )}
      {fields.length > 0 && (
        <>
          {fields.length > 1 && <p>{words.common.check}</p>}
          <ul>
            {fields.map(({ path, message }) => (
              <li key={path}>
                <a
                  href={`#${idPrefix}-${path}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(`${idPrefix}-${path}`)
                  }}
                >
                  {labels?.[path] ?? path}: {describeField(message, words, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

/** The field itself, or the first in it that can be written in. */
function focusField(id: string): void {
  const place = document.getElementById(id)
  const field = place?.matches('input, textarea, select')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, select')
  field?.focus()
}

/** What the server said about one field, for the field itself. */
export function useFieldProblem(error: unknown): (path: string) => string | undefined {
  const { words, language } = useStaff()
  return (path) => {
    const field =
      error instanceof ApiProblem ? error.fields.find((one) => one.path === path) : undefined
    return field && describeField(field.message, words, language)
  }
}
