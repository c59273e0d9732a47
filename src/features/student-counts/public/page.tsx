import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StackedBars } from '../../../pages/parts/stacked-bars.tsx'
import { SHIFTS } from '@pathshala/bengali/classes'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { ClassGroup } from '../sums.ts'
import type { Route } from './+types/page.ts'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { classAnchor, sumAnchor } from '../anchors.ts'
import { COUNT_FIELDS, type CountField } from '../fields.ts'
import type { ClosedYear } from '../describe-year.ts'
import type { Shown, VisitorCounts, VisitorSection } from '../for-visitors.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import chartCss from '../../../pages/parts/chart.css?inline'
import countsCss from './counts.css?inline'

/** The last counts of sex, religion, group and freedom fighters. A line follows each of them. */
const ENDS: ReadonlySet<CountField> = new Set([
  'girls',
  'christian',
  'humanities',
  'muktiJoddharSontan',
])

export const handle = { style: [tableCss, chartCss, countsCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async ({ studentCounts, studentYears }) => ({
    counts: await studentCounts.listForVisitors(),
    years: await studentYears.listForVisitors(),
    coming: await studentCounts.findComingYear(),
  }))
  return data({ fetched }, statusOf(fetched))
}

export default function StudentCountPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const { title, heading, description, lead, asOf, failed, empty, hidden, comingYear } =
    words.studentCount
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
        {({ counts: shown, coming }) => (
          <div className="counts blocks">
            {coming !== undefined && (
              <p className="over">
                {comingYear(
                  formatDay(`${coming}-01-01`, language),
                  inDigits(String(coming), language),
                )}
              </p>
            )}
            <CountsChart groups={shown.groups} />
            <CountsTable counts={shown} />
            {shown.isHiding && <p className="s">{hidden}</p>}
            <SummaryTable {...shown} />
            {years.length > 0 && <PastYears years={years} />}
          </div>
        )}
      </AsyncContent>
      {counts?.sections.length === 0 && years.length > 0 && <PastYears years={years} />}
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

/**
 * A row for each class, shift and section, grouped by class. On a phone, classes can be expanded, and
 * counts that are 0 in all sections are in one sentence below.
 */
function CountsTable({ counts }: { counts: VisitorCounts }) {
  const { language, words } = usePage()
  const { perClass, shift, section, total, counts: labels, zeroEverywhere } = words.studentCount
  const { fields, sections, groups, sums } = counts
  const empty = fields.filter((field) => sections.every((one) => one[field] === 0))
  const columns: Column[] = fields.map((field) => ({
    field,
    label: labels[field],
    className: `n${empty.includes(field) ? ' o' : ''}${ENDS.has(field) ? ' e' : ''}`,
  }))
  return (
    <div className="per-class">
      {/* A region that scrolls sideways must be focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll fade" role="region" tabIndex={0} aria-labelledby="per-class">
        <table className="cards nums bare">
          <caption id="per-class">{perClass}</caption>
          <thead>
            <tr>
              <th scope="col">
                {shift}, {section}
              </th>
              <th scope="col" className="n e">
                {total}
              </th>
              {columns.map(({ field, label, className }) => (
                <th key={field} scope="col" className={className}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <ClassRows key={group.className} group={group} columns={columns} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td className="n e">{formatNumber(counts.total, language)}</td>
              {columns.map(({ field, className }) => (
                <td key={field} className={className}>
                  <ShownNumber value={sums[field]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {empty.length > 0 && (
        <p className="s">{zeroEverywhere(empty.map((field) => labels[field]).join(', '))}</p>
      )}
    </div>
  )
}

interface Column {
  field: CountField
  label: string
  className: string
}

/** A class, whose heading expands it on a phone, and its sections. */
function ClassRows({ group, columns }: { group: ClassGroup<VisitorSection>; columns: Column[] }) {
  const { language, words } = usePage()
  const { classTotal, classes, sectionOf, shifts, sections, total } = words.studentCount
  const name = classTotal(classes[group.className], formatNumber(group.total, language))
  return (
    <tbody>
      <tr className="grp">
        <th scope="rowgroup" colSpan={columns.length + 2}>
          <details id={classAnchor(group.className)}>
            <summary>{name}</summary>
          </details>
        </th>
      </tr>
      {group.sections.map((section) => (
        <tr key={section._id}>
          <th scope="row">{sectionOf(shifts[section.shift], sections[section.section])}</th>
          <td className="n e" data-l={total}>
            <ShownNumber value={section.total} />
          </td>
          {columns.map(({ field, label, className }) => (
            <td
              key={field}
              className={section[field] === 0 ? `${className} z` : className}
              data-l={label}
            >
              <ShownNumber value={section[field]!} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function ShownNumber({ value }: { value: Shown }) {
  const { language, words } = usePage()
  const { few, notShown } = words.studentCount
  if (typeof value === 'number') return formatNumber(value, language)
  if (value === 'few') return few
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="vh">{notShown}</span>
    </>
  )
}

function SummaryTable({ total: all, sums }: Pick<VisitorCounts, 'total' | 'sums'>) {
  const { language, words } = usePage()
  const { summary, kind, number, total, counts } = words.studentCount
  return (
    <DataTable
      className="sum"
      caption={summary}
      columns={[
        { head: kind, render: ({ name }) => name, isRowHead: true },
        { head: number, render: ({ value }) => value, isNumber: true },
      ]}
      rows={[
        { id: undefined, name: total, value: formatNumber(all, language), isZero: false },
        ...COUNT_FIELDS.map((field) => ({
          id: sumAnchor(field),
          name: counts[field],
          value: <ShownNumber value={sums[field]} />,
          isZero: sums[field] === 0,
        })),
      ]}
      rowClass={({ isZero }) => (isZero ? 'z' : undefined)}
      rowId={({ id }) => id}
    />
  )
}

/** The totals of past years, newest first. It is a list: the specification has two tables. */
function PastYears({ years }: { years: ClosedYear[] }) {
  const { language, words } = usePage()
  const { pastYears, total, counts } = words.studentCount
  return (
    <section className="card years">
      <h2>{pastYears}</h2>
      <ul className="rows">
        {years.map((closed) => (
          <li key={closed.year}>
            <b>{inDigits(String(closed.year), language)}:</b> {total}{' '}
            <ShownNumber value={closed.total} />, {counts.girls}{' '}
            <ShownNumber value={closed.girls} />, {counts.boys} <ShownNumber value={closed.boys} />
          </li>
        ))}
      </ul>
    </section>
  )
}
