import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StackedBars } from '../../../pages/parts/stacked-bars.tsx'
import { SHIFTS } from '../../../words/classes.ts'
import { formatNumber } from '../../../words/format.ts'
import type { ClassGroup } from '../sums.ts'
import type { Route } from './+types/page.ts'
import { CountsTable, SummaryTable, YearsTable } from './counts-tables.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import chartCss from '../../../pages/parts/chart.css?inline'
import countsCss from './counts.css?inline'

export const handle = { style: [tableCss, chartCss, countsCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async ({ studentCounts, studentYears }) => ({
    counts: await studentCounts.listForVisitors(),
    years: await studentYears.listForVisitors(),
  }))
  return data({ fetched }, statusOf(fetched))
}

export default function StudentCountPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const { title, heading, description, lead, asOf, failed, empty, hidden } = words.studentCount
  const { counts, years = [] } = fetched.content ?? {}
  const latest = counts?.sections
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return (
    <Page
      title={title}
      heading={heading}
      description={description}
      lead={
        latest && (
          <>
            {lead(formatNumber(counts!.total, language))} {asOf} <Day iso={latest} />
          </>
        )
      }
      isWide
    >
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(shown) => shown.counts.sections.length === 0}
      >
        {({ counts: shown }) => (
          <div className="counts">
            <CountsChart groups={shown.groups} />
            <CountsTable counts={shown} />
            {shown.isHiding && <p className="s">{hidden}</p>}
            <SummaryTable {...shown} />
          </div>
        )}
      </AsyncContent>
      {years.length > 0 && <YearsTable years={years} />}
    </Page>
  )
}

function CountsChart({ groups }: { groups: ClassGroup<unknown>[] }) {
  const { language, words } = usePage()
  const { chart, chartLabel, shifts, classes } = words.studentCount
  return (
    <StackedBars
      title={chart}
      label={chartLabel}
      parts={[
        { kind: 'b1', name: shifts.Morning },
        { kind: 'hatch', name: shifts.Day },
      ]}
      rows={groups.map(({ className, total, perShift }) => ({
        name: classes[className],
        total: formatNumber(total, language),
        values: SHIFTS.map((shift) => perShift[shift]),
      }))}
    />
  )
}
