import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { CALENDAR_TABLE, yearQuery } from '../address.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import {
  type Day,
  dayNumber,
  formatDays,
  formatShortDay,
  monthName,
  monthOf,
  shortWeekdayName,
  weekdayName,
  weekdayOf,
  yearOf,
} from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatStart } from '../../../words/hours.ts'
import { type GridDay, type Month, monthsOf, weekdaysOf } from '../months.ts'
import { Act } from '../../../office/list/act.tsx'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import type { CalendarRecord } from '../schema.ts'
import { useEntries, useSchoolCalendar } from './use-calendar.ts'
import { classesText } from './field-words.ts'
import { calendarWords } from './words.ts'
import { CALENDAR_KINDS } from '../kinds.ts'

const ENTRIES_ID = 'entries'

/** The list begins with this many entries. */
const FIRST = 6

/**
 * The coming entries beside this month, or the entries of another month beside it. With `day`, it
 * begins with the month of that day and all of its entries.
 */
export function MonthCard({
  today,
  day,
  onAdd,
  ...acts
}: EntryActs & { today: Day; day: Day | undefined; onAdd: (day: Day) => void }) {
  const { words: staffWords, language } = useStaff()
  const { month: words } = useScreenWords(calendarWords)
  // The offset from this month, so that the screen shows a new month when it begins.
  const [offset, setOffset] = useState(day ? monthIndex(day) - monthIndex(today) : 0)
  const [isLinked, setLinked] = useState(day !== undefined)
  const show = (next: number) => {
    setOffset(next)
    setLinked(false)
  }
  const index = monthIndex(today) + offset
  const showsComing = offset === 0 && !isLinked
  const [year, number] = [Math.floor(index / 12), index % 12]
  const noEntries = useSchoolCalendar([])
  const { first, last } = monthsOf(year, noEntries)[number]!
  const ofMonth = useEntries({ from: first, to: last })
  const ahead = useEntries({ from: today })
  const month = monthsOf(year, { ...noEntries, entries: ofMonth.data ?? [] })[number]!
  const label = `${monthName(number + 1, language)} ${inDigits(String(year), language)}`
  return (
    <section className="card month-work" aria-labelledby="month">
      <div>
        <div className="row">
          <h2 id={ENTRIES_ID}>{showsComing ? words.ahead : words.entriesOf(label)}</h2>
          <Button onClick={() => onAdd(today)}>{words.add}</Button>
        </div>
        <Loaded query={showsComing ? ahead : ofMonth} lead={staffWords.common.failedToLoad}>
          {(entries) => (
            <EntryList
              key={`${offset} ${isLinked}`}
              entries={entries}
              today={today}
              showsAll={isLinked}
              {...acts}
            />
          )}
        </Loaded>
      </div>
      <div>
        <h2 id="month" aria-live="polite">
          {label}
        </h2>
        <MonthGrid {...{ month, label, today, weeklyHolidays: noEntries.weeklyHolidays, onAdd }} />
        <Group className="acts" mt="sm">
          <Button variant="default" onClick={() => show(offset - 1)}>
            {words.previous}
          </Button>
          <Button variant="default" onClick={() => show(offset + 1)}>
            {words.next}
          </Button>
          {!showsComing && (
            <Button variant="subtle" onClick={() => show(0)}>
              {words.current}
            </Button>
          )}
        </Group>
        <Text mt="sm">
          <a href={CALENDAR_TABLE + yearQuery(year)} download>
            {words.table(inDigits(String(year), language))}
          </a>
        </Text>
      </div>
    </section>
  )
}

/** Counts the months since the year 0. */
function monthIndex(day: Day): number {
  return yearOf(day) * 12 + monthOf(day) - 1
}

/** A month as a table of days, each a button that adds an entry. */
function MonthGrid({
  month,
  label,
  today,
  weeklyHolidays,
  onAdd,
}: {
  month: Month
  label: string
  today: Day
  weeklyHolidays: readonly number[]
  onAdd: (day: Day) => void
}) {
  const { language } = useStaff()
  const { kinds, month: words } = useScreenWords(calendarWords)
  const weekdays = weekdaysOf(weeklyHolidays)
  const describe = ({ day, kinds: shown }: GridDay) =>
    [
      formatShortDay(day, language),
      ...(day === today ? [words.today] : []),
      ...shown.map((kind) => kinds[kind]),
    ].join(', ')
  return (
    <>
      <table className="month-grid">
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                <abbr title={weekdayName(day, language)}>{shortWeekdayName(day, language)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={week.find(Boolean)?.day ?? index}>
              {week.map((one, column) => (
                <td key={weekdays[column]}>
                  {one && (
                    <button
                      type="button"
                      className={[
                        ...one.kinds,
                        one.day === today && 'today',
                        weeklyHolidays.includes(weekdayOf(one.day)) && 'off',
                      ]
                        .filter(Boolean)
                        .join(' ')}
                      aria-label={`${describe(one)}: ${words.addHere}`}
                      onClick={() => onAdd(one.day)}
                    >
                      {dayNumber(one.day, language)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend" aria-hidden="true">
        {CALENDAR_KINDS.map((kind) => (
          <li key={kind}>
            <span className={`k ${kind}`}>{kinds[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="s">{words.press}</p>
    </>
  )
}

interface EntryActs {
  onChange: (entry: CalendarRecord) => void
  onRemove: (entry: CalendarRecord) => void
}

function EntryList({
  entries,
  today,
  showsAll,
  ...acts
}: EntryActs & { entries: readonly CalendarRecord[]; today: Day; showsAll: boolean }) {
  const words = useScreenWords(calendarWords)
  const search = useListSearch<CalendarRecord>(({ title, kind }) =>
    [title, words.kinds[kind]].join(' '),
  )
  const found = search.find(entries)
  const { shown, more } = useParts(found, showsAll ? Infinity : FIRST)
  if (entries.length === 0) return <p className="none">{words.month.empty}</p>
  return (
    <>
      {search.fieldFor(entries.length)}
      {found.length === 0 && <NothingFound />}
      <ul className="items rows entries">
        {shown.map((entry) => (
          <li key={entry._id} id={entry._id}>
            <Entry entry={entry} today={today} {...acts} />
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

function Entry({
  entry,
  today,
  onChange,
  onRemove,
}: EntryActs & { entry: CalendarRecord; today: Day }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(calendarWords)
  const { title, kind, isMoonDependent, shift, classes, startsAt, isSample } = entry
  return (
    <>
      <div>
        <p className="t" lang="bn">
          {title}
        </p>
        <p className="meta">
          <span className={`k ${kind}`}>{words.kinds[kind]}</span>
          <span>{formatDays(entry, language, today)}</span>
          {classes.length > 0 && <span>{classesText(classes, language)}</span>}
          {startsAt && <span>{formatStart(startsAt, language)}</span>}
          {isMoonDependent && <span>{words.fields.isMoonDependent}</span>}
          {shift && <span>{words.shiftOf(words.shifts[shift])}</span>}
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </p>
      </div>
      <Group className="acts">
        <Act of={title} onClick={() => onChange(entry)}>
          {words.change}
        </Act>
        <Act of={title} isRemoval onClick={() => onRemove(entry)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    </>
  )
}
