import { useState } from 'react'
import { ApiProblem } from './api-client.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import { type FormRecord, type RecordPlace, sendRecord, textsOver, type Written } from './record.ts'

type Answer<F extends string> = FormRecord<F> & { message?: string }

/** A form over one record, or over none yet: its texts, its draft and its saving. */
export function useRecordForm<F extends string>(
  place: RecordPlace<F>,
  loaded: FormRecord<F> | null,
  onSaved: (answer: Answer<F>, isNew: boolean) => void,
) {
  const [record, setRecord] = useState(loaded)
  const draft = useDraft<Written<F>>(place.findPath.slice(1), {})
  const sending = useSending()
  const written = draft.values
  const texts = textsOver(place, written, record)
  const conflict = sending.conflict as FormRecord<F> | undefined

  const begin = (next: FormRecord<F> | null) => {
    setRecord(next)
    draft.reset()
  }
  const save = async (base: FormRecord<F> | null, version?: number) => {
    let answer: Answer<F> | undefined
    await sending.run(async () => {
      answer = await sendRecord(place, written, base, version).catch((error: unknown) => {
        if (base && error instanceof ApiProblem && error.status === 404) {
          // It was deleted meanwhile: what stands in the form is now there to be created.
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
    record,
    texts,
    sending,
    draft: {
      ...draft,
      reset: () => {
        sending.clearError()
        draft.reset()
      },
    },
    write: (field: F, text: string) => {
      const onVersion = written.onVersion ?? record?.version ?? 0
      draft.change({ [field]: text, onVersion } as Partial<Written<F>>)
    },
    save: () => save(record, written.onVersion ?? record?.version),
    conflict: conflict && {
      theirs: textsOver(place, {}, conflict),
      mine: textsOver(place, written, conflict),
      keepTheirs: () => {
        sending.clearError()
        begin(conflict)
      },
      keepMine: () => save(conflict, conflict.version),
    },
  }
}
