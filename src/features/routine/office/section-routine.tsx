import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { formatNumber } from '../../../words/format.ts'
import { copiedTable } from '@pathshala/tables/copied-html'
import type { Period, RoutineRecord, SectionKey } from '../schema.ts'
import { Picks } from '../../../office/form/picks.tsx'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { useSectionName } from '../../../office/form/section-choice.tsx'
import { copyTimetable, ordinalName } from '../timetable.ts'
import { Panel } from './panel.tsx'
import type { Pasted } from './paste-panel.tsx'
import { PeriodEditor } from './period-editor.tsx'
import { pathOf, type RoutineForm, useRoutineForm } from './routine-form.ts'
import { RecordProblem } from '../../../office/form/record-problem.tsx'
import { formatDay, isDay, weekdayName } from '@pathshala/bengali/days'
import { routineFieldWords } from './field-words.ts'
import {
  clashesOf,
  describePeriod,
  proposePeriods,
  type RoutineValues,
  timetableOf,
  withoutBreaks,
} from './routine-values.ts'
import { useSchoolDays, useTeachers } from './school-lists.ts'
import { routinesOn } from '../versions.ts'
import { TimetableGrid } from './timetable-grid.tsx'
import { routineWords } from './words.ts'

/** Loaded later, because it contains the library that reads CSV. */
const PastePanel = lazyPart(async () => (await import('./paste-panel.tsx')).PastePanel)

export function SectionRoutine({
  section,
  version,
  record,
  routines: all,
  onOther,
}: {
  section: SectionKey
  /** The first day of the routine, if it is not the routine of today. */
  version: string
  record: RoutineRecord | null
  /** With those of other days. */
  routines: RoutineRecord[]
  onOther: (routine: RoutineRecord) => void
}) {
  const { language } = useStaff()
  const today = useToday()
  const words = useScreenWords(routineWords)
  const teachers = useTeachers()
  const [proposed] = useState(() => ({
    validFrom: today,
    periods: proposePeriods(section.shift, routinesOn(all, today)),
    lessons: [],
  }))
  const form = useRoutineForm(section, version, {
    record,
    proposed,
    today,
    onSaved: ({ validFrom }) =>
      notify(validFrom > today ? words.savedForLater(formatDay(validFrom, language)) : words.saved),
    onOther,
  })
  const { sending, draft, timetable } = form
  const days = useSchoolDays(timetable.lessons.map(({ day }) => day))
  const { validFrom } = form.values
  const isLater = isDay(validFrom) && validFrom > today
  const routines = routinesOn(all, isLater ? validFrom : today)
  const others = routines.filter((one) => pathOf(one) !== pathOf(section))
  const clashes = clashesOf(timetable, others)
  const isRunning = record !== null && record.validFrom <= today
  const later = !isRunning
    ? isLater && words.shownLater(formatDay(validFrom, language))
    : isLater
      ? words.becomesNext(formatDay(validFrom, language))
      : words.nextHint
  const [panel, setPanel] = useState<'copy' | Pasted>()
  const field = useFields(form, { validFrom: words.validFrom })
  const close = () => setPanel(undefined)
  return (
    <Form sending={sending} onSubmit={() => void form.save()}>
      <RoutineProblem form={form} />
      {record === null && !draft.isDirty && <p className="s">{words.isNew}</p>}
      <Group className="acts">
        <Button
          variant="default"
          aria-expanded={typeof panel === 'object'}
          onClick={() =>
            setPanel(typeof panel === 'object' ? undefined : { text: '', day: days[0]!, period: 0 })
          }
        >
          {words.paste}
        </Button>
        {others.length > 0 && (
          <Button
            variant="default"
            aria-expanded={panel === 'copy'}
            onClick={() => setPanel(panel === 'copy' ? undefined : 'copy')}
          >
            {words.copy}
          </Button>
        )}
      </Group>
      {panel === 'copy' && (
        <CopyPanel form={form} section={section} others={others} onClose={close} />
      )}
      {typeof panel === 'object' && (
        <PastePanel
          key={panel.text}
          form={form}
          teachers={teachers}
          days={days}
          pasted={panel}
          onClose={close}
        />
      )}
      <div className="stack week">
        <p className="s desk-only">{words.keys}</p>
        <TimetableGrid
          form={form}
          teachers={teachers}
          days={days}
          clashes={clashes}
          onPaste={(data, at) => {
            const text = copiedTable(data)
            if (text !== undefined) setPanel({ text, ...at })
            return text !== undefined
          }}
        />
        <p role="status" className="gentle">
          {clashes.size > 0 && words.clashes(formatNumber(clashes.size, language))}
        </p>
      </div>
      <PeriodEditor form={form} />
      <TextInput
        {...field('validFrom')}
        type="date"
        maw="16rem"
        readOnly={sending.isSending}
        required
      />
      {record !== null && <p className="s">{later}</p>}
      <SaveRow draft={draft} sending={sending} />
    </Form>
  )
}

/** Copies the routine of another section into the form. */
function CopyPanel({
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

/** The reason why saving failed, or the fields that two clerks changed differently. */
function RoutineProblem({ form }: { form: RoutineForm }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const fields = useScreenWords(routineFieldWords)
  const { periods, lessons } = form.timetable
  const cellName = (day: number, period: string) => words.lesson(weekdayName(day, language), period)
  const timeOf = (period?: Period) => period && describePeriod(period, language)
  const describe = (values: RoutineValues) => {
    const week = withoutBreaks(timetableOf(values))
    return {
      [fields.validFrom]: isDay(values.validFrom)
        ? formatDay(values.validFrom, language)
        : values.validFrom,
      [fields.periods]: week.periods.map((one) => describePeriod(one, language)).join('\n'),
      // By time, so that a lesson with only another period number is not a difference.
      ...Object.fromEntries(
        week.lessons.map(({ day, period, subject, teacher }) => [
          cellName(day, timeOf(week.periods[period]) ?? ordinalName(period)),
          teacher ? words.taughtBy(subject, teacher) : subject,
        ]),
      ),
    }
  }
  const labels = {
    validFrom: words.validFrom,
    lessons: words.week,
    ...Object.fromEntries(
      periods.flatMap(({ name }, index) =>
        (['name', 'from', 'to'] as const).map((field) => [
          `periods.${index}.${field}`,
          words.ofPeriod(name, words.periodFields[field]),
        ]),
      ),
    ),
    ...Object.fromEntries(
      lessons.flatMap(({ day, period }, index) =>
        (['subject', 'teacher', 'period'] as const).map((field) => [
          `lessons.${index}.${field}`,
          words.field(cellName(day, periods[period]?.name ?? ordinalName(period)), words[field]),
        ]),
      ),
    ),
  }
  return (
    <RecordProblem form={form} describe={describe} labels={labels} quoted={words.failedToSave} />
  )
}
