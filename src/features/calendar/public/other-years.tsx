import { usePage } from '../../../pages/parts/page-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { yearUrl } from '../address.ts'

export function OtherYears({ years }: { years: number[] }) {
  const { words, language, to } = usePage()
  if (years.length === 0) return null
  return (
    <ul className="years">
      {years.map((year) => (
        <li key={year}>
          <a className="more" href={to(yearUrl(year))}>
            {words.calendar.heading(inDigits(String(year), language))}
          </a>
        </li>
      ))}
    </ul>
  )
}
