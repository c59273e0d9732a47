import type { OfficerRecord } from './schema.ts'

/** The person as visitors see her: without days of consent, and without a number that waits. */
export function visibleOfficer(record: OfficerRecord): OfficerRecord {
  const { phoneConsentOn: _, photoConsentOn: __, isPhoneHidden, ...officer } = record
  return isPhoneHidden ? { ...officer, phone: '' } : officer
}
