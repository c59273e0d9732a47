import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { notifyUndo } from '../../../office/removed-note.tsx'
import { TableFileButton } from '../../../office/table-file-button.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { findByPart } from '../paste/teacher-names.ts'
import { fitTable } from '../paste/fit-table.ts'
import { parseTable } from '../paste/parse-table.ts'
import { Panel } from './panel.tsx'
import { copiedTable } from '../../../tables/copied-html.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import type { RoutineForm } from './routine-form.ts'
import type { Teacher } from './school-lists.ts'
import { TablePreview } from './table-preview.tsx'
import { routineWords } from './words.ts'

export interface Pasted {
  text: string
  /** The cell into which it was pasted. */
  day: number
  period: number
}

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
