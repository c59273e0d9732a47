import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { UpDownButtons } from '../../../office/list/move-button.tsx'
import { insertAt, moved } from '../../../office/list/moved.ts'
import { orderWords } from '../../../office/list/order-words.ts'
import { notifyUndo } from '../../../office/list/removed-note.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import { hasLeft, useOfficers } from '../../people/office/use-officers.ts'
import { type GroupForm, useGroups } from './group-form.ts'
import {
  changeMember,
  contactOfPerson,
  hasPerson,
  MEMBER_FIELDS,
  type MemberValues,
  newMember,
  removeMember,
  roomsOf,
} from './group-values.ts'
import { isInCharge } from '../table.ts'
import { MemberFields } from './member-fields.tsx'
import { groupOfficeWords } from './words.ts'

/** The members in their order, and the fields for another one. */
export function MemberList({
  form,
  problemOf,
}: {
  form: GroupForm
  problemOf: (path: string) => string | undefined
}) {
  const { language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { movedAloud } = useScreenWords(orderWords)
  const { values, change, draft } = form
  const { purpose, members } = values
  const { adding } = draft.values
  const officers = useOfficers()
  const { data: groups = [] } = useGroups()
  const roomsFor = ({ officerId }: MemberValues) => roomsOf(officerId ?? '', groups)
  /** Undefined until the clerk opens or closes one; then the first person who left is open. */
  const [opened, setOpen] = useState<number | null>()
  const firstLeft = members.findIndex(({ officerId }) => hasLeft(officerId, officers))
  const open = opened === undefined ? firstLeft : opened
  const [announcement, setAnnouncement] = useState('')
  /** Another name, typed or picked, answers the message about the one before. */
  const forgetName = (path: string, next: Partial<MemberValues>) => {
    if (next.typed !== undefined) form.sending.forget(`${path}.officerId`)
  }
  const setMembers = (next: MemberValues[]) => change({ members: next })
  const move = (index: number, to: number) => {
    const member = members[index]!
    setMembers(moved(members, index, to))
    setOpen(to)
    setAnnouncement(movedAloud(member.name, formatNumber(to + 1, language)))
  }
  const remove = (index: number) => {
    const member = members[index]!
    setOpen(null)
    change(removeMember(values, index))
    const contact = contactOfPerson(values, member)
    const putBack = async () =>
      draft.change(({ changed }) => ({
        changed: {
          ...changed,
          ...contact,
          members: insertAt(changed.members ?? members, index, member),
        },
      }))
    notifyUndo(words.removedMember(member.name), putBack, words.memberIsBack)
  }
  const add = () => {
    if (hasPerson(adding)) {
      setMembers([...members, adding])
      draft.change({ adding: newMember(purpose) })
    } else {
      const field = adding.officerId === null ? 'name' : 'officerId'
      document.getElementById(`field-adding.${field}`)?.focus()
    }
  }
  return (
    <section className="card members-card" id="field-members" aria-labelledby="members">
      <h2 id="members">
        {words.members} <small>{words.memberCount(formatNumber(members.length, language))}</small>
      </h2>
      <p role="status" className="vh">
        {announcement}
      </p>
      {members.length === 0 && <p className="s">{words.noMembers}</p>}
      <ul className="group-members">
        {members.map((member, index) => (
          // A member has no id, and its fields change while the clerk types.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <MemberLine member={member} isGone={hasLeft(member.officerId, officers)}>
              <Act
                of={member.name}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {words.more}
              </Act>
            </MemberLine>
            {(open === index || hasProblem(problemOf, index)) && (
              <div className="form more-of">
                <MemberFields
                  path={`members.${index}`}
                  purpose={purpose}
                  member={member}
                  isPersonOpen={isInCharge(purpose) || hasLeft(member.officerId, officers)}
                  problemOf={problemOf}
                  onChange={(next) => {
                    setOpen(index)
                    forgetName(`members.${index}`, next)
                    change(changeMember(values, index, next))
                  }}
                  rooms={roomsFor(member)}
                />
                <Group gap={8}>
                  <UpDownButtons
                    name={member.name}
                    index={index}
                    count={members.length}
                    onMove={(to) => move(index, to)}
                  />
                  <Act of={member.name} isRemoval onClick={() => remove(index)}>
                    {words.remove}
                  </Act>
                </Group>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="adding form" role="group" aria-labelledby="adding">
        <h3 id="adding">{members.length === 0 ? words.addFirst : words.addMember}</h3>
        <MemberFields
          path="adding"
          purpose={purpose}
          member={adding}
          problemOf={problemOf}
          onChange={(next) => {
            forgetName('adding', next)
            draft.change({ adding: { ...adding, ...next } })
          }}
          rooms={roomsFor(adding)}
        />
        <div className="acts">
          {/* One button of the form stands out: the one that comes next. */}
          <Button variant={hasPerson(adding) ? 'filled' : 'default'} onClick={add}>
            {words.addToList}
          </Button>
        </div>
      </div>
    </section>
  )
}

function hasProblem(problemOf: (path: string) => string | undefined, index: number): boolean {
  return MEMBER_FIELDS.some((field) => problemOf(`members.${index}.${field}`))
}

/** The role, the name and the designation; `children` is the button. */
function MemberLine({
  member,
  isGone,
  children,
}: {
  member: MemberValues
  isGone: boolean
  children: ReactNode
}) {
  const { language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { role, roleTitle, officerId, name, designation, phone } = member
  const roleName = role === 'other' ? roleTitle : words.roles[role]
  return (
    <div className="member-line">
      <div>
        <p className="role">{officerId === null ? `${roleName}, ${words.outside}` : roleName}</p>
        <p className="t" lang="bn">
          <b>{name}</b>
        </p>
        <p className="s" lang="bn">
          {[designation, inDigits(phone, language)].filter(Boolean).join('; ')}
        </p>
        {isGone && <b className="mark">{words.leftStaff}</b>}
      </div>
      {children}
    </div>
  )
}
