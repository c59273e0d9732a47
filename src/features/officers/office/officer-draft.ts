import type { OfficerDetails, OfficerRecord } from '../schema.ts'

export interface OfficerDraft {
  /** The person whose form is open, as the list showed them then; null if no form is open. */
  person: OfficerRecord | 'new' | null
  values: OfficerDetails
  files: File[]
}

const BLANK: OfficerDetails = {
  name: '',
  designation: '',
  category: 'teacher',
  subject: '',
  qualification: '',
  phone: '',
  email: '',
}

export const CLOSED: OfficerDraft = { person: null, values: BLANK, files: [] }

export function openNew(): OfficerDraft {
  return { ...CLOSED, person: 'new' }
}

export function openPerson(person: OfficerRecord): OfficerDraft {
  return { person, values: detailsOf(person), files: [] }
}

export function detailsOf(record: OfficerDetails): OfficerDetails {
  const { name, designation, category, subject, qualification, phone, email } = record
  return { name, designation, category, subject, qualification, phone, email }
}
