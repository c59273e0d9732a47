import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, fieldsOf, NO_CHANGES, pick } from '../../../office/draft/changes.ts'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import type { Lesson, RoutineRecord, SectionKey } from '../schema.ts'
import type { Day } from '@pathshala/bengali/days'
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

/** Without a first day, the path of the section's routine of today. */
export function pathOf({ className, shift, section }: SectionKey, validFrom = ''): string {
  const version = validFrom === '' ? '' : `?validFrom=${validFrom}`
  return `${LIST}/${className}/${shift}/${section}${version}`
}

/**
 * The form of a section's routine, with its draft; `version` is its first day if it is not the
 * routine of today. A new routine begins with `proposed`. A running routine that gets a later first
 * day becomes the next routine, and the running one stays until then.
 */
export function useRoutineForm(
  key: SectionKey,
  version: string,
  {
    record,
    proposed,
    today,
    onSaved,
    onOther,
  }: {
    record: RoutineRecord | null
    proposed: Timetable & { validFrom: string }
    today: Day
    onSaved: (saved: RoutineRecord) => void
    /** Opens the routine that the form has written in place of its own. */
    onOther: (routine: RoutineRecord) => void
  },
) {
  const client = useQueryClient()
  const path = pathOf(key, version)
  const name = [pathOf(key).slice(1), version].filter(Boolean).join('/')
  const draft = useDraft<Changes<RoutineValues>>(name, NO_CHANGES)
  const form = useRecordForm<RoutineValues, RoutineRecord>(draft, {
    record,
    setRecord: (next) => {
      const isOther = next !== null && record !== null && next._id !== record._id
      if (isOther || (next && version !== '' && next.validFrom !== version)) onOther(next)
      else client.setQueryData([path], next)
    },
    valuesOf: (one) => valuesOf(one ?? proposed),
    send: async (values, over) => {
      const { periods, lessons } = withoutBreaks(timetableOf(values))
      requireFilled({ lessons: lessons.map(({ subject }) => subject).join('') })
      const body = { validFrom: values.validFrom, periods, lessons }
      const isNext = over !== null && over.validFrom <= today && values.validFrom > today
      // Version 0 is refused if another clerk has written this routine meanwhile.
      return callApi<RoutineRecord>({
        method: 'PUT',
        path: pathOf(key, isNext ? values.validFrom : over?.validFrom),
        body,
        version: isNext ? 0 : (over?.version ?? 0),
      })
    },
    onSaved: (saved) => {
      void client.invalidateQueries({ queryKey: [LIST] })
      onSaved(saved)
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
