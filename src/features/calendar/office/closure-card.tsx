import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Act } from '../../../office/list/act.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { addDays, type Day, formatDayRange } from '@pathshala/bengali/days'
import type { CalendarRecord } from '../schema.ts'
import { ClosureForm } from './closure-form.tsx'
import { hasMovedExams, type When, WHENS } from './closure-values.ts'
import { CALENDAR, useEntries, useRemovedNote } from './use-calendar.ts'
import { calendarWords } from './words.ts'
import { Group } from '@mantine/core'
import { callApi } from '../../../office/connection/api-client.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { useSending } from '../../../office/form/use-sending.ts'

interface CardProps {
  today: Day
  onChange: (closure: CalendarRecord) => void
}

/**
 * Announces a sudden closure in two taps, so that a phone in a pocket cannot close a school. The
 * address contains the first tap, so that the office's first page can link to the open form.
 */
export function ClosureCard({ today, onChange }: CardProps) {
  const { words: staffWords } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const [search, setSearch] = useSearchParams()
  const when = WHENS.find((one) => one === search.get('close'))
  const open = (next: When | undefined) =>
    setSearch(next ? { close: next } : {}, { replace: true, preventScrollReset: true })
  const query = useEntries({ from: today })
  const card = useRef<HTMLElement>(null)
  const isLoaded = query.data !== undefined
  useEffect(() => {
    if (!when || !isLoaded) return
    const boxOf = (name: string) => card.current!.querySelector(name)?.getBoundingClientRect()
    const [band, bar] = [boxOf('.closure-band'), boxOf('.go')]
    // On a small phone, the bar with the button would cover what visitors will read.
    if (band && bar && band.bottom > bar.top) card.current!.scrollIntoView()
  }, [when, isLoaded])
  return (
    <section ref={card} className="card closure" aria-labelledby="closure">
      <h2 id="closure">{words.title}</h2>
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(entries) => <Announced entries={entries} today={today} onChange={onChange} />}
      </Loaded>
      <Picks
        name="when"
        label={words.which}
        isLabelHidden
        look="closure-days"
        values={WHENS}
        labels={words.days}
        value={when ?? ''}
        onPick={open}
      />
      {when && (
        <ClosureForm
          when={when}
          today={today}
          entries={query.data ?? []}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  )
}

/** The present and coming closures. Each has a button that ends it. */
function Announced({ entries, ...card }: CardProps & { entries: readonly CalendarRecord[] }) {
  const { closure: words } = useScreenWords(calendarWords)
  const closures = entries.filter(({ kind }) => kind === 'closure')
  if (closures.length === 0) return null
  return (
    <div className="stack tight announced">
      <h3 id="announced">{words.now}</h3>
      <ul aria-labelledby="announced">
        {closures.map((closure) => (
          <li key={closure._id}>
            <AnnouncedClosure closure={closure} {...card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AnnouncedClosure({ closure, today, onChange }: CardProps & { closure: CalendarRecord }) {
  const { language } = useStaff()
  const { closure: words, change, shifts, shiftOf } = useScreenWords(calendarWords)
  const { title, from, to, shift } = closure
  const sending = useSending()
  const end = useEnd(closure, today)
  return (
    <>
      <p>
        <b>{formatDayRange(from, to, language)}</b> {shift && `(${shiftOf(shifts[shift])}) `}
        <span lang="bn">{title}</span>
      </p>
      <FormProblem error={sending.error} />
      <Group className="acts">
        <Act
          of={title}
          variant="filled"
          loading={sending.isSending}
          onClick={() => void sending.run(end)}
        >
          {from <= today ? words.open : words.withdraw}
        </Act>
        <Act of={title} onClick={() => onChange(closure)}>
          {change}
        </Act>
      </Group>
    </>
  )
}

/**
 * Ends a closure: yesterday becomes its last day. A closure without a day left goes to the bin.
 * Both can be undone, which sends another announcement.
 */
function useEnd(closure: CalendarRecord, today: Day): () => Promise<void> {
  const { closure: words } = useScreenWords(calendarWords)
  const reload = useReload(CALENDAR)
  const noteRemoved = useRemovedNote()
  const { _id, from, to, version } = closure
  const path = `${CALENDAR}/${_id}`
  const said = (done: string) => (hasMovedExams(closure) ? `${done} ${words.examsStay}` : done)
  if (from >= today) {
    return async () => {
      await callApi({ method: 'DELETE', path })
      noteRemoved(closure, said(from > today ? words.withdrawn : words.opened))
      await reload()
    }
  }
  return async () => {
    const body = { to: addDays(today, -1) }
    const ended = await callApi<CalendarRecord>({ method: 'PUT', path, body, version })
    const undo = async () => {
      await callApi({ method: 'PUT', path, body: { to }, version: ended.version })
      await reload()
    }
    notifyUndo(said(words.opened), undo, words.closedAgain)
    await reload()
  }
}
