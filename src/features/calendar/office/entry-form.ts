import { callApi } from '../../../office/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/changes.ts'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import type { Draft } from '../../../office/use-draft.ts'
import { useRecordForm } from '../../../office/use-record-form.ts'
import type { Shift } from '../../../words/classes.ts'
import type { Day } from '../../../words/days.ts'
import type { CalendarKind } from '../kinds.ts'
import type { CalendarRecord } from '../schema.ts'
import { CALENDAR } from './use-calendar.ts'
import { calendarWords } from './words.ts'

/** The fields of the form; `shift` is empty for everybody. */
export interface EntryValues {
  title: string
  kind: CalendarKind
  from: Day
  to: Day
  isClosed: boolean
  isMoonDependent: boolean
  shift: Shift | ''
  note: string
}

export interface EntryDraft extends Changes<EntryValues> {
  /** The entry in the open form, as the list showed it when the form opened; null without a form. */
  entry: CalendarRecord | 'new' | null
}

const BLANK: EntryValues = {
  title: '',
  kind: 'holiday',
  from: '',
  to: '',
  isClosed: true,
  isMoonDependent: false,
  shift: '',
  note: '',
}

export const CLOSED: EntryDraft = { entry: null, ...NO_CHANGES }

/** Opens the form of an entry, or of a new entry on a day. */
export function openEntry(entry: CalendarRecord | Day): EntryDraft {
  if (typeof entry !== 'string') return { ...CLOSED, entry }
  return { entry: 'new', changed: { from: entry, to: entry }, base: {} }
}

function valuesOf(record: CalendarRecord | null): EntryValues {
  if (!record) return BLANK
  const { title, kind, from, to, isClosed, isMoonDependent, shift, note } = record
  return { title, kind, from, to, isClosed, isMoonDependent, shift: shift ?? '', note }
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
    send: async ({ shift, ...values }, over) => {
      requireFilled({ title: values.title, from: values.from, to: values.to })
      const body = { ...values, shift: shift || null }
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
