import { Button } from '@mantine/core'
import { useState } from 'react'
import { Act, Of } from '../../../office/list/act.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { LIST_ID } from '../../../office/frame/screen.tsx'
import { useStaff, useScreenWords } from '../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { CountField } from '../fields.ts'
import { compareSections } from '@pathshala/bengali/classes'
import type { StudentCountRecord } from '../schema.ts'
import { studentCountWords } from './words.ts'
import { studentsIn } from '../sums.ts'

interface CountTableProps {
  counts: StudentCountRecord[]
  onOpen: (count: StudentCountRecord) => void
  onRemove: (count: StudentCountRecord) => void
}

/** The columns under one heading. The first ones have no heading in common. */
const COLUMN_GROUPS = [
  { fields: ['boys', 'girls'] },
  { group: 'religions', fields: ['muslim', 'hindu', 'bouddho', 'christian'] },
  { group: 'studies', fields: ['science', 'business', 'humanities'] },
  { group: 'fighters', fields: ['muktiJoddha', 'muktiJoddharSontan'] },
  { group: 'needs', fields: ['autistic', 'physicalDisabled'] },
] as const satisfies { group?: string; fields: readonly CountField[] }[]

/** The first field after a line between columns. */
const STARTS = new Set<CountField>(COLUMN_GROUPS.slice(1).map(({ fields }) => fields[0]))

/**
 * All sections, by class, then section, then shift. On a phone a row has its name and sums, and
 * opens. The roles are explicit, because the CSS layout there would remove the table's semantics.
 */
export function CountTable({ counts, ...acts }: CountTableProps) {
  const words = useScreenWords(studentCountWords)
  return (
    // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="counts" role="region" tabIndex={0} aria-labelledby={LIST_ID}>
      <table role="table" aria-labelledby={LIST_ID}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" rowSpan={2}>
              {words.whichSection}
            </th>
            <th role="columnheader" scope="col" rowSpan={2}>
              {words.total}
            </th>
            {COLUMN_GROUPS.map((one) =>
              'group' in one ? (
                <th
                  key={one.group}
                  role="columnheader"
                  scope="colgroup"
                  colSpan={one.fields.length}
                  className="starts group-head"
                >
                  {words.columnGroups[one.group]}
                </th>
              ) : (
                one.fields.map((field) => (
                  <th key={field} role="columnheader" scope="col" rowSpan={2}>
                    {words.fields[field]}
                  </th>
                ))
              ),
            )}
            <th role="columnheader" scope="col" rowSpan={2}>
              <span className="vh">{words.actions}</span>
            </th>
          </tr>
          <tr role="row">
            {COLUMN_GROUPS.filter((one) => 'group' in one).flatMap(({ fields }) =>
              fields.map((field) => (
                <th
                  key={field}
                  role="columnheader"
                  scope="col"
                  className={STARTS.has(field) ? 'starts' : undefined}
                >
                  <span>
                    {(words.shortFields as Partial<Record<CountField, string>>)[field] ??
                      words.fields[field]}
                  </span>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[...counts].sort(compareSections).map((count, index, sorted) => (
            <CountRow
              key={count._id}
              count={count}
              isFirstOfClass={count.className !== sorted[index - 1]?.className}
              {...acts}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CountRow({
  count,
  isFirstOfClass,
  onOpen,
  onRemove,
}: { count: StudentCountRecord; isFirstOfClass: boolean } & Omit<CountTableProps, 'counts'>) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(studentCountWords)
  const name = useSectionName()(count)
  /** On a phone. */
  const [isWhole, setIsWhole] = useState(false)
  const classes = [isFirstOfClass && 'first-of-class', isWhole && 'is-whole'].filter(Boolean)
  return (
    <tr role="row" className={classes.join(' ') || undefined}>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className="link"
          aria-label={`${name}: ${words.open}`}
          onClick={() => onOpen(count)}
        >
          {name}
        </button>{' '}
        {count.isSample && <b className="mark">{staffWords.common.sample}</b>}
      </th>
      <Figure className="sum" label={words.total} value={studentsIn(count)} />
      {COLUMN_GROUPS.flatMap((one) =>
        one.fields.map((field) => (
          <Figure
            key={field}
            className={[isPart(count, field) ? 'part' : 'sum', STARTS.has(field) && 'starts']
              .filter(Boolean)
              .join(' ')}
            label={words.fields[field]}
            value={count[field]}
          />
        )),
      )}
      <td role="cell" className="do">
        <Button
          variant="subtle"
          className="whole-row"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {words.wholeRow}
          <Of name={name} />
        </Button>
        <Act of={name} isRemoval onClick={() => onRemove(count)}>
          {staffWords.common.remove}
        </Act>
      </td>
    </tr>
  )
}

/** Whether a phone shows it only in an open row. A girls’ school has no boys in any. */
function isPart(count: StudentCountRecord, field: CountField): boolean {
  return field === 'boys' ? count.boys === 0 : field !== 'girls'
}

function Figure({ label, value, className }: { label: string; value: number; className: string }) {
  const { language } = useStaff()
  return (
    <td role="cell" className={value === 0 ? `${className} z` : className} data-l={label}>
      {formatNumber(value, language)}
    </td>
  )
}
