import { expect, it } from 'vitest'
import { fieldError } from '../../errors/codes.ts'
import { futureConsents, isSameNumber, missingConsent, onlyNeededConsent } from './consent.ts'
import type { PhoneOwner } from './table.ts'

const DAY = '2026-01-02'

it.each([
  ['01711-222333', '01711-222333', true],
  ['01711-222333', '০১৭১১২২২৩৩৩', true],
  ['01711-222333', '01711-222334', false],
  ['01711-222333', '', false],
  ['', '', true],
  ['ভিতরের নম্বর ১২', 'ভিতরের নম্বর ১২', true],
  // Without a number to call, the words decide.
  ['ক', 'খ', false],
])('%j and %j: the same number is %s', (one, other, isSame) => {
  expect(isSameNumber(one, other)).toBe(isSame)
})

it.each<[phone: string, phoneOf: PhoneOwner | null, owner: PhoneOwner | null, day: string | null]>([
  ['01711-222333', 'personal', 'personal', DAY],
  ['01711-222333', 'office', 'office', null],
  ['01711-222333', null, null, null],
  ['', 'personal', null, null],
  ['', 'office', null, null],
])('the number %j of %s keeps the owner %s and the consent %s', (phone, phoneOf, owner, day) => {
  const kept = onlyNeededConsent({ phone, phoneOf, consentOn: DAY })
  expect(kept).toEqual({ phone, phoneOf: owner, consentOn: day })
})

it.each<[phone: string, phoneOf: PhoneOwner | null, day: string | null, isRefused: boolean]>([
  ['01711-222333', 'personal', null, true],
  ['01711-222333', 'personal', DAY, false],
  ['01711-222333', 'office', null, false],
  ['01711-222333', null, null, false],
  ['', 'personal', null, false],
])('the number %j of %s with the consent %s: refused is %s', (phone, phoneOf, day, isRefused) => {
  const errors = missingConsent({ phone, phoneOf, consentOn: day }, 'phoneConsentOn')
  expect(errors).toEqual(isRefused ? [fieldError('phoneConsentOn', 'consent-needed')] : [])
})

it('a consent of today counts, and a later one is refused by its field', () => {
  const consents = { today: DAY, tomorrow: '2026-01-03', none: null, absent: undefined }
  expect(futureConsents(consents, DAY)).toEqual([fieldError('tomorrow', 'consent-in-future')])
})
