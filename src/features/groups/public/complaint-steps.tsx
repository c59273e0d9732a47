import { DataTable } from '../../../pages/parts/data-table.tsx'
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
    <DataTable
      className="cards steps"
      caption={caption}
      hidesCaption
      hasLabels
      columns={[
        {
          head: columns.when,
          render: (_member, index) => (index === 0 ? first : after(roleOf(members[index - 1]!))),
        },
        {
          head: columns.who,
          render: (member) => (
            <>
              {roleOf(member)}{' '}
              <small>
                <MemberName member={member} />
              </small>
            </>
          ),
          isRowHead: true,
        },
        { head: columns.where, render: (member) => <MemberContact member={member} /> },
        {
          head: columns.limit,
          render: (member) => member.days !== null && days(formatNumber(member.days, language)),
        },
      ]}
      rows={members}
    />
  )

  function roleOf(member: VisibleMember): string {
    return member.role === 'officer' ? officer : roleName(member)
  }
}
