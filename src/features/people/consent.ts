import { telephoneLinks } from '../../pages/parts/telephone.ts'
import { fieldError, type FieldError } from '../../errors/codes.ts'
import type { Day } from '@pathshala/bengali/days'
import type { PhoneOwner } from './table.ts'

/** A telephone number, and the day on which its owner agreed that visitors see it. */
interface PhoneOfSomebody {
  phone: string
  phoneOf: PhoneOwner | null
  consentOn: Day | null
}

/** Whether it is one number, perhaps written in another way. */
export function isSameNumber(one: string, other: string): boolean {
  const links = telephoneLinks(one).join()
  return one === other || (links !== '' && links === telephoneLinks(other).join())
}

/** Removes an owner without a number, and a consent that the number does not need. */
export function onlyNeededConsent<Phone extends PhoneOfSomebody>(phone: Phone): Phone {
  const phoneOf = phone.phone === '' ? null : phone.phoneOf
  return { ...phone, phoneOf, consentOn: phoneOf === 'personal' ? phone.consentOn : null }
}

/** A person's own number is not stored without consent. */
export function missingConsent(
  { phone, phoneOf, consentOn }: PhoneOfSomebody,
  path: string,
): FieldError[] {
  const isMissing = phone !== '' && phoneOf === 'personal' && consentOn === null
  return isMissing ? [fieldError(path, 'consent-needed')] : []
}

/** Nobody can have agreed after today. `consents` are days by the paths of their fields. */
export function futureConsents(
  consents: Record<string, Day | null | undefined>,
  today: Day,
): FieldError[] {
  return Object.entries(consents)
    .filter(([, day]) => day && day > today)
    .map(([path]) => fieldError(path, 'consent-in-future'))
}
