import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber, inDigits } from '../../../words/format.ts'
import type { OwnValue } from '../schema.ts'
import { newestFirst, passRate, showsGpa5 } from '../sums.ts'

type Rows = OwnValue<'ssc-results'>['rows']

export const SHOWN_YEARS = 5
const ROW_HEIGHT = 58

/** A chart and a table of the newest years. The visitor can open a table of the earlier years. */
export function SscResults({ rows }: { rows: Rows }) {
  const { words } = usePage()
  const { noPupil, byYear, earlierYears } = words.information.results
  const sorted = newestFirst(rows)
  const newest = sorted.slice(0, SHOWN_YEARS)
  const earlier = sorted.slice(SHOWN_YEARS)
  return (
    <>
      <div className="two ssc">
        <ResultsChart rows={newest} />
        <div>
          <ResultsTable rows={newest} caption={byYear} />
          <p className="s note">{noPupil}</p>
        </div>
      </div>
      {earlier.length > 0 && (
        <details className="card">
          <summary>{earlierYears}</summary>
          <ResultsTable rows={earlier} caption={earlierYears} />
        </details>
      )}
    </>
  )
}

export function ResultsTable({ rows, caption }: { rows: Rows; caption: string }) {
  const { language, words } = usePage()
  const { fields } = words.information
  const number = (value: number) => formatNumber(value, language)
  return (
    <table className="ssc-t">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{fields.year}</th>
          {(['appeared', 'passed', 'passRate', 'gpa5'] as const).map((field) => (
            <th key={field} scope="col" className="n">
              {fields[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.year}>
            <th scope="row">{inDigits(String(row.year), language)}</th>
            <td className="n">{number(row.appeared)}</td>
            <td className="n">{number(row.passed)}</td>
            <td className="n">{inDigits(passRate(row) ?? '–', language)}</td>
            <td className="n">{number(row.gpa5)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Stacked bars by year, as in the chart of the student counts: x and width are percentages, and text
 * is in pixels.
 */
function ResultsChart({ rows }: { rows: Rows }) {
  const { language, words } = usePage()
  const { chart, chartLabel, gpa5, otherPassed, failed, passedRate } = words.information.results
  const max = Math.max(1, ...rows.map(({ appeared }) => appeared))
  const percent = (value: number) => `${((value / max) * 100).toFixed(2)}%`
  const number = (value: number) => formatNumber(value, language)
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{chart}</h2>
        <ul className="key">
          {(
            [
              ['b1', gpa5],
              ['b2 b2l', otherPassed],
              ['b0', failed],
            ] as const
          ).map(([bar, label]) => (
            <li key={bar}>
              <svg width="20" height="20" aria-hidden="true">
                <rect className={bar} width="20" height="20" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg role="img" aria-label={chartLabel} width="100%" height={rows.length * ROW_HEIGHT}>
        {rows.map((row, index) => {
          const top = index * ROW_HEIGHT
          const best = showsGpa5(row) ? row.gpa5 : 0
          const rate = passRate(row)
          return (
            <g key={row.year}>
              <text x="0" y={top + 18}>
                {inDigits(String(row.year), language)}
              </text>{' '}
              {rate && (
                <text className="t" x="100%" y={top + 18} textAnchor="end">
                  {passedRate(inDigits(rate, language))}
                </text>
              )}{' '}
              <rect className="b0" x="0" y={top + 26} width={percent(row.appeared)} height={22} />
              <rect className="b2 b2l" x="0" y={top + 26} width={percent(row.passed)} height={22} />
              <rect className="b1" x="0" y={top + 26} width={percent(best)} height={22} />
              {best / max > 0.08 && (
                <text className="b1t" dx="8" x="0" y={top + 42}>
                  {number(best)}
                </text>
              )}{' '}
              {(row.passed - best) / max > 0.08 && (
                <text className="b2t" paintOrder="stroke" dx="8" x={percent(best)} y={top + 42}>
                  {number(row.passed - best)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
