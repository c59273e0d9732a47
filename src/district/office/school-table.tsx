import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { languageOfText } from '../../words/language.ts'
import { districtScreens } from '../../office/shell/screens.ts'
import { useScreenWords } from '../../office/shell/staff-context.tsx'
import { type Column, COLUMNS, type Sort, type Trouble } from '../console/columns.ts'
import type { SchoolList, SchoolRow } from '../console/school-rows.ts'
import { tableWords } from '../console/words.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

/** The column in which each trouble shows. */
const PLACES: Record<Exclude<Column, 'title' | 'work'>, Trouble[]> = {
  published: ['silent', 'neverPublished'],
  board: ['boardIncomplete'],
  backup: ['backupFailing'],
  size: ['diskNearlyFull'],
  state: ['cannotOpen'],
}

/**
 * On a phone, each row is a card. The roles are explicit, because the CSS layout there would remove
 * the table's semantics.
 */
export function SchoolTable({
  list: { schools, total, sums },
  sort,
  order,
  filter,
  onSort,
}: {
  list: SchoolList
  sort: Sort
  order: string
  filter: Trouble | undefined
  onSort: (column: Column) => void
}) {
  const words = useScreenWords(schoolListWords)
  const { columns, troubles } = useScreenWords(tableWords)
  const { number } = useValues()
  return (
    <>
      <h2 id="schools" aria-live="polite">
        {filter && `${troubles[filter]}: `}
        {words.count(number(total))}
      </h2>
      {schools.length === 0 ? (
        <p className="card none" role="status">
          {sums.all === 0 ? words.noSchools : words.empty}
        </p>
      ) : (
        <table role="table" className="schools" aria-labelledby="schools">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  aria-sort={
                    column !== sort ? undefined : order === 'desc' ? 'descending' : 'ascending'
                  }
                >
                  <button type="button" className="link" onClick={() => onSort(column)}>
                    {columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {schools.map((school) => (
              <SchoolLine key={school.id} school={school} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function SchoolLine({ school }: { school: SchoolRow }) {
  const words = useScreenWords(schoolListWords)
  const { columns, troubles: labels } = useScreenWords(tableWords)
  const { nameOf, textsOf } = useValues()
  const { id, host, state, troubles } = school
  const texts = textsOf(school)
  const name = nameOf(school)
  const cell = (column: Exclude<Column, 'title'>, value: ReactNode) => {
    const isBad = column !== 'work' && PLACES[column].some((one) => troubles.includes(one))
    return (
      <td role="cell" data-label={columns[column]}>
        {isBad ? (
          <b className="bad">{value}</b>
        ) : (
          (value ?? <span className="s">{words.unknown}</span>)
        )}
      </td>
    )
  }
  const isFull = troubles.includes('diskNearlyFull')
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={`${districtScreens[0]!.path}/${id}`} lang={languageOfText(name)}>
          {name}
        </Link>
        <span className="s">
          {id} · {host}
        </span>
        {troubles.includes('sampleLeft') && <b className="mark">{labels.sampleLeft}</b>}
      </th>
      {cell('published', texts.published)}
      {cell('work', texts.work)}
      {cell('board', texts.board)}
      {cell('backup', texts.backup)}
      {cell('size', isFull ? `${texts.size} (${texts.part})` : texts.size)}
      {cell(
        'state',
        troubles.includes('cannotOpen') ? (
          labels.cannotOpen
        ) : state === 'open' ? (
          texts.state
        ) : (
          <b className="mark">{texts.state}</b>
        ),
      )}
    </tr>
  )
}
