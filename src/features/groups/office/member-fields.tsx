import { NativeSelect, TextInput } from '@mantine/core'
import { choicesOf, makeFields } from '../../../office/form/fields.tsx'
import { DigitsInput } from '../../../office/form/digits-input.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { listNamed } from '@pathshala/bengali/person-name'
import { PersonDetails } from '../../people/office/person-details.tsx'
import { PhoneFields } from '../../people/office/phone-fields.tsx'
import { hasTimeLimits, type Purpose, type Role, ROLES } from '../table.ts'
import { type MemberValues, usualRoles } from './group-values.ts'
import { useState } from 'react'
import type { OfficerRecord } from '../../people/schema.ts'
import { useOfficers, useOfficersOfStaff } from '../../people/office/use-officers.ts'
import { groupOfficeWords } from './words.ts'

const MAX_SUGGESTIONS = 6

/** The fields of a member. `path` is the member's path in the API, or a name for a new one. */
export function MemberFields({
  path,
  purpose,
  member,
  isPersonOpen = false,
  problemOf,
  onChange,
  rooms,
}: {
  path: string
  purpose: Purpose
  member: MemberValues
  /** Whether the names of the staff appear at once, to replace the person in one tap. */
  isPersonOpen?: boolean
  problemOf: (path: string) => string | undefined
  onChange: (change: Partial<MemberValues>) => void
  /** Where other groups say that the person can be found. */
  rooms: readonly string[]
}) {
  const words = useScreenWords(groupOfficeWords)
  const { memberFields } = words
  const isFromOutside = member.officerId === null
  const person = useOfficersOfStaff().data?.find(({ _id }) => _id === member.officerId)
  // The day of consent must be written before the form can be sent.
  const needsConsent = member.phoneOf === 'personal' && !member.consentOn && !isFromOutside
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
          onPick={(picked) => onChange({ ...picked, typed: '', isPicked: true })}
        />
      )}
      {member.removed && (
        <p role="status" className="s">
          {words.contactGone(member.removed.join(', '))}
        </p>
      )}
      {person && member.isPicked && <PersonDetails person={person} rooms={rooms} />}
      <RoleField
        path={path}
        purpose={purpose}
        role={member.role}
        error={problemOf(`${path}.role`)}
        onPick={(role) => onChange({ role })}
      />
      {member.role === 'other' && <TextInput {...field('roleTitle')} required />}
      <details className="fold" open={needsConsent || undefined}>
        <summary>{words.moreAboutMember}</summary>
        <div className="form">
          <TextInput {...field('note')} />
          {hasTimeLimits(purpose) && <DigitsInput {...field('days')} />}
          <div className="two">
            <DigitsInput {...field('from')} inputMode="text" description={words.yearHint} />
            <DigitsInput {...field('to')} inputMode="text" description={words.yearHint} />
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

type Person = Pick<OfficerRecord, 'name' | 'designation'> & { officerId: string }

/** Finds a person in the list of staff: the names appear while the clerk types. */
function PersonField({
  id,
  person,
  typed,
  error,
  isOpen = false,
  onType,
  onPick,
}: {
  id: string
  person: Person
  /** The typed beginning of a name; empty after a person is chosen. */
  typed: string
  /** Whether the names appear at once. */
  isOpen?: boolean
  error: string | undefined
  onType: (text: string) => void
  onPick: (person: Person) => void
}) {
  const words = useScreenWords(groupOfficeWords)
  const officers = useOfficers()
  const [isSearching, setSearching] = useState(isOpen)
  const matching = findPeople(officers, typed)
  const found = isSearching ? matching : []
  const pick = ({ _id: officerId, name, designation }: OfficerRecord) => {
    setSearching(false)
    onPick({ officerId, name, designation })
  }
  /** A whole name that only one person has needs no tap. */
  const leave = () => {
    setSearching(false)
    const named = listNamed(typed, officers)
    if (named.length === 1) pick(named[0]!)
  }
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <TextInput
        id={id}
        name={id}
        label={words.who}
        description={words.whoHint}
        lang="bn"
        autoComplete="off"
        value={isSearching || typed ? typed : person.name}
        placeholder={person.name}
        // Another person can be picked without deleting the name first.
        onFocus={() => setSearching(true)}
        onChange={(event) => onType(event.currentTarget.value)}
        error={error}
      />
      {found.length > 0 && (
        <ul className="found-people">
          {found.map((officer) => (
            <li key={officer._id}>
              <button
                type="button"
                lang="bn"
                // Otherwise the field would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  // The button goes with the list, and with it the focus of a keyboard.
                  document.getElementById(id)?.focus()
                  pick(officer)
                }}
              >
                {officer.name}{' '}
                <small>{[officer.designation, officer.subject].filter(Boolean).join(', ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="s">
        {typed.trim() && officers.length > 0 && matching.length === 0 ? words.notFound : ''}
        {!isSearching && !typed && person.officerId !== '' && (
          <span lang="bn">{person.designation}</span>
        )}
      </p>
    </div>
  )
}

/** Those whose name, or a word of it, begins with the typed text; everybody before typing. */
function findPeople(officers: OfficerRecord[], typed: string): OfficerRecord[] {
  const text = typed.trim().normalize('NFC')
  const begins = ({ name }: OfficerRecord) => name.startsWith(text)
  const has = ({ name }: OfficerRecord) => name.includes(` ${text}`)
  return [...officers.filter(begins), ...officers.filter((one) => !begins(one) && has(one))].slice(
    0,
    MAX_SUGGESTIONS,
  )
}
