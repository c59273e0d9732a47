import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { TableFileButton } from '../../../office/list/table-file-button.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { findByPart } from '@pathshala/bengali/person-name'
import { fitTable } from '../paste/fit-table.ts'
import { parseTable, type ReadTable } from '../paste/parse-table.ts'
import { Panel } from './panel.tsx'
import { copiedTable } from '@pathshala/tables/copied-html'
import { rowsOfText } from '@pathshala/tables/text-rows'
import type { RoutineForm } from './routine-form.ts'
import type { Teacher } from './school-lists.ts'
import { formatNumber } from '../../../words/format.ts'
import { weekdayName } from '@pathshala/bengali/days'
import type { Timetable } from '../timetable.ts'
import { cellKey, describePeriod } from './routine-values.ts'
import { routineWords } from './words.ts'

export interface Pasted {
  text: string
  /** The cell into which it was pasted. */
  day: number
  period: number
}

/** A week has fewer. The reader takes the time of a second for them. */
const MAX_LETTERS = 100_000

/** A field for a pasted table, with a preview. The routine changes only after the clerk accepts it. */
export function PastePanel({
  form,
  teachers,
  days,
  pasted,
  onClose,
}: {
  form: RoutineForm
  teachers: Teacher[]
  days: number[]
  pasted: Pasted
  onClose: () => void
}) {
  const words = useScreenWords(routineWords)
  const [text, setText] = useState(pasted.text)
  const read = parseTable(rowsOfText(text).rows, {
    days: days.slice(days.indexOf(pasted.day)),
    isTeacher: (name) => findByPart(name, teachers) !== undefined,
  })
  const { timetable, changeTimetable } = form
  const week = fitTable(read, timetable, { start: pasted.period, people: teachers })
  const take = () => {
    notifyUndo(words.taken, changeTimetable(week), words.isBack)
    onClose()
  }
  return (
    <Panel
      title={words.pasteTitle}
      onClose={onClose}
      actions={
        <>
          {read.lessons.length > 0 && <Button onClick={take}>{words.take}</Button>}
          <TableFileButton onText={setText} />
        </>
      }
    >
      <Textarea
        id="pasted-table"
        label={words.table}
        description={words.pasteHint}
        lang="bn"
        rows={5}
        className="pasted"
        maxLength={MAX_LETTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const table = copiedTable(event.clipboardData)
          if (table === undefined) return
          event.preventDefault()
          setText(table)
        }}
      />
      {text.trim() !== '' && (
        <TablePreview
          read={read}
          week={week}
          days={days}
          isReplacing={read.hasDays && timetable.lessons.length > 0}
        />
      )}
    </Panel>
  )
}

/** A preview of the week with the pasted table, and a list of the rows that were not understood. */
export function TablePreview({
  read,
  week,
  days,
  isReplacing,
}: {
  read: ReadTable
  week: Timetable
  days: number[]
  isReplacing: boolean
}) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const count = formatNumber(read.lessons.length, language)
  if (read.lessons.length === 0) return <p role="status">{words.nothingUnderstood}</p>
  const unknown = week.lessons.filter(({ teacherId, teacher }) => teacher !== '' && !teacherId)
  const names = [...new Set(unknown.map(({ teacher }) => teacher))]
  return (
    <>
      <p role="status">
        <b>{words.understood(count)}</b> {isReplacing && words.replaces}
      </p>
      <WeekTable week={week} days={days} />
      {names.length > 0 && <p className="s">{words.notInList(names.join(', '))}</p>}
      {read.refused.length > 0 && (
        <div className="stack refused">
          <h4>{words.refused}</h4>
          <ul>
            {read.refused.map(({ row, text, reason }) => (
              <li key={row}>
                {words.refusedRow(formatNumber(row + 1, language), text, words.reasons[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function WeekTable({ week, days }: { week: Timetable; days: number[] }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const written = new Set(week.lessons.map(({ day }) => day))
  const rows = [...days, ...[...written].filter((day) => !days.includes(day))]
  return (
    // A region that scrolls sideways must be focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="week-table" role="region" tabIndex={0} aria-label={words.preview}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {week.periods.map((period) => (
              <th key={period.from} scope="col" lang="bn">
                {describePeriod(period, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day}>
              <th scope="row">{weekdayName(day, language)}</th>
              {week.periods.map((_, period) => {
                const lesson = week.lessons.find((one) => one.day === day && one.period === period)
                return (
                  <td key={cellKey(day, period)} lang="bn">
                    <b>{lesson?.subject}</b> {lesson?.teacher}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
