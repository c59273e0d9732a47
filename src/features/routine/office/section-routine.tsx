import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SaveRow } from '../../../office/draft-note.tsx'
import { useFields } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { dayAt, formatNumber } from '../../../words/format.ts'
import { copiedTable } from '../../../tables/copied-html.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { CopyPanel } from './copy-panel.tsx'
import type { Pasted } from './paste-panel.tsx'
import { PeriodEditor } from './period-editor.tsx'
import { pathOf, useRoutineForm } from './routine-form.ts'
import { RoutineProblem } from './routine-problem.tsx'
import { clashesOf, proposePeriods } from './routine-values.ts'
import { useSchoolDays, useTeachers } from './school-lists.ts'
import { TimetableGrid } from './timetable-grid.tsx'
import { routineWords } from './words.ts'

/** Loaded later, because it contains the library that reads CSV. */
const PastePanel = lazyPart(async () => (await import('./paste-panel.tsx')).PastePanel)

export function SectionRoutine({
  section,
  record,
  routines,
}: {
  section: SectionKey
  record: RoutineRecord | null
  /** The routines of all sections. */
  routines: RoutineRecord[]
}) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(routineWords)
  const teachers = useTeachers()
  const [proposed] = useState(() => ({
    validFrom: dayAt(new Date(), timeZone),
    periods: proposePeriods(section.shift, routines),
    lessons: [],
  }))
  const form = useRoutineForm(section, record, proposed, () => notify(words.saved))
  const { sending, draft, timetable } = form
  const days = useSchoolDays(timetable.lessons.map(({ day }) => day))
  const others = routines.filter((one) => pathOf(one) !== pathOf(section))
  const clashes = clashesOf(timetable, others)
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
        className="valid-from"
        readOnly={sending.isSending}
        required
      />
      <SaveRow draft={draft} sending={sending} />
    </Form>
  )
}
