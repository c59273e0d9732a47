import { useState } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { formatNumber } from '../../../words/format.ts'
import type { RoutineRecord, TeacherReplacement } from '../schema.ts'
import { comingAfter, routinesOn } from '../versions.ts'
import { LIST } from './routine-form.ts'
import { countNewClashes, type Taught, teachersOf } from './routine-values.ts'
import { useRoutines, useTeachers } from './school-lists.ts'
import { routineWords } from './words.ts'

/** Gives all lessons of a teacher to another one: a teacher retires, or is transferred. */
export function ReplaceTeacher() {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const { title, lead, old, next, choose, amount, clashes, act } = words.replace
  const { data: routines = [] } = useRoutines()
  const teachers = useTeachers()
  const today = useToday()
  const [oldKey, setOldKey] = useState('')
  const [by, setBy] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const taught = teachersOf([...routinesOn(routines, today), ...comingAfter(routines, today)])
  const chosen = taught.find(({ key }) => key === oldKey)
  const others = teachers.filter(({ _id }) => _id !== chosen?.teacherId)
  const other = others.find(({ _id }) => _id === by)
  const clashing =
    chosen && other ? countNewClashes({ ...chosen, by: other._id }, routines, today) : 0
  if (taught.length === 0) return null
  return (
    <details className="fold">
      <summary>{title}</summary>
      <div className="card">
        <p className="s">{lead}</p>
        <NativeSelect
          mt="sm"
          label={old}
          value={oldKey}
          onChange={(event) => setOldKey(event.currentTarget.value)}
          data={[
            { value: '', label: choose },
            ...taught.map(({ key, teacher, lessons }) => ({
              value: key,
              label: amount(teacher, formatNumber(lessons, language)),
            })),
          ]}
        />
        <NativeSelect
          mt="sm"
          label={next}
          value={other ? by : ''}
          onChange={(event) => setBy(event.currentTarget.value)}
          data={[
            { value: '', label: choose },
            ...others.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <p className="gentle" role="status">
          {clashing > 0 && other && clashes(other.name, formatNumber(clashing, language))}
        </p>
        <Button mt="sm" disabled={!chosen || !other} onClick={() => setIsAsking(true)}>
          {act}
        </Button>
      </div>
      {isAsking && chosen && other && (
        <Question
          old={chosen}
          by={other._id}
          name={other.name}
          onClose={() => setIsAsking(false)}
          onDone={() => setOldKey('')}
        />
      )}
    </details>
  )
}

function Question({
  old,
  by,
  name,
  onClose,
  onDone,
}: {
  old: Taught
  by: string
  name: string
  onClose: () => void
  onDone: () => void
}) {
  const { language } = useStaff()
  const { title, question, act, done } = useScreenWords(routineWords).replace
  const client = useQueryClient()
  const { teacherId, teacher } = old
  return (
    <ConfirmDialog
      title={title}
      question={question(teacher, formatNumber(old.lessons, language), name)}
      subject=""
      color="green"
      action={act}
      onClose={onClose}
      onConfirm={async () => {
        const body: TeacherReplacement = { teacherId, teacher, by }
        const changed = await callApi<RoutineRecord[]>({
          method: 'POST',
          path: `${LIST}/teacher`,
          body,
        })
        await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOfRoutines(path) })
        notify(done(name, formatNumber(changed.length, language)))
        onDone()
      }}
    />
  )
}

function isOfRoutines(path: unknown): boolean {
  return typeof path === 'string' && path.startsWith(LIST)
}
