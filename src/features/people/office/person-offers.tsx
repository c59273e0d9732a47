import { Act } from '../../../office/list/act.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatDay } from '../../../words/days.ts'
import { inDigits } from '../../../words/format.ts'
import type { OfficerRecord } from '../schema.ts'
import type { PhoneOwner } from '../table.ts'
import './offers.css'
import { consentWords } from './consent-words.ts'

type Person = Pick<OfficerRecord, 'name' | 'phone' | 'phoneOf' | 'phoneConsentOn' | 'email'>

export interface UseOffers {
  phone: (offer: { phone: string; phoneOf: PhoneOwner }) => void
  email: (email: string) => void
  /** Absent where no consent can be written: a person's own number is not offered there. */
  personalPhone?: (offer: { phone: string; phoneOf: PhoneOwner }) => void
  room?: (room: string) => void
}

/**
 * Offers the details of a person who was chosen for an office, one by one. Nothing is filled in by
 * itself: a consent for the list of staff is not a consent for this office.
 */
export function PersonOffers({
  person: { name, phone, phoneOf, phoneConsentOn, email },
  rooms,
  has,
  onUse,
}: {
  person: Person
  /** Where other offices say that the person can be found. */
  rooms?: readonly string[]
  /** The details that the form has already. */
  has: readonly string[]
  onUse: UseOffers
}) {
  const { language } = useStaff()
  const { offers: words } = useScreenWords(consentWords)
  const isNew = (detail: string) => detail !== '' && !has.includes(detail)
  const { personalPhone } = onUse
  const number = inDigits(phone, language)
  const offers = [
    ...(rooms ?? []).filter(isNew).map((room) => ({
      detail: room,
      note: '',
      act: words.use,
      use: () => onUse.room?.(room),
    })),
    ...(isNew(phone) && phoneOf === 'office'
      ? [
          {
            detail: number,
            note: words.ofSchool,
            act: words.use,
            use: () => onUse.phone({ phone, phoneOf }),
          },
        ]
      : []),
    ...(isNew(phone) && phoneOf !== 'office' && personalPhone
      ? [
          {
            detail: number,
            note: phoneConsentOn
              ? words.consentOfList(formatDay(phoneConsentOn, language))
              : words.noConsent,
            act: words.askAndUse,
            use: () => personalPhone({ phone, phoneOf: 'personal' }),
          },
        ]
      : []),
    ...(isNew(email)
      ? [{ detail: email, note: '', act: words.use, use: () => onUse.email(email) }]
      : []),
  ]
  if (offers.length === 0) return null
  return (
    <section className="offers" aria-label={words.from(name)}>
      <p className="field-label" lang="bn">
        {words.from(name)}
      </p>
      <ul>
        {offers.map(({ detail, note, act, use }) => (
          <li key={detail}>
            <span>
              <span lang="bn">{detail}</span> {note && <small>{note}</small>}
            </span>
            <Act of={detail} onClick={use}>
              {act}
            </Act>
          </li>
        ))}
      </ul>
    </section>
  )
}
