import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatDay, isDay } from '../../../words/days.ts'
import { formatNumber, inDigits } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { titleOf } from './anchored.ts'
import { MemberContact, MemberName, useRoleName, type VisibleMember } from './member-name.tsx'
import type { VisibleGroup } from '../visible.ts'

/**
 * The members of a group, with a column for contact or years if any member has them. A phone shows
 * the duty before the name where people look for a duty.
 */
export function MemberTable({ group }: { group: VisibleGroup }) {
  const { words, language } = usePage()
  const roleName = useRoleName()
  const { members } = group
  const { columns, membersOf, days } = words.groups
  const hasContact = members.some(({ note, phone, email }) => note || phone || email)
  const hasYears = members.some(({ from, to }) => from ?? to)
  return (
    <table className={hasContact ? 'people duty' : 'people'}>
      <caption className="vh">{membersOf(titleOf(group, language))}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{hasContact ? columns.duty : columns.role}</th>
          {hasContact && <th scope="col">{columns.contact}</th>}
          {hasYears && <th scope="col">{columns.years}</th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <tr key={index}>
            <th scope="row">
              <MemberName member={member} />
            </th>
            <td lang={langOf(roleName(member), language)}>
              {roleName(member)}{' '}
              {member.days !== null && <small>{days(formatNumber(member.days, language))}</small>}
            </td>
            {hasContact && (
              <td className="c">
                <MemberContact member={member} />
              </td>
            )}
            {hasYears && (
              <td>
                <Years member={member} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** ১৯৮৮–১৯৯৯, or days. */
function Years({ member: { from, to } }: { member: VisibleMember }) {
  const { language } = usePage()
  const dayOrYear = (value: string) =>
    isDay(value) ? formatDay(value, language) : inDigits(value, language)
  const start = from && dayOrYear(from)
  const end = to && dayOrYear(to)
  if (start && end) return `${start}–${end}`
  return start ? `${start}–` : end && `–${end}`
}
