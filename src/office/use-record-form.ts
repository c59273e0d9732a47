import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-client.ts'
import { requireFilled } from './input-problem.ts'
import { useDigits } from './use-digits.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import {
  type FormRecord,
  type RecordSource,
  sendRecord,
  textsOver,
  type Written,
} from './record.ts'

type Answer<F extends string> = FormRecord<F> & { message?: string }

/**
 * A form for one record, or for a new one: its texts, its draft and saving. The saved record
 * replaces the one that `useRecord` has loaded, so that the screen shows no old values.
 */
export function useRecordForm<F extends string>(
  place: RecordSource<F>,
  record: FormRecord<F> | null,
  onSaved: (answer: Answer<F>, isNew: boolean) => void,
) {
  const client = useQueryClient()
  const { digits, noteTyped } = useDigits()
  const draft = useDraft<Written<F>>(place.findPath.slice(1), {})
  const sending = useSending()
  const written = draft.values
  const texts = textsOver(place, written, record, digits)
  const conflict = sending.conflict as FormRecord<F> | undefined

  const setRecord = (next: FormRecord<F> | null) => client.setQueryData([place.findPath], next)
  const begin = (next: FormRecord<F>) => {
    setRecord(next)
    draft.reset()
  }
  const save = async (base: FormRecord<F> | null, version?: number) => {
    let answer: Answer<F> | undefined
    await sending.run(async () => {
      requireFilled(Object.fromEntries(place.required.map((field) => [field, texts[field]])))
      answer = await sendRecord(place, written, base, version).catch((error: unknown) => {
        if (base && error instanceof ApiProblem && error.status === 404) {
          // The record was deleted meanwhile: saving now creates it again.
          draft.change({ ...texts, onVersion: 0 })
          setRecord(null)
        }
        throw error
      })
    })
    if (!answer) return
    begin(answer)
    onSaved(answer, base === null)
  }

  return {
    texts,
    sending,
    draft,
    write: (field: F, text: string) => {
      const onVersion = written.onVersion ?? record?.version ?? 0
      noteTyped(text)
      draft.change({ [field]: text, onVersion } as Partial<Written<F>>)
    },
    save: () => save(record, written.onVersion ?? record?.version),
    conflict: conflict && {
      theirs: textsOver(place, {}, conflict, digits),
      mine: textsOver(place, written, conflict, digits),
      keepTheirs: () => {
        sending.clearError()
        setRecord(conflict)
        draft.discard()
      },
      keepMine: () => save(conflict, conflict.version),
    },
  }
}
