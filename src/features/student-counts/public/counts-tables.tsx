import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { COUNT_FIELDS, type CountField } from '../fields.ts'
import type { StudentCountRecord } from '../schema.ts'
import { type ClassGroup, studentsIn } from '../sums.ts'

/**
 * A row for each class, shift and section, grouped by class. On a phone, classes can be expanded.
 */
export function CountsTable({ groups }: { groups: ClassGroup<StudentCountRecord>[] }) {
  const { words } = usePage()
  const { perClass, zerosHidden, moreColumns, sectionOf, shifts, sections } = words.studentCount
  const { shift, section, total, counts } = words.studentCount
  return (
    // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" role="region" tabIndex={0} aria-labelledby="per-class">
      <table className="cards nums">
        <caption id="per-class">
          {perClass} <small className="ph">{zerosHidden}</small>{' '}
          <small className="sideways">{moreColumns}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {shift}, {section}
            </th>
            <NumberHeading>{total}</NumberHeading>
            {COUNT_FIELDS.map((field) => (
              <NumberHeading key={field}>{counts[field]}</NumberHeading>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.className}>
            <ClassRow group={group} />
            {group.records.map((record) => (
              <tr key={record._id}>
                <th scope="row">{sectionOf(shifts[record.shift], sections[record.section])}</th>
                <Figure label={total} value={studentsIn(record)} />
                {COUNT_FIELDS.map((field) => (
                  <Figure key={field} label={counts[field]} value={record[field]} />
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
function ClassRow({ group }: { group: ClassGroup<StudentCountRecord> }) {
  const { language, words } = usePage()
  const { classTotal, classes } = words.studentCount
  const name = classTotal(classes[group.className], formatNumber(group.total, language))
  const id = `fold-${group.className}`
  return (
    <tr className="grp">
      <th scope="rowgroup" colSpan={COUNT_FIELDS.length + 2}>
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

function Figure({ label, value }: { label: string; value: number }) {
  const { language } = usePage()
  return (
    <td className={value === 0 ? 'n z' : 'n'} data-l={label}>
      {formatNumber(value, language)}
    </td>
  )
}

export function SummaryTable({ sums }: { sums: Record<CountField, number> }) {
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
            <b>{formatNumber(studentsIn(sums), language)}</b>
          </td>
        </tr>
        {COUNT_FIELDS.map((field) => (
          <tr key={field}>
            <th scope="row">{counts[field]}</th>
            <td className="n">{formatNumber(sums[field], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
