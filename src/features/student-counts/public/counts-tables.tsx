import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { COUNT_FIELDS, SECTION_FIELDS } from '../fields.ts'
import type { Shown, VisitorCounts, VisitorSection } from '../for-visitors.ts'
import type { ClassGroup } from '../sums.ts'

/**
 * A row for each class, shift and section, grouped by class. On a phone, classes can be expanded.
 */
export function CountsTable({ groups }: { groups: ClassGroup<VisitorSection>[] }) {
  const { words } = usePage()
  const { perClass, zerosHidden, sectionOf, shifts, sections } = words.studentCount
  const { shift, total, counts } = words.studentCount
  return (
    // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" role="region" tabIndex={0} aria-labelledby="per-class">
      <table className="cards nums">
        <caption id="per-class">
          {perClass} <small className="ph">{zerosHidden}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {shift}, {words.studentCount.section}
            </th>
            <NumberHeading>{total}</NumberHeading>
            {SECTION_FIELDS.map((field) => (
              <NumberHeading key={field}>{counts[field]}</NumberHeading>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.className}>
            <ClassRow group={group} />
            {group.sections.map((section) => (
              <tr key={section._id}>
                <th scope="row">{sectionOf(shifts[section.shift], sections[section.section])}</th>
                <Figure label={total} value={section.total} />
                {SECTION_FIELDS.map((field) => (
                  <Figure key={field} label={counts[field]} value={section[field]} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** The heading of a class; on a phone it expands the class. */
function ClassRow({ group }: { group: ClassGroup<VisitorSection> }) {
  const { language, words } = usePage()
  const { classTotal, classes } = words.studentCount
  const name = classTotal(classes[group.className], formatNumber(group.total, language))
  const id = `fold-${group.className}`
  return (
    <tr className="grp">
      <th scope="rowgroup" colSpan={SECTION_FIELDS.length + 2}>
        <input className="vh" type="checkbox" id={id} /> <label htmlFor={id}>{name}</label>
      </th>
    </tr>
  )
}

function NumberHeading({ children }: { children: string }) {
  return (
    <th scope="col" className="n">
      {children}
    </th>
  )
}

function Figure({ label, value }: { label: string; value: Shown }) {
  return (
    <td className={value === 0 ? 'n z' : 'n'} data-l={label}>
      <ShownNumber value={value} />
    </td>
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

export function SummaryTable({ total: all, sums }: Pick<VisitorCounts, 'total' | 'sums'>) {
  const { language, words } = usePage()
  const { summary, kind, number, total, counts } = words.studentCount
  return (
    <table className="sum">
      <caption>{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col" className="n">
            {number}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <b>{total}</b>
          </th>
          <td className="n">
            <b>{formatNumber(all, language)}</b>
          </td>
        </tr>
        {COUNT_FIELDS.map((field) => (
          <tr key={field}>
            <th scope="row">{counts[field]}</th>
            <td className="n">
              <ShownNumber value={sums[field]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
