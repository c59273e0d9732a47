import { TextInput } from '@mantine/core'
import { Picks } from '../../../office/picks.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { PHONE_OWNERS, type PhoneOwner } from '../table.ts'
import { consentWords } from './consent-words.ts'

/** A telephone number in a form; empty texts stand for null. */
export interface PhoneValues {
  phone: string
  phoneOf: PhoneOwner | ''
  consentOn: string
}

/**
 * A telephone number, whose it is, and the day of consent for a person's own number. `parent` is
 * the path of the object with the fields, and `consentField` the API's name of the day.
 */
export function PhoneFields({
  values,
  parent = '',
  consentField = 'consentOn',
  label,
  hint,
  problemOf,
  onChange,
}: {
  values: PhoneValues
  parent?: string
  consentField?: string
  label: string
  /** What happens if nobody says whose number it is. */
  hint?: string
  problemOf: (path: string) => string | undefined
  onChange: (change: Partial<PhoneValues>) => void
}) {
  const words = useScreenWords(consentWords)
  const path = (field: string) => (parent ? `${parent}.${field}` : field)
  return (
    <>
      <TextInput
        id={`field-${path('phone')}`}
        name={path('phone')}
        label={label}
        description={words.phoneHint}
        inputMode="tel"
        lang="bn"
        value={values.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
        error={problemOf(path('phone'))}
      />
      {values.phone.trim() !== '' && (
        <Picks
          name={path('phoneOf')}
          label={words.whose}
          values={PHONE_OWNERS}
          labels={words.owners}
          value={values.phoneOf}
          onPick={(phoneOf) => onChange({ phoneOf })}
        >
          {values.phoneOf === '' && hint && <p className="s">{hint}</p>}
          {values.phoneOf === 'personal' && (
            <TextInput
              type="date"
              mt="sm"
              id={`field-${path(consentField)}`}
              name={path(consentField)}
              label={words.consentOn}
              description={words.consentHint}
              value={values.consentOn}
              onChange={(event) => onChange({ consentOn: event.currentTarget.value })}
              error={problemOf(path(consentField))}
              required
            />
          )}
        </Picks>
      )}
    </>
  )
}
