import { type Changes, NO_CHANGES, pick } from '../../../office/changes.ts'
import type { OfficerDetails, OfficerRecord } from '../schema.ts'

/** The fields of the form; `photo` is a file if the clerk has chosen one. */
export type OfficerValues = OfficerDetails & { photo: OfficerRecord['photo'] | File }

export interface OfficerDraft extends Changes<OfficerValues> {
  /** The person whose form is open, as the list showed them then; null if no form is open. */
  person: OfficerRecord | 'new' | null
}

const BLANK: OfficerValues = {
  name: '',
  designation: '',
  category: 'teacher',
  subject: '',
  qualification: '',
  phone: '',
  email: '',
  photo: null,
}

export const CLOSED: OfficerDraft = { person: null, ...NO_CHANGES }

export function openPerson(person: OfficerRecord | 'new'): OfficerDraft {
  return { ...CLOSED, person }
}

export function valuesOf(record: OfficerRecord | null): OfficerValues {
  return pick<OfficerValues>(record ?? BLANK, Object.keys(BLANK) as (keyof OfficerValues)[])
}
