import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormProblem } from '../../../office/form-problem.tsx'
import { Loaded } from '../../../office/loaded.tsx'
import { notify } from '../../../office/notify.ts'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
import { type Day, daysOfYear, formatWeekdayAndDay, yearOf } from '../../../words/days.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import { type NationalDay, nationalDaysOf } from './national-days.ts'
import { useEntries, useImport } from './use-calendar.ts'
import { calendarWords } from './words.ts'

/** The holidays on fixed days. One press adds all that the calendar lacks. */
export function NationalDaysCard({ today }: { today: Day }) {
  const { words: staffWords, language } = useStaff()
  const { national: words } = useScreenWords(calendarWords)
  const years = [yearOf(today), yearOf(today) + 1].map(String)
  const [chosen, setYear] = useState<string>()
  const year = chosen ?? years[1]!
  const query = useEntries(daysOfYear(Number(year)))
  return (
    <section className="card national" aria-labelledby="national">
      <h2 id="national">{words.title}</h2>
      <p className="s">{words.hint}</p>
      <Picks
        name="nationalYear"
        label={words.year}
        values={years}
        labels={Object.fromEntries(years.map((one) => [one, inDigits(one, language)]))}
        value={year}
        onPick={setYear}
      />
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(entries) => <Days key={year} days={nationalDaysOf(Number(year), entries)} />}
      </Loaded>
    </section>
  )
}

function Days({ days }: { days: NationalDay[] }) {
  const { language } = useStaff()
  const { national: words } = useScreenWords(calendarWords)
  const sending = useSending()
  const importRows = useImport()
  const missing = days.filter(({ present }) => !present)
  const add = async () => {
    await sending.run(async () => {
      const { created } = await importRows(
        missing.map(({ day, title }) => ({ title, kind: 'holiday', from: day })),
      )
      notify(words.added(formatNumber(created.length, language)))
    })
  }
  return (
    <>
      <ul>
        {days.map(({ day, title, present }) => (
          <li key={day} className={present ? 'is-there' : undefined}>
            <span>{formatWeekdayAndDay(day, language)}</span>
            <span lang="bn">{present?.title ?? title}</span>
            {present && <b className="s">{words.isThere}</b>}
          </li>
        ))}
      </ul>
      <FormProblem error={sending.error} />
      {missing.length > 0 ? (
        <Button mt="sm" loading={sending.isSending} onClick={() => void add()}>
          {words.add(formatNumber(missing.length, language))}
        </Button>
      ) : (
        <p role="status">{words.allThere}</p>
      )}
    </>
  )
}
