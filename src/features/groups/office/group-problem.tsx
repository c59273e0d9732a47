import { RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatDay, isDay } from '../../../words/days.ts'
import type { Language } from '../../../words/language.ts'
import { consentWords } from '../../people/office/consent-words.ts'
import { describeDocuments, describeMembers } from './describe.ts'
import type { GroupForm } from './group-form.ts'
import type { GroupValues, MemberValues } from './group-values.ts'
import { groupOfficeWords } from './words.ts'

/** The reason why saving failed, or the fields that two clerks changed differently. */
export function GroupProblem({ form }: { form: GroupForm }) {
  const { language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const consent = useScreenWords(consentWords)
  const { fields, memberFields, ofMember } = words
  const describe = (values: GroupValues): Record<string, string> => {
    const texts: Partial<Record<string, string>> = {
      members: describeMembers(values.members, language),
      documents: describeDocuments(values.documents),
      purpose: words.purposes[values.purpose],
      phoneOf: values.phoneOf && consent.owners[values.phoneOf],
    }
    const names = Object.keys(fields) as (keyof typeof fields)[]
    return Object.fromEntries(
      names.map((name) => [fields[name], texts[name] ?? dayOrText(values[name], language)]),
    )
  }
  const memberLabels = form.values.members.flatMap(({ name }, index) =>
    (Object.keys(memberFields) as (keyof MemberValues & keyof typeof memberFields)[]).map(
      (field) => [`members.${index}.${field}`, ofMember(name, memberFields[field])],
    ),
  )
  const addingLabel = [['adding.officerId', memberFields.officerId]]
  const documentLabels = form.values.documents.map((_, index) => [
    `documents.${index}`,
    fields.documents,
  ])
  return (
    <RecordProblem
      form={form}
      describe={describe}
      labels={{
        ...fields,
        ...Object.fromEntries([...memberLabels, ...addingLabel, ...documentLabels]),
      }}
      quoted={words.notSaved}
    />
  )
}

function dayOrText(value: unknown, language: Language): string {
  if (typeof value !== 'string') return ''
  return isDay(value) ? formatDay(value, language) : value
}
