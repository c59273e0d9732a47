import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { DraftNote } from '../../../office/draft/draft-note.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { isAttempted, postOnce } from '../../../office/form/post-once.ts'
import { withPatience } from '../../../office/form/with-patience.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { addDays, type Day, formatWeekdayAndDay } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../schema.ts'
import { makeFields } from '../../../office/form/fields.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { ExamQuestion } from './exam-question.tsx'
import { ShiftPicks } from './shift-picks.tsx'
import {
  type ClosureChoice,
  closureOf,
  type ClosureText,
  examFields,
  examsToAsk,
  LENGTHS,
  movesOf,
  READY_MADE,
  REASONS,
  type When,
  withExams,
} from './closure-values.ts'
import { CALENDAR, useSchoolCalendar } from './use-calendar.ts'
import { calendarWords } from './words.ts'
import { findSchoolDay, type SchoolCalendar } from '../school-day.ts'
import { asSentence, formatNumber } from '../../../words/format.ts'
import { useFollowers } from '../../following/office/use-followers.ts'
import { phonesForClosure } from '../../following/phones-told.ts'
import { closureSentence, returnSentence } from '../closure-sentence.ts'

const NO_TEXT: ClosureText = { title: '', note: '' }

/**
 * A new closure with preset choices. Only its texts are a draft, because “today” in a draft would mean
 * another day tomorrow.
 */
export function ClosureForm({
  when,
  today,
  entries,
  onClose,
}: {
  when: When
  today: Day
  /** The entries that end today or later. */
  entries: readonly CalendarRecord[]
  onClose: () => void
}) {
  const { words: staffWords } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const [choice, setChoice] = useState(READY_MADE)
  const text = useDraft('calendar-closure', NO_TEXT)
  const typedReason = text.values.title
  // The draft arrives after the first render. A typed reason in it must be visible.
  useEffect(() => {
    if (typedReason !== '') setChoice((old) => ({ ...old, reason: 'other' }))
  }, [typedReason])
  const sending = useSending()
  const reload = useReload(CALENDAR)
  const problemOf = useFieldProblem(sending.error)
  const calendar = useSchoolCalendar(entries)
  const plain = closureOf(when, choice, text.values, today)
  const exams = examsToAsk(plain, undefined, today, calendar)
  const closure = withExams(plain, choice, exams)
  /** The closures of these days that another clerk has announced meanwhile. */
  const [found, setFound] = useState<CalendarRecord[]>([])
  const announce = async () => {
    let isAnnounced = false
    await sending.run(async () => {
      const { title, from, to } = closure
      requireFilled({ title, from, to, ...examFields(closure, choice, exams) })
      const movedExams = movesOf(closure, choice, exams, calendar)
      const call = { path: CALENDAR, body: { ...closure, movedExams } }
      // Phones ring at once. An attempt whose answer was lost may have announced this closure.
      const unseen = isAttempted(call) ? [] : await findUnseen(closure, [...entries, ...found])
      setFound(unseen)
      if (unseen.length === 0) {
        await postOnce(call)
        isAnnounced = true
      }
      await reload()
    })
    if (!isAnnounced) return
    text.reset()
    notify(words.announced)
    onClose()
  }

  return (
    <Form sending={sending} onSubmit={() => void announce()} className="form closure-form">
      <FormProblem
        error={sending.error}
        labels={{
          title: words.ownReason,
          from: words.first,
          to: words.last,
          note: words.note,
          exams: words.exams,
          examDay: words.examDay,
        }}
        quoted={words.failed}
        idPrefix="closure"
      />
      <ClosurePreview closure={closure} today={today} calendar={calendar} />
      <ClosureFields
        when={when}
        today={today}
        choice={choice}
        text={text.values}
        onChoose={(patch) => setChoice((old) => ({ ...old, ...patch }))}
        onType={text.change}
        problemOf={problemOf}
      />
      <ExamQuestion
        exams={exams}
        lastDay={closure.to}
        choice={choice}
        onChoose={(patch) => setChoice((old) => ({ ...old, ...patch }))}
        problemOf={problemOf}
        idPrefix="closure"
      />
      <div className="draft-row">
        <DraftNote draft={text} sending={sending} />
      </div>
      <div className="go">
        {found.length > 0 && (
          <p className="gentle" role="alert">
            {words.already} <span lang="bn">{found.map(({ title }) => title).join(', ')}</span>.{' '}
            {words.announceAgain}
          </p>
        )}
        {closure.from !== '' && <PhonesRing closure={closure} today={today} />}
        <Group className="acts">
          <Button type="submit" color="red" loading={sending.isSending}>
            {
              words.announce[
                when === 'other' || closure.from === closure.to ? when : (`${when}On` as const)
              ]
            }
          </Button>
          <Button variant="default" onClick={onClose}>
            {staffWords.common.cancel}
          </Button>
        </Group>
      </div>
    </Form>
  )
}

