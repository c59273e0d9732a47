import { type Column, DataTable } from '../../../pages/parts/data-table.tsx'
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
  const shown: Column<VisibleMember>[] = [
    { head: columns.name, render: (member) => <MemberName member={member} />, isRowHead: true },
    {
      head: hasContact ? columns.duty : columns.role,
      render: (member) => (
        <>
          {roleName(member)}{' '}
          {member.days !== null && <small>{days(formatNumber(member.days, language))}</small>}
        </>
      ),
      attributes: (member) => ({ lang: langOf(roleName(member), language) }),
    },
  ]
  if (hasContact) {
    shown.push({
      head: columns.contact,
      render: (member) => <MemberContact member={member} />,
      cellClass: 'c',
    })
  }
  if (hasYears) shown.push({ head: columns.years, render: (member) => <Years member={member} /> })
  return (
    <DataTable
      className={hasContact ? 'people duty' : 'people'}
      caption={membersOf(titleOf(group, language))}
      hidesCaption
      columns={shown}
      rows={members}
    />
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
