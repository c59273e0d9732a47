import { Group } from '@mantine/core'
import { Act } from '../../../office/list/act.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { LIST_ID } from '../../../office/shell/screen.tsx'
import { useStaff, useScreenWords } from '../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { COUNT_FIELDS } from '../fields.ts'
import { compareSections } from '../../../words/classes.ts'
import type { StudentCountRecord } from '../schema.ts'
import { studentCountWords } from './words.ts'
import { studentsIn } from '../sums.ts'

interface CountTableProps {
  counts: StudentCountRecord[]
  onOpen: (count: StudentCountRecord) => void
  onRemove: (count: StudentCountRecord) => void
}

/**
 * All sections, by class, then section, then shift. On a phone each row is a card. The roles are
 * explicit, because the CSS layout there would remove the table's semantics.
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
            <th role="columnheader" scope="col">
              {words.whichSection}
            </th>
            <th role="columnheader" scope="col" className="do">
              {words.actions}
            </th>
            {[words.total, ...COUNT_FIELDS.map((field) => words.fields[field])].map((label) => (
              <th key={label} role="columnheader" scope="col" className="upright">
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[...counts].sort(compareSections).map((count) => (
            <CountRow key={count._id} count={count} {...acts} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CountRow({
  count,
  onOpen,
  onRemove,
}: { count: StudentCountRecord } & Omit<CountTableProps, 'counts'>) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(studentCountWords)
  const name = useSectionName()(count)
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name} {count.isSample && <b className="mark">{staffWords.common.sample}</b>}
      </th>
      <td role="cell" className="do">
        <Group className="acts">
          <Act of={name} onClick={() => onOpen(count)}>
            {words.open}
          </Act>
          <Act of={name} isRemoval onClick={() => onRemove(count)}>
            {staffWords.common.remove}
          </Act>
        </Group>{' '}
      </td>
      <Figure label={words.total} value={studentsIn(count)} />
      {COUNT_FIELDS.map((field) => (
        <Figure key={field} label={words.fields[field]} value={count[field]} />
      ))}
    </tr>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  const { language } = useStaff()
  return (
    <td role="cell" className={value === 0 ? 'z' : undefined} data-l={label}>
      {formatNumber(value, language)}
    </td>
  )
}
