import { RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { valueTexts } from '../../../office-features.ts'
import { formatDay, isDay } from '../../../words/days.ts'
import type { GroupForm } from './group-form.ts'
import type { GroupValues, MemberValues } from './group-values.ts'
import { groupOfficeWords } from './words.ts'

/** The reason why saving failed, or the fields that two clerks changed differently. */
export function GroupProblem({ form }: { form: GroupForm }) {
  const { language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { fields, memberFields, ofMember } = words
  const describe = (values: GroupValues): Record<string, string> =>
    Object.fromEntries(
      (Object.keys(fields) as (keyof typeof fields)[]).map((field) => [
        fields[field],
        textOf(field, values[field]),
      ]),
    )
  const textOf = (field: keyof typeof fields, value: unknown): string => {
    const ownText = valueTexts(language)[field]
    if (ownText) return ownText(value)
    const text = String(value)
    return isDay(text) ? formatDay(text, language) : text
  }
  const memberLabels = form.values.members.flatMap(({ name }, index) =>
    (Object.keys(memberFields) as (keyof MemberValues & keyof typeof memberFields)[]).map(
      (field) => [`members.${index}.${field}`, ofMember(name, memberFields[field])],
    ),
  )
  const documentLabels = form.values.documents.map((_, index) => [
    `documents.${index}`,
    fields.documents,
  ])
  return (
    <RecordProblem
      form={form}
      describe={describe}
      labels={{ ...fields, ...Object.fromEntries([...memberLabels, ...documentLabels]) }}
      quoted={words.notSaved}
    />
  )
}
