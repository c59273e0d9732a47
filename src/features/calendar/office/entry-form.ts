import { callApi } from '../../../office/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/changes.ts'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import type { Draft } from '../../../office/use-draft.ts'
import { useRecordForm } from '../../../office/use-record-form.ts'
import { type FormValues, fromForm, toForm } from '../../../records/fields.ts'
import type { Day } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { entryFields } from '../table.ts'
import { CALENDAR } from './use-calendar.ts'
import { calendarWords } from './words.ts'

export type EntryValues = FormValues<typeof entryFields>

export interface EntryDraft extends Changes<EntryValues> {
  /** The entry in the open form, as the list showed it when the form opened; null without a form. */
  entry: CalendarRecord | 'new' | null
}

export const CLOSED: EntryDraft = { entry: null, ...NO_CHANGES }

/** Opens the form of an entry, or of a new entry on a day. */
export function openEntry(entry: CalendarRecord | Day): EntryDraft {
  if (typeof entry !== 'string') return { ...CLOSED, entry }
  return { entry: 'new', changed: { from: entry, to: entry }, base: {} }
}

function valuesOf(record: CalendarRecord | null): EntryValues {
  return toForm(entryFields, record ?? { kind: 'holiday', isClosed: true })
}

export type EntryForm = ReturnType<typeof useEntryForm>

/** After a success, the draft is deleted and the form closes. */
export function useEntryForm(draft: Draft<EntryDraft>, entry: CalendarRecord | 'new') {
  const words = useScreenWords(calendarWords)
  const reload = useReload(CALENDAR)
  return useRecordForm<EntryValues, CalendarRecord>(draft, {
    record: entry === 'new' ? null : entry,
    setRecord: (record) => {
      draft.change({ entry: record ?? 'new' })
      void reload()
    },
    valuesOf,
    send: async (values, over) => {
      requireFilled({ title: values.title, from: values.from, to: values.to })
      const body = fromForm(entryFields, values)
      return over
        ? callApi({
            method: 'PUT',
            path: `${CALENDAR}/${over._id}`,
            body,
            version: over.version,
          })
        : postOnce({ path: CALENDAR, body })
    },
    onSaved: (_, before) => notify(before ? words.entry.changed : words.entry.added),
  })
}
