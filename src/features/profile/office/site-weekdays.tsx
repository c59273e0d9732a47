import { Checkbox, Group } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { SCHOOL_WEEK, weekdayName } from '../../../words/days.ts'
import type { SectionForm } from './site-draft.ts'
import { siteWords } from './site-words.ts'

export function SiteWeekdays({ form }: { form: SectionForm }) {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  const problemOf = useFieldProblem(form.sending.error)
  const chosen = form.values.weeklyHolidays
  return (
    <Checkbox.Group
      id="field-weeklyHolidays"
      label={words.fields.weeklyHolidays}
      value={chosen.map(String)}
      onChange={(days) => form.change({ weeklyHolidays: days.map(Number) })}
      error={problemOf('weeklyHolidays')}
    >
      <Group mt="xs">
        {SCHOOL_WEEK.map((day) => (
          <Checkbox key={day} value={String(day)} label={weekdayName(day, language)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
