import { TextInput } from '@mantine/core'
import { DigitsInput } from '../../../office/form/digits-input.tsx'
import { makeFields } from '../../../office/form/fields.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { PHONE_OWNERS, type PhoneOwner } from '../table.ts'
import { consentWords } from './consent-words.ts'

/** A telephone number in a form; empty texts stand for null. */
export interface PhoneValues {
  phone: string
  phoneOf: PhoneOwner | ''
  consentOn: string
}

/**
 * A telephone number, whose it is, and the day of consent for a person's own number. `at` is the
 * path of the object with the fields, with a point, and `consentField` the API's name of the day.
 */
export function PhoneFields({
  values,
  at = '',
  consentField = 'consentOn',
  label,
  hint,
  problemOf,
  onChange,
}: {
  values: PhoneValues
  at?: string
  consentField?: string
  label: string
  /** The consequence if the owner of the number is not chosen. */
  hint?: string
  problemOf: (path: string) => string | undefined
  onChange: (change: Partial<PhoneValues>) => void
}) {
  const words = useScreenWords(consentWords)
  const labels = { phone: label, consentOn: words.consentOn }
  const field = makeFields({ values, change: onChange, problemOf }, labels, { at })
  return (
    <>
      <DigitsInput {...field('phone')} description={words.phoneHint} inputMode="tel" lang="bn" />
      {values.phone.trim() !== '' && (
        <Picks
          name={`${at}phoneOf`}
          label={words.whose}
          values={PHONE_OWNERS}
          labels={words.owners}
          value={values.phoneOf}
          onPick={(phoneOf) => onChange({ phoneOf })}
        >
          {values.phoneOf === '' && hint && <p className="s">{hint}</p>}
          {values.phoneOf === 'personal' && (
            <TextInput
              {...field('consentOn')}
              type="date"
              mt="sm"
              id={`field-${at}${consentField}`}
              name={at + consentField}
              description={words.consentHint}
              error={problemOf(at + consentField)}
              required
            />
          )}
        </Picks>
      )}
    </>
  )
}
