import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { OfficerRecord } from '../../people/schema.ts'
import { useOfficers } from './group-form.ts'
import { groupOfficeWords } from './words.ts'

const MAX_SUGGESTIONS = 6

export type Person = Pick<OfficerRecord, 'name' | 'designation'> & { officerId: string }

/** Finds a person in the list of staff: the names appear while the clerk types. */
export function PersonField({
  id,
  person,
  error,
  isOpen = false,
  onPick,
}: {
  id: string
  person: Person
  /** Whether the names appear at once. */
  isOpen?: boolean
  error: string | undefined
  onPick: (person: Person) => void
}) {
  const words = useScreenWords(groupOfficeWords)
  const officers = useOfficers()
  /** Undefined while the clerk does not type. */
  const [typed, setTyped] = useState<string | undefined>(isOpen ? '' : undefined)
  const found = typed === undefined ? [] : findPeople(officers, typed)
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(undefined)
      }}
    >
      <TextInput
        id={id}
        name={id}
        label={words.who}
        description={words.whoHint}
        lang="bn"
        autoComplete="off"
        value={typed ?? person.name}
        placeholder={person.name}
        // Another person can be picked without deleting the name first.
        onFocus={() => setTyped('')}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
                  const { _id: officerId, name, designation } = officer
                  setTyped(undefined)
                  onPick({ officerId, name, designation })
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
        {typed?.trim() && officers.length > 0 && found.length === 0 ? words.notFound : ''}
        {typed === undefined && person.officerId !== '' && (
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
