import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import type { OfficerRecord } from '../schema.ts'
import { consentWords } from './consent-words.ts'

type Person = Pick<OfficerRecord, 'name' | 'phone' | 'phoneOf' | 'phoneConsentOn' | 'email'>

/**
 * Shows the details of the chosen person, to copy them. Nothing is filled in by
 * itself: a consent for the list of staff is not a consent for this office.
 */
export function PersonDetails({
  person: { name, phone, phoneOf, phoneConsentOn, email },
  rooms,
}: {
  person: Person
  /** Where other offices say that the person can be found. */
  rooms?: readonly string[]
}) {
  const { language } = useStaff()
  const { details: words } = useScreenWords(consentWords)
  const noteOfPhone = () => {
    if (phoneOf === 'office') return words.ofSchool
    if (!phoneConsentOn) return words.noConsent
    return words.consentOfList(formatDay(phoneConsentOn, language))
  }
  const details = [
    ...(rooms ?? []),
    phone && `${inDigits(phone, language)} (${noteOfPhone()})`,
    email,
  ].filter(Boolean)
  if (details.length === 0) return null
  return (
    <section aria-label={words.from(name)}>
      <p className="field-label" lang="bn">
        {words.from(name)}
      </p>
      <ul>
        {details.map((detail) => (
          <li key={detail} lang="bn">
            {detail}
          </li>
        ))}
      </ul>
    </section>
  )
}
