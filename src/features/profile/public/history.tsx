import { usePage } from '../../../pages/parts/page-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { Paragraphs } from './paragraphs.tsx'
import { type Age, agesOf } from './years.ts'

/** The history with its years in the margin, or as plain text if it is not told year by year. */
export function History({ text }: { text: string }) {
  const ages = agesOf(text.split(/\n\s*\n/))
  if (!ages) return <Paragraphs text={text} />
  return (
    <ol className="ages">
      {withParagraphs(ages).map(({ years, text: told }) => (
        <li key={told}>
          <Years years={years} />
          <Paragraphs text={told} />
        </li>
      ))}
    </ol>
  )
}

/** A paragraph without years belongs to the one before it. */
function withParagraphs(ages: Age[]): Age[] {
  const joined: Age[] = []
  for (const age of ages) {
    const last = joined.at(-1)
    if (age.years !== null || !last) joined.push({ ...age })
    else last.text += `\n\n${age.text}`
  }
  return joined
}

function Years({ years }: Pick<Age, 'years'>) {
  const { language, words } = usePage()
  if (years === null) return null
  if (years === 'now') return <b>{words.textPage.now}</b>
  const [first, last] = years.map((year) => inDigits(String(year), language))
  return <b>{first === last ? first : `${first}–${last}`}</b>
}