/** Closures on these days that the clerk has not seen. */
async function findUnseen(
  { from, to }: Pick<CalendarRecord, 'from' | 'to'>,
  seen: readonly CalendarRecord[],
): Promise<CalendarRecord[]> {
  const path = `${CALENDAR}?${new URLSearchParams({ from, to })}`
  const now = await withPatience(callApi<CalendarRecord[]>({ path }), [])
  return now.filter(
    ({ kind, _id }) => kind === 'closure' && !seen.some((entry) => entry._id === _id),
  )
}

/** The band of every page in Bengali, and a note if the days are closed already. */
function ClosurePreview({
  closure,
  today,
  calendar,
}: {
  closure: ReturnType<typeof closureOf>
  today: Day
  calendar: SchoolCalendar
}) {
  const { language } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const { title, from, to, note } = closure
  if (from === '' || to === '' || to < from) return null
  const { entries } = calendar
  const overlapping = entries.filter(
    (entry) => entry.kind === 'closure' && entry.from <= to && entry.to >= from,
  )
  const isClosedAnyway = !findSchoolDay(from, calendar).isOpen
  const shownFrom = addDays(from, -1)
  return (
    <div className="closure-preview">
      <p className="field-label">{words.preview}</p>
      <p className="closure-band" lang="bn">
        <b>{closureSentence(closure, today, 'bn')}</b> {title && asSentence(title)}{' '}
        {returnSentence(closure, { ...calendar, entries: [...entries, closure] }, 'bn')}{' '}
        {note && asSentence(note)}
      </p>
      <p className="s">
        {shownFrom <= today
          ? words.onEveryPage
          : words.onEveryPageFrom(formatWeekdayAndDay(shownFrom, language))}
      </p>
      <div className="gentle" role="status">
        {overlapping.length > 0 && (
          <p>
            {words.already}{' '}
            <span lang="bn">{overlapping.map((entry) => entry.title).join(', ')}</span>
          </p>
        )}
        {overlapping.length === 0 && isClosedAnyway && <p>{words.closedAnyway}</p>}
      </div>
    </div>
  )
}

/** Followers of a closure are told without a question, so their number stands above the button. */
function PhonesRing({ closure, today }: { closure: ReturnType<typeof closureOf>; today: Day }) {
  const { language } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const { data } = useFollowers()
  const phones = data?.isOn ? phonesForClosure(data.followers, closure.shift) : 0
  if (phones === 0) return null
  const dayBefore = addDays(closure.from, -1)
  const count = formatNumber(phones, language)
  return (
    <p>
      {dayBefore <= today
        ? words.ringNow(count)
        : words.ringLater(count, formatWeekdayAndDay(dayBefore, language))}
    </p>
  )
}

function ClosureFields({
  when,
  today,
  choice,
  text,
  onChoose,
  onType,
  problemOf,
}: {
  when: When
  today: Day
  choice: ClosureChoice
  text: ClosureText
  onChoose: (patch: Partial<ClosureChoice>) => void
  onType: (patch: Partial<ClosureText>) => void
  problemOf: (path: string) => string | undefined
}) {
  const { closure: words } = useScreenWords(calendarWords)
  const day = makeFields(
    { values: choice, change: onChoose, problemOf },
    { from: words.first, to: words.last },
    { idPrefix: 'closure', required: true },
  )
  const line = makeFields(
    { values: text, change: onType, problemOf },
    { title: words.ownReason, note: words.note },
    { idPrefix: 'closure', lang: 'bn' },
  )
  return (
    <>
      {when === 'other' && <TextInput type="date" {...day('from')} min={today} />}
      <Picks
        name="reason"
        label={words.reason}
        values={REASONS}
        labels={words.reasons}
        value={choice.reason}
        onPick={(reason) => onChoose({ reason })}
      >
        {choice.reason === 'other' && <TextInput {...line('title')} mt="sm" required />}
      </Picks>
      <Picks
        name="length"
        label={words.length}
        values={LENGTHS}
        labels={words.lengths}
        value={choice.length}
        onPick={(length) => onChoose({ length })}
      >
        {choice.length === 'until' && <TextInput type="date" {...day('to')} mt="sm" min={today} />}
      </Picks>
      <ShiftPicks value={choice.shift} onPick={(shift) => onChoose({ shift })} />
      <Textarea {...line('note')} autosize minRows={2} />
    </>
  )
}
