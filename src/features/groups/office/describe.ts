import { toLatinDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { Language } from '../../../words/language.ts'
import type { GroupRecord } from '../schema.ts'
import type { MemberValues } from './group-values.ts'
import { groupOfficeWords } from './words.ts'

/** A member in the history or in the form. */
type Described = Pick<
  MemberValues,
  'role' | 'roleTitle' | 'name' | 'designation' | 'note' | 'phone' | 'email'
> & { days: number | string | null; from: string | null; to: string | null }

/** The members, one in a line. */
export function describeMembers(members: readonly Described[], language: Language): string {
  const { roles, memberFields } = groupOfficeWords[language]
  const lines = members.map(({ role, roleTitle, days, ...member }) => {
    const limit =
      days && `${memberFields.days}: ${formatNumber(Number(toLatinDigits(String(days))), language)}`
    const { name, designation, note, from, to, phone, email } = member
    const parts = [name, designation, note, limit, from, to, phone, email].filter(Boolean)
    return `${roleTitle || roles[role]}: ${parts.join(', ')}`
  })
  return lines.join('\n')
}

/** The addresses of the documents, one in a line. */
export function describeDocuments(
  documents: readonly Pick<GroupRecord['documents'][number], 'kind' | 'number'>[],
): string {
  return documents.map(({ kind, number }) => `/${kind}/${number}`).join('\n')
}
