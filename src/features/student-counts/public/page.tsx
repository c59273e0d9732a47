import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { Route } from './+types/page.ts'
import { CountsChart } from './chart.tsx'
import { CountsTable, SummaryTable } from './counts-tables.tsx'
import { groupByClass, studentsIn, sumCounts } from '../sums.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import countsCss from './counts.css?inline'

export const handle = { style: [tableCss, countsCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, (stores) => stores.studentCounts.list())
  return data({ fetched }, statusOf(fetched))
}

export default function StudentCountPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const { title, heading, description, lead, asOf, failed, empty } = words.studentCount
  const records = fetched.content ?? []
  const sums = sumCounts(records)
  const latest = records
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
            {lead(formatNumber(studentsIn(sums), language))} {asOf} <Day iso={latest} />
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
        isEmpty={(counts) => counts.length === 0}
      >
        {(counts) => {
          const groups = groupByClass(counts)
          return (
            <>
              <CountsChart groups={groups} />
              <CountsTable groups={groups} />
              <SummaryTable sums={sums} />
            </>
          )
        }}
      </AsyncContent>
    </Page>
  )
}
