import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/shell/api-client.ts'
import { type Changes, fieldsOf, NO_CHANGES, pick } from '../../../office/draft/changes.ts'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import type { Lesson, RoutineRecord, SectionKey } from '../schema.ts'
import type { Timetable } from '../timetable.ts'
import {
  cellKey,
  changesTo,
  type RoutineValues,
  timetableOf,
  valuesOf,
  withoutBreaks,
} from './routine-values.ts'

export const LIST = contentKinds.routines.apiPath

export type RoutineForm = ReturnType<typeof useRoutineForm>

export function pathOf({ className, shift, section }: SectionKey): string {
  return `${LIST}/${className}/${shift}/${section}`
}

/** The form of a section's routine, with its draft. A new routine begins with `proposed`. */
export function useRoutineForm(
  key: SectionKey,
  record: RoutineRecord | null,
  proposed: Timetable & { validFrom: string },
  onSaved: () => void,
) {
  const client = useQueryClient()
  const path = pathOf(key)
  const draft = useDraft<Changes<RoutineValues>>(path.slice(1), NO_CHANGES)
  const form = useRecordForm<RoutineValues, RoutineRecord>(draft, {
    record,
    setRecord: (next) => client.setQueryData([path], next),
    valuesOf: (one) => valuesOf(one ?? proposed),
    send: async (values, over) => {
      const { periods, lessons } = withoutBreaks(timetableOf(values))
      requireFilled({ lessons: lessons.map(({ subject }) => subject).join('') })
      const body = { validFrom: values.validFrom, periods, lessons }
      // Version 0 is refused if another clerk has written the first routine meanwhile.
      return callApi({ method: 'PUT', path, body, version: over?.version ?? 0 })
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: [LIST] })
      onSaved()
    },
  })
  const { values } = form
  return {
    ...form,
    draft,
    timetable: timetableOf(values),
    /** Returns a function that undoes the change. */
    changeTimetable: (next: Timetable) => {
      const changes = changesTo(values, next)
      form.change(changes)
      return async () => form.change(pick<Partial<RoutineValues>>(values, fieldsOf(changes)))
    },
    writeCell: (day: number, period: number, patch: Partial<Lesson>) => {
      const cell = cellKey(day, period)
      form.change({ [cell]: { ...values[cell]!, ...patch } })
    },
  }
}
