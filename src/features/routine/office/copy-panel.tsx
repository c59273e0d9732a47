import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Picks } from '../../../office/picks.tsx'
import { notifyUndo } from '../../../office/removed-note.tsx'
import { useSectionName } from '../../../office/section-choice.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { copyTimetable } from '../timetable.ts'
import { Panel } from './panel.tsx'
import type { RoutineForm } from './routine-form.ts'
import { routineWords } from './words.ts'

/** Copies the routine of another section into the form. */
export function CopyPanel({
  form,
  section,
  others,
  onClose,
}: {
  form: RoutineForm
  section: SectionKey
  others: RoutineRecord[]
  onClose: () => void
}) {
  const words = useScreenWords(routineWords)
  const nameOf = useSectionName()
  const [id, setId] = useState(others[0]!._id)
  const [withTeachers, setWithTeachers] = useState(true)
  const source = others.find(({ _id }) => _id === id)!
  const keepsPeriods = source.shift !== section.shift
  const { timetable, changeTimetable } = form
  const copy = () => {
    const periods = keepsPeriods ? timetable.periods : undefined
    const undo = changeTimetable(copyTimetable(source, { periods, withTeachers }))
    notifyUndo(words.copied, undo, words.isBack)
    onClose()
  }
  return (
    <Panel
      title={words.copyTitle}
      onClose={onClose}
      actions={<Button onClick={copy}>{words.copyNow}</Button>}
    >
      <NativeSelect
        label={words.from}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        data={others.map((one) => ({ value: one._id, label: nameOf(one) }))}
      />
      <Picks
        name="what"
        label={words.what}
        values={['with', 'without']}
        labels={{ with: words.withTeachers, without: words.withoutTeachers }}
        value={withTeachers ? 'with' : 'without'}
        onPick={(what) => setWithTeachers(what === 'with')}
      />
      {keepsPeriods && <p className="s">{words.keepsPeriods}</p>}
    </Panel>
  )
}
