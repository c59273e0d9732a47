import { Checkbox, Group } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { weekdayName } from '../../../words/days.ts'
import type { SectionForm } from './site-draft.ts'
import { siteWords } from './site-words.ts'

/** The week of a school in Bangladesh begins on Saturday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5]

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
        {WEEK.map((day) => (
          <Checkbox key={day} value={String(day)} label={weekdayName(day, language)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
