import type { OfficerDetails, OfficerRecord } from './schema.ts'

export interface OfficerDraft {
  /** Whose form is open, as the list said then; null where none is. */
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
