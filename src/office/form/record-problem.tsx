import type { ComponentProps } from 'react'
import { Button } from '@mantine/core'
import { FormProblem } from './form-problem.tsx'
import { postOnce } from './post-once.ts'
import { useSending } from './use-sending.ts'
import { ApiProblem } from '../connection/api-client.ts'
import { lazyPart } from '../connection/lazy-part.tsx'
import { notify } from '../frame/notify.ts'
import { useStaff } from '../frame/staff-context.tsx'
import type { RecordForm } from './use-record-form.ts'

/** Not part of the forms' script: conflicts are rare. */
const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)

/**
 * The message above the form of a record: the reason why saving failed, or, after a conflict, a
 * dialog that asks which values to keep. `describe` returns the form's values in words, by label;
 * one of the two versions can lack a label.
 */
export function RecordProblem<T>({
  form: { conflict, sending },
  describe,
  inBin,
  ...problem
}: {
  form: Pick<RecordForm<T>, 'conflict' | 'sending'>
  describe: (values: T) => Record<string, string>
  /** Each field of the form has one. */
  labels: Record<string, string>
  /** The id of a record that cannot be added again from this form. It can be restored. */
  inBin?: string
} & Omit<ComponentProps<typeof FormProblem>, 'error' | 'labels'>) {
  const { none } = useStaff().words.common
  if (!conflict) {
    const isGone = sending.error instanceof ApiProblem && sending.error.status === 404
    return (
      <>
        <FormProblem error={sending.error} {...problem} />
        {inBin !== undefined && isGone && <Restore id={inBin} onRestored={sending.clearError} />}
      </>
    )
  }
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

/** Another clerk has deleted the record. When it is back, the typed text can be saved. */
function Restore({ id, onRestored }: { id: string; onRestored: () => void }) {
  const { words } = useStaff()
  const sending = useSending()
  const restore = async () => {
    const isBack = await sending.run(async () => {
      await postOnce({ path: `/admin/bin/${id}/restore` })
    })
    if (!isBack) return
    notify(words.common.restored)
    onRestored()
  }
  return (
    <>
      <FormProblem error={sending.error} />
      <Button
        variant="default"
        w="fit-content"
        loading={sending.isSending}
        onClick={() => void restore()}
      >
        {words.common.restore}
      </Button>
    </>
  )
}

export function byLabel<F extends string>(
  texts: Record<F, string>,
  labels: Record<F, string>,
  shown: (text: string, field: F) => string = (text) => text,
): Record<string, string> {
  const fields = Object.keys(texts) as F[]
  return Object.fromEntries(fields.map((field) => [labels[field], shown(texts[field], field)]))
}
