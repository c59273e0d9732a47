import { Group } from '@mantine/core'
import { FormProblem } from '../../../office/form-problem.tsx'
import { Act } from '../../../office/act.tsx'
import { UpDownButtons } from '../../../office/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { moveInList, useOrder } from '../../../office/use-order.ts'
import { formatDay } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import type { GroupRecord } from '../schema.ts'
import { GROUPS } from './group-form.ts'
import { groupOfficeWords } from './words.ts'

interface GroupActs {
  onEdit: (group: GroupRecord) => void
  onRenew: (group: GroupRecord) => void
  onRemove: (group: GroupRecord) => void
}

/** The groups in the order of the site. */
export function GroupList({ groups, ...acts }: GroupActs & { groups: GroupRecord[] }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { saved, error, move } = useOrder(GROUPS, 'all')
  const ids = groups.map(({ _id }) => _id)
  const moveTo = ({ _id: id, title: name }: GroupRecord, to: number) =>
    move({ id, name, to }, ids, moveInList(ids, { id, to }))
  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {saved && words.movedAloud(saved.name, formatNumber(saved.to + 1, language))}
      </p>
      <ul className="card items">
        {groups.map((group, index) => (
          <li key={group._id}>
            <GroupLine group={group} />
            <div className="acts group-acts">
              <Group gap={8}>
                <Act of={group.title} onClick={() => acts.onEdit(group)}>
                  {words.edit}
                </Act>
                {group.validUntil && (
                  <Act of={group.title} onClick={() => acts.onRenew(group)}>
                    {words.renew}
                  </Act>
                )}
              </Group>
              <Group gap={8}>
                <UpDownButtons
                  name={group.title}
                  index={index}
                  count={groups.length}
                  onMove={(to) => moveTo(group, to)}
                />
                <Act of={group.title} isRemoval onClick={() => acts.onRemove(group)}>
                  {staffWords.common.remove}
                </Act>
              </Group>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function GroupLine({ group }: { group: GroupRecord }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { purpose, title, members, validUntil, isSample } = group
  const name = words.purposes[purpose]
  return (
    <div>
      <p className="t" lang="bn">
        <b>{title}</b>
      </p>
      {name !== title && <p>{name}</p>}
      <div className="meta">
        <span>{words.memberCount(formatNumber(members.length, language))}</span>
        {validUntil && <span>{words.endsOn(formatDay(validUntil, language))}</span>}
        {members.some(({ hasLeft }) => hasLeft) && <b className="mark">{words.hasLeft}</b>}
        {isSample && <b className="mark">{staffWords.common.sample}</b>}
      </div>
    </div>
  )
}
