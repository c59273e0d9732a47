import { useState } from 'react'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { EnglishFold } from '../../../office/form/english-fold.tsx'
import { Form } from '../../../office/form/form.tsx'
import { RecordDialog } from '../../../office/form/record-dialog.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { type Day, formatDay, formatDays } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../schema.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Check, type FieldAttributes, useFields } from '../../../office/form/fields.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { TitleField } from '../../../office/form/title-field.tsx'
import { CALENDAR_KINDS, isClosedKind } from '../kinds.ts'
import { contentKinds } from '../../../content.ts'
import { classesIn } from '@pathshala/tables/class-names'
import { ClassPicks } from './class-picks.tsx'
import { classesText } from './field-words.ts'
import {
  type ExamChoice,
  examFields,
  examsToAsk,
  movesOf,
  NO_EXAM_CHOICE,
  withExams,
} from './closure-values.ts'
import { ExamQuestion } from './exam-question.tsx'
import { ShiftPicks } from './shift-picks.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/draft/changes.ts'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import { type FormValues, fromForm, toForm } from '../../../records/fields.ts'
import { entryFields } from '../table.ts'
import { CALENDAR, useEntries, useSchoolCalendar } from './use-calendar.ts'
import { calendarWords } from './words.ts'

const OFFERED_NOTICES = 50

export const CLOSED: EntryDraft = { entry: null, ...NO_CHANGES }

/** The form of a new or existing entry. */
export function EntryDialog({ draft }: { draft: Draft<EntryDraft> }) {
  const { entry: words } = useScreenWords(calendarWords)
  const { entry } = draft.values
  return (
    <RecordDialog
      draft={draft}
      isOpen={entry !== null}
      title={entry === 'new' ? words.add : words.change}
    >
      {entry && <EntryFormOf draft={draft} entry={entry} />}
    </RecordDialog>
  )
}

function EntryFormOf({
  draft,
  entry,
}: {
  draft: Draft<EntryDraft>
  entry: CalendarRecord | 'new'
}) {
  const { fields, closure } = useScreenWords(calendarWords)
  const [choice, setChoice] = useState(NO_EXAM_CHOICE)
  const { examsOf, ...form } = useEntryForm(draft, entry, choice)
  const { sending, values } = form
  return (
    <Form withRequiredNote sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem
        form={form}
        describe={useDescribed()}
        labels={{ ...fields, exams: closure.exams, examDay: closure.examDay }}
      />
      <EntryFields form={form} />
      <ExamQuestion
        exams={examsOf(values)}
        lastDay={values.to}
        choice={choice}
        onChoose={(patch) => setChoice((old) => ({ ...old, ...patch }))}
        problemOf={useFieldProblem(sending.error)}
        idPrefix="field"
      />
      <SaveRow draft={draft} sending={sending} />
    </Form>
  )
}

/** The values in words, for a conflict. */
function useDescribed(): (values: EntryValues) => Record<string, string> {
  const { language } = useStaff()
  const { fields, kinds, everybody, shifts, shiftOf, entry } = useScreenWords(calendarWords)
  const yesOrNo = (value: boolean) => (value ? entry.yes : entry.no)
  return (values) =>
    byLabel(
      {
        ...values,
        kind: kinds[values.kind],
        from: formatDay(values.from, language),
        to: formatDay(values.to, language),
        isClosed: yesOrNo(values.isClosed),
        isMoonDependent: yesOrNo(values.isMoonDependent),
        classes: classesText(values.classes, language),
        keepsExams: yesOrNo(values.keepsExams),
        shift: values.shift ? shiftOf(shifts[values.shift]) : everybody,
      },
      fields,
    )
}

function EntryFields({ form }: { form: EntryForm }) {
  const { language } = useStaff()
  const { fields, kinds, entry: words } = useScreenWords(calendarWords)
  const field = useFields(form, fields)
  const { values, change } = form
  const english = { title: field('titleEnglish'), note: field('noteEnglish') }
  return (
    <>
      <TitleField
        {...field('title')}
        onChange={({ currentTarget: { value: title } }) =>
          change({ title, ...(values.kind === 'exam' && proposedClasses(values, title)) })
        }
        required
        data-autofocus
      />
      <Picks
        name="kind"
        label={fields.kind}
        values={CALENDAR_KINDS}
        labels={kinds}
        value={values.kind}
        onPick={(kind) =>
          change({
            kind,
            isClosed: isClosedKind(kind),
            // The form of a closure shows no classes.
            ...(kind === 'closure' && { classes: [] }),
            ...(kind === 'exam' && values.classes.length === 0 && proposedClasses(values)),
          })
        }
      />
      {values.kind !== 'closure' && (
        <ClassPicks
          label={fields.classes}
          description={values.kind === 'exam' ? words.examClasses : words.classesHint}
          value={values.classes}
          onPick={(classes) => change({ classes })}
        />
      )}
      {values.kind === 'exam' && (
        <>
          <TextInput type="time" {...field('startsAt')} />
          <ScheduleField {...field('document')} />
        </>
      )}
      <div className="two">
        <TextInput
          type="date"
          {...field('from')}
          // A single day needs no second choice.
          onChange={({ currentTarget: { value: from } }) =>
            change(values.to < from || values.to === values.from ? { from, to: from } : { from })
          }
          required
        />
        <TextInput type="date" {...field('to')} required />
      </div>
      {/* Browsers write days in their own order. */}
      <p className="s" role="status">
        {values.from && values.to >= values.from && formatDays(values, language)}
      </p>
      <div>
        {(['isClosed', 'isMoonDependent'] as const).map((name) => (
          <Check
            key={name}
            name={name}
            isChecked={values[name]}
            onChange={(isChecked) => change({ [name]: isChecked })}
          >
            {fields[name]}
          </Check>
        ))}
      </div>
      <ShiftPicks value={values.shift} onPick={(shift) => change({ shift })} />
      <Textarea {...field('note')} description={words.noteHint} lang="bn" autosize minRows={2} />
      <EnglishFold fields={Object.values(english)}>
        <TextInput {...english.title} description={words.titleEnglishHint} lang="en" />
        <Textarea {...english.note} lang="en" autosize minRows={2} />
      </EnglishFold>
    </>
  )
}

