import { Button, NativeSelect, TextInput } from '@mantine/core'
import { choicesOf, makeFields } from '../../../office/fields.tsx'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { PhoneFields } from '../../people/office/phone-fields.tsx'
import { hasTimeLimits, type Purpose, type Role, ROLES } from '../table.ts'
import { type MemberValues, usualRoles } from './group-values.ts'
import { PersonField } from './person-field.tsx'
import { groupOfficeWords } from './words.ts'

/** The fields of a member. `path` is the member's path in the API, or a name for a new one. */
export function MemberFields({
  path,
  purpose,
  member,
  isPersonOpen = false,
  problemOf,
  onChange,
  onBringBack,
}: {
  path: string
  purpose: Purpose
  member: MemberValues
  /** Whether the names of the staff appear at once, to replace the person in one tap. */
  isPersonOpen?: boolean
  problemOf: (path: string) => string | undefined
  onChange: (change: Partial<MemberValues>) => void
  /** Restores the telephone and the room of the previous person. */
  onBringBack?: () => void
}) {
  const words = useScreenWords(groupOfficeWords)
  const { memberFields } = words
  const isFromOutside = member.officerId === null
  const field = makeFields({ values: member, change: onChange, problemOf }, memberFields, {
    at: `${path}.`,
    lang: 'bn',
  })
  return (
    <>
      {purpose === 'cabinet' && <p className="s">{words.adults}</p>}
      <Picks
        name={`${path}.source`}
        label={words.from}
        values={['staff', 'outside']}
        labels={words.sources}
        value={isFromOutside ? 'outside' : 'staff'}
        onPick={(source) =>
          onChange({
            officerId: source === 'staff' ? '' : null,
            // A name that is not in the list is often somebody from outside.
            name: source === 'outside' ? (member.typed ?? '') : '',
            designation: '',
            typed: '',
          })
        }
      />
      {isFromOutside ? (
        <>
          <TextInput {...field('name')} description={words.nameHint} />
          <TextInput {...field('designation')} />
        </>
      ) : (
        <PersonField
          id={`field-${path}.officerId`}
          person={{ ...member, officerId: member.officerId ?? '' }}
          error={problemOf(`${path}.officerId`)}
          typed={member.typed ?? ''}
          isOpen={isPersonOpen}
          onType={(typed) => onChange({ typed })}
          onPick={(person) => onChange({ ...person, typed: '' })}
        />
      )}
      {member.earlier && !member.phone && !member.note && (
        <div>
          <p role="status" className="s">
            {words.contactGone}
          </p>
          <Button variant="default" onClick={onBringBack}>
            {words.bringBack}
          </Button>
        </div>
      )}
      <RoleField
        path={path}
        purpose={purpose}
        role={member.role}
        error={problemOf(`${path}.role`)}
        onPick={(role) => onChange({ role })}
      />
      {member.role === 'other' && <TextInput {...field('roleTitle')} required />}
      <details className="fold">
        <summary>{words.moreAboutMember}</summary>
        <div className="form">
          <TextInput {...field('note')} />
          {hasTimeLimits(purpose) && <TextInput {...field('days')} inputMode="numeric" />}
          <div className="two">
            <TextInput {...field('from')} description={words.yearHint} />
            <TextInput {...field('to')} description={words.yearHint} />
          </div>
          <PhoneFields
            values={member}
            at={`${path}.`}
            label={memberFields.phone}
            problemOf={problemOf}
            onChange={onChange}
          />
          <TextInput {...field('email')} lang="en" inputMode="email" autoCapitalize="none" />
        </div>
      </details>
    </>
  )
}

/** A button for each usual role; another role is in the list of all roles. */
function RoleField({
  path,
  purpose,
  role,
  error,
  onPick,
}: {
  path: string
  purpose: Purpose
  role: Role
  error: string | undefined
  onPick: (role: Role) => void
}) {
  const { roles, memberFields } = useScreenWords(groupOfficeWords)
  const usual = usualRoles(purpose)
  if (error === undefined && usual.includes(role)) {
    return (
      <Picks
        name={`${path}.role`}
        label={memberFields.role}
        values={usual}
        labels={roles}
        value={role}
        onPick={onPick}
      />
    )
  }
  return (
    <NativeSelect
      id={`field-${path}.role`}
      name={`${path}.role`}
      label={memberFields.role}
      data={choicesOf(ROLES, roles)}
      value={role}
      onChange={(event) => onPick(event.currentTarget.value as Role)}
      error={error}
    />
  )
}
