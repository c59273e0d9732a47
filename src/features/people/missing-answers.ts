import type { OfficerRecord } from './schema.ts'

/** The people whose number or photo has no answer about consent, in the order of the list. */
export function missingAnswers(officers: readonly OfficerRecord[]): {
  phones: OfficerRecord[]
  photos: OfficerRecord[]
} {
  return {
    phones: officers.filter(({ phone, phoneOf }) => phone !== '' && phoneOf === null),
    photos: officers.filter(
      ({ photo, photoConsentOn = null }) => photo !== null && photoConsentOn === null,
    ),
  }
}
