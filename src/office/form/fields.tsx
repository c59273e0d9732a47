import { type ReactNode, useState } from 'react'
import { useFieldProblem } from './form-problem.tsx'
import { useSending } from './use-sending.ts'

/** The fields of a form with texts: typed texts, days and choices. */
type TextField<V> = { [F in keyof V]: V[F] extends string ? F : never }[keyof V] & string

interface SharedAttributes {
  lang?: string
  required?: boolean
  /** False where every field of the form is required, and the screen says so once. */
  withAsterisk?: boolean
  readOnly?: boolean
  autoComplete?: string
}

interface FieldsOptions extends SharedAttributes {
  /** The API's path of the object with the fields, with a point at its end. */
  at?: string
  /** Keeps the ids of two forms on one screen apart. */
  idPrefix?: string | undefined
}

export interface FieldAttributes extends SharedAttributes {
  id: string
  name: string
  label: string
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  error: string | undefined
}

interface FieldsSource<V> {
  values: V
  change: (patch: Partial<V>) => void
}

/** Makes the attributes of the text fields of a form, by API name. */
export function useFields<V extends object, L extends TextField<V>>(
  form: FieldsSource<V> & { sending: { error: unknown } },
  labels: Record<L, string>,
  options?: FieldsOptions,
) {
  return makeFields({ ...form, problemOf: useFieldProblem(form.sending.error) }, labels, options)
}

/** The same for a part of a form that is told its problems. */
export function makeFields<V extends object, L extends TextField<V>>(
  {
    values,
    change,
    problemOf,
  }: FieldsSource<V> & { problemOf: (path: string) => string | undefined },
  labels: Record<L, string>,
  { at = '', idPrefix = 'field', ...attributes }: FieldsOptions = {},
) {
  return (field: L, label: string = labels[field]): FieldAttributes => ({
    id: `${idPrefix}-${at}${field}`,
    name: at + field,
    label,
    value: (values[field] ?? '') as string,
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value } as unknown as Partial<V>),
    error: problemOf(at + field),
    ...attributes,
  })
}

/** A short form, whose values are no draft: passwords, or a line that is quickly typed again. */
export function useShortForm<V extends object>(
  empty: V,
  labels: Record<TextField<V>, string>,
  options?: FieldsOptions,
) {
  const [values, setValues] = useState(empty)
  const sending = useSending()
  const change = (patch: Partial<V>) => setValues((old) => ({ ...old, ...patch }))
  return {
    values,
    sending,
    field: useFields({ values, change, sending }, labels, options),
    /** The attributes of its `FormProblem`. */
    problem: { error: sending.error, labels, idPrefix: options?.idPrefix },
    reset: () => setValues(empty),
  }
}

/** A box to tick, with its label. */
export function Check({
  name,
  isChecked,
  isDisabled = false,
  onChange,
  children,
}: {
  name?: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}

/** The choices of a select, in words. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: labels[value] }))
}
