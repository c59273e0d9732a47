import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { OfficerRecord } from '../../people/schema.ts'
import { useOfficers } from '../../people/office/use-officers.ts'
import { groupOfficeWords } from './words.ts'

const MAX_SUGGESTIONS = 6

type Person = Pick<OfficerRecord, 'name' | 'designation'> & { officerId: string }

/** Finds a person in the list of staff: the names appear while the clerk types. */
export function PersonField({
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
    const named = officers.filter(({ name }) => name === typed.trim().normalize('NFC'))
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
                onClick={() => pick(officer)}
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
