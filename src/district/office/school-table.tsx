import { Link } from 'react-router'
import { languageOfText } from '../../words/language.ts'
import { districtScreens } from '../../office/frame/screens.ts'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { type Column, COLUMNS, type Trouble } from '../console/columns.ts'
import type { SchoolList, SchoolRow } from '../console/school-rows.ts'
import { tableWords } from '../console/words.ts'
import { naturalOrder, useQuestion } from './use-question.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

/** The columns after the first, with the troubles that show there. */
const CELLS: [column: Exclude<Column, 'title'>, troubles: Trouble[]][] = [
  ['published', ['silent', 'neverPublished']],
  ['work', []],
  ['board', ['boardIncomplete']],
  ['backup', ['backupFailing']],
  ['size', ['diskNearlyFull']],
  ['state', ['cannotOpen']],
]

/**
 * On a phone, each row is a card. The roles are explicit, because the CSS layout there would remove
 * the table's semantics.
 */
export function SchoolTable({ list: { schools, total, sums } }: { list: SchoolList }) {
  const words = useScreenWords(schoolListWords)
  const { columns, troubles } = useScreenWords(tableWords)
  const { number } = useValues()
  const { filter, sort, isDescending, choose } = useQuestion()
  // A second press turns the order.
  const turned = isDescending ? undefined : 'desc'
  const sortBy = (column: Column) =>
    choose({ sort: column, order: column === sort ? turned : naturalOrder(column) })
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
        <table role="table" className="schools rows" aria-labelledby="schools">
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  aria-sort={
                    column !== sort ? undefined : isDescending ? 'descending' : 'ascending'
                  }
                >
                  <button type="button" className="link" onClick={() => sortBy(column)}>
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
  const has = (trouble: Trouble) => troubles.includes(trouble)
  const values = {
    ...texts,
    ...(has('diskNearlyFull') && { size: `${texts.size} (${texts.part})` }),
    ...(state !== 'open' && { state: <b className="mark">{texts.state}</b> }),
    ...(has('cannotOpen') && { state: labels.cannotOpen }),
  }
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={`${districtScreens[0]!.path}/${id}`} lang={languageOfText(name)}>
          {name}
        </Link>
        <span className="s">
          {id} · {host}
        </span>
        {has('sampleLeft') && <b className="mark">{labels.sampleLeft}</b>}
      </th>
      {CELLS.map(([column, bad]) => (
        <td key={column} role="cell" data-label={columns[column]}>
          {bad.some(has) ? (
            <b className="bad">{values[column]}</b>
          ) : (
            (values[column] ?? <span className="s">{words.unknown}</span>)
          )}
        </td>
      ))}
    </tr>
  )
}
