import { useSearchParams } from 'react-router'
import { Loaded } from '../../../office/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Day } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { Announced } from './announced.tsx'
import { ClosureForm } from './closure-form.tsx'
import { type When, WHENS } from './closure-values.ts'
import { useEntries } from './use-calendar.ts'
import { calendarWords } from './words.ts'

/**
 * A sudden closure: one tap opens it ready-made, a second one announces it, because a phone in a
 * pocket must not close a school. The first tap is part of the address, so that the office's first
 * page links to it.
 */
export function ClosureCard({
  today,
  onChange,
}: {
  today: Day
  onChange: (closure: CalendarRecord) => void
}) {
  const { words: staffWords } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const [search, setSearch] = useSearchParams()
  const when = WHENS.find((one) => one === search.get('close'))
  const open = (next: When | undefined) =>
    setSearch(next ? { close: next } : {}, { replace: true, preventScrollReset: true })
  const query = useEntries({ from: today })
  return (
    <section className="card closure" aria-labelledby="closure">
      <h2 id="closure">{words.title}</h2>
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(entries) => (
          <Announced
            closures={entries.filter(({ kind }) => kind === 'closure')}
            today={today}
            onChange={onChange}
          />
        )}
      </Loaded>
      <fieldset className="picks-field">
        <legend className="vh">{words.which}</legend>
        <div className="closure-days">
          {WHENS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="when"
                className="vh"
                checked={one === when}
                onChange={() => open(one)}
              />
              <span>{words.days[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
