import type { ComponentProps } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { useStaff } from './staff-context.tsx'
import type { RecordForm } from './use-record-form.ts'

/**
 * Above the form of a record: why saving failed, or, after a conflict, the question which values to
 * keep. `describe` returns the form's values in words, by label; a label can be absent in one of
 * the two versions.
 */
export function RecordProblem<T>({
  form: { conflict, sending },
  describe,
  ...problem
}: {
  form: Pick<RecordForm<T>, 'conflict' | 'sending'>
  describe: (values: T) => Record<string, string>
} & Omit<ComponentProps<typeof FormProblem>, 'error'>) {
  const { none } = useStaff().words.common
  if (!conflict) return <FormProblem error={sending.error} {...problem} />
  const theirs = describe(conflict.theirs)
  const mine = describe(conflict.mine)
  return (
    <ConflictDialog
      fields={Object.keys({ ...theirs, ...mine }).map((label) => ({
        label,
        theirs: theirs[label] ?? none,
        mine: mine[label] ?? none,
      }))}
      onKeepTheirs={conflict.keepTheirs}
      onKeepMine={conflict.keepMine}
    />
  )
}

/** The texts of a form by their labels. */
export function byLabel<F extends string>(
  texts: Record<F, string>,
  labels: Record<F, string>,
  shown: (text: string, field: F) => string = (text) => text,
): Record<string, string> {
  const fields = Object.keys(texts) as F[]
  return Object.fromEntries(fields.map((field) => [labels[field], shown(texts[field], field)]))
}