/**
 * The classes of a new title, or of the present one. What the clerk has chosen stays: those are not
 * the classes of the title before.
 */
function proposedClasses(
  { title: before, classes }: Pick<EntryValues, 'title' | 'classes'>,
  title = before,
): Partial<EntryValues> {
  const isChosen = title !== before && classes.join() !== classesIn(before).join()
  return isChosen ? {} : { classes: classesIn(title) }
}

/** The newest notices that visitors see, and the notice that the entry has. */
function ScheduleField({ value, ...field }: FieldAttributes) {
  const { entry: words } = useScreenWords(calendarWords)
  const { data: notices = [] } = useApi<{ url: string; title: string }[]>(
    `${contentKinds.notices.apiPath}?limit=${OFFERED_NOTICES}`,
  )
  const offered = notices.map(({ url, title }) => ({ value: url, label: title }))
  const isOffered = value === '' || offered.some((one) => one.value === value)
  return (
    <NativeSelect
      {...field}
      value={value}
      data={[
        { value: '', label: words.noSchedule },
        ...(isOffered ? [] : [{ value, label: value }]),
        ...offered,
      ]}
    />
  )
}

type EntryValues = FormValues<typeof entryFields>

interface EntryDraft extends Changes<EntryValues> {
  /** The entry in the open form, as the list showed it when the form opened; null without a form. */
  entry: CalendarRecord | 'new' | null
}

/** Opens the form of an entry, or of a new entry on a day. */
export function openEntry(entry: CalendarRecord | Day): EntryDraft {
  if (typeof entry !== 'string') return { ...CLOSED, entry }
  return { entry: 'new', changed: { from: entry, to: entry }, base: {} }
}

function valuesOf(record: CalendarRecord | null): EntryValues {
  return toForm(entryFields, record ?? { kind: 'holiday', isClosed: true })
}

type EntryForm = Pick<ReturnType<typeof useEntryForm>, 'values' | 'change' | 'sending'>

/**
 * After a success, the draft is deleted and the form closes. `examsOf` returns the exams that a closure
 * with these values would cancel.
 */
function useEntryForm(draft: Draft<EntryDraft>, entry: CalendarRecord | 'new', choice: ExamChoice) {
  const words = useScreenWords(calendarWords)
  const reload = useReload(CALENDAR)
  const today = useToday()
  const { data: entries = [] } = useEntries({ from: today })
  const calendar = useSchoolCalendar(entries)
  const closureOf = ({ kind, from, to, note, shift, keepsExams }: EntryValues) => ({
    kind,
    from,
    to,
    note,
    isClosed: true,
    shift: shift || null,
    classes: [],
    keepsExams,
  })
  const before = entry === 'new' ? undefined : entry
  const examsOf = (values: EntryValues) => examsToAsk(closureOf(values), before, today, calendar)
  const form = useRecordForm<EntryValues, CalendarRecord>(draft, {
    record: entry === 'new' ? null : entry,
    setRecord: (record) => {
      draft.change({ entry: record ?? 'new' })
      void reload()
    },
    valuesOf,
    send: async (values, over) => {
      const closure = closureOf(values)
      const exams = examsOf(values)
      requireFilled({
        title: values.title,
        from: values.from,
        to: values.to,
        ...examFields(values, choice, exams),
      })
      const { note, keepsExams } = withExams(closure, choice, exams)
      const movedExams = movesOf(closure, choice, exams, calendar)
      const body = { ...fromForm(entryFields, { ...values, note, keepsExams }), movedExams }
      return over
        ? callApi({
            method: 'PUT',
            path: `${CALENDAR}/${over._id}`,
            body,
            version: over.version,
          })
        : postOnce({ path: CALENDAR, body })
    },
    onSaved: (_, old) => notify(old ? words.entry.changed : words.entry.added),
  })
  return { ...form, examsOf }
}
