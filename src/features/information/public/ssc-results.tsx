import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StackedBars } from '../../../pages/parts/stacked-bars.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { OwnValue } from '../schema.ts'
import { newestFirst, passRate, showsGpa5 } from '../sums.ts'

type Rows = OwnValue<'ssc-results'>['rows']

export const SHOWN_YEARS = 5

/** A chart and a table of the newest years. The visitor can open a table of the earlier years. */
export function SscResults({ rows }: { rows: Rows }) {
  const { words } = usePage()
  const { noPupil, byYear, earlierYears } = words.information.results
  const sorted = newestFirst(rows)
  const newest = sorted.slice(0, SHOWN_YEARS)
  const earlier = sorted.slice(SHOWN_YEARS)
  return (
    <>
      <div className="blocks ssc">
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
  const shown: [keyof typeof fields, (row: Rows[number]) => string][] = [
    ['appeared', (row) => number(row.appeared)],
    ['passed', (row) => number(row.passed)],
    ['passRate', (row) => inDigits(passRate(row) ?? '–', language)],
    ['gpa5', (row) => number(row.gpa5)],
  ]
  return (
    <div className="scroll">
      <DataTable
        className="ssc-t"
        caption={caption}
        columns={[
          {
            head: fields.year,
            render: ({ year }) => inDigits(String(year), language),
            isRowHead: true,
          },
          ...shown.map(([field, render]) => ({ head: fields[field], render, isNumber: true })),
        ]}
        rows={rows}
      />
    </div>
  )
}

function ResultsChart({ rows }: { rows: Rows }) {
  const { language, words } = usePage()
  const { chart, chartLabel, gpa5, otherPassed, failed, passedRate } = words.information.results
  return (
    <StackedBars
      title={chart}
      label={chartLabel}
      parts={[
        { kind: 'b1', name: gpa5 },
        { kind: 'b2', name: otherPassed },
        { kind: 'b0', name: failed },
      ]}
      rows={rows.map((row) => {
        const best = showsGpa5(row) ? row.gpa5 : 0
        const rate = passRate(row)
        return {
          name: inDigits(String(row.year), language),
          total: rate && passedRate(inDigits(rate, language)),
          values: [best, row.passed - best, row.appeared - row.passed],
        }
      })}
    />
  )
}
