import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { MemberContact, MemberName, useRoleName, type VisibleMember } from './member-name.tsx'

/** Where to complain, step by step: the members in their order. */
export function ComplaintSteps({ members }: { members: VisibleMember[] }) {
  const { words, language } = usePage()
  const roleName = useRoleName()
  const { complaints, days } = words.groups
  const { columns, caption, officer, first, after } = complaints
  return (
    <table className="cards steps">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.where}</th>
          <th scope="col">{columns.limit}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, index) => (
          <tr key={index}>
            <td data-l={columns.when}>
              {index === 0 ? first : after(roleOf(members[index - 1]!))}
            </td>
            <th scope="row" data-l={columns.who}>
              {roleOf(member)}{' '}
              <small>
                <MemberName member={member} />
              </small>
            </th>
            <td data-l={columns.where}>
              <MemberContact member={member} />
            </td>
            <td data-l={columns.limit}>
              {member.days !== null && days(formatNumber(member.days, language))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function roleOf(member: VisibleMember): string {
    return member.role === 'officer' ? officer : roleName(member)
  }
}
