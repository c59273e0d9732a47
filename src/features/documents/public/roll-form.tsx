import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { langOf } from '../../../words/language.ts'
import type { RollResult } from '../roll.ts'

/** Asks for a roll number, and shows its results above the sheet. A plain form needs no script. */
export function RollForm({
  path,
  roll,
  results,
}: {
  path: string
  roll: string | undefined
  results: RollResult[]
}) {
  const { language, words, to } = usePage()
  const shown = roll && inDigits(roll, language)
  return (
    <>
      <form className="roll no-print" action={`${to(path)}#roll`}>
        <label htmlFor="roll-number">{words.document.roll.label}</label>{' '}
        <input
          id="roll-number"
          name="roll"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          required
          defaultValue={shown}
        />{' '}
        <button className="btn">{words.document.roll.show}</button>
      </form>
      {shown && <Answer roll={shown} results={results} />}
    </>
  )
}

function Answer({ roll, results }: { roll: string; results: RollResult[] }) {
  const { language, words, officePhone } = usePage()
  return (
    <section id="roll" className="mine" aria-labelledby="roll-title">
      <h2 id="roll-title">{words.document.roll.title(roll)}</h2>
      {results.map(({ table, first, subjects }, index) => (
        <div key={index}>
          {results.length > 1 && <h3>{table}</h3>}
          <Values className="figs" values={first} />
          <Values className="subjects" values={subjects} />
        </div>
      ))}
      {results.length === 0 && (
        <p>
          {words.document.roll.unknown}{' '}
          {officePhone && <TelephoneLinks text={officePhone} language={language} />}
        </p>
      )}
    </section>
  )
}

function Values({ className, values }: { className: string; values: [string, string][] }) {
  const { language } = usePage()
  if (values.length === 0) return null
  return (
    <dl className={className}>
      {values.map(([heading, value], index) => (
        <div key={index}>
          <dt lang={langOf(heading, language)}>{heading}</dt>{' '}
          <dd lang={langOf(value, language)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
