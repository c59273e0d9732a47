import type { ColumnsOf, RecordFields, RecordColumns } from '../../records/fields.ts'

/** The two lists of people, in the site's order. */
export const CATEGORIES = ['teacher', 'officer'] as const

export type OfficerCategory = (typeof CATEGORIES)[number]

/** Whose telephone number it is: the school's, or a person's own. */
export const PHONE_OWNERS = ['office', 'personal'] as const

export type PhoneOwner = (typeof PHONE_OWNERS)[number]

const consentDay = {
  type: 'day',
  empty: null,
  description: 'The day on which the person agreed',
  isPrivate: true,
} as const

export const officerFields = {
  category: { type: 'choice', values: CATEGORIES, empty: 'teacher' },
  name: { type: 'line', max: 120 },
  designation: { type: 'line', max: 120 },
  subject: { type: 'line', max: 120, empty: '' },
  qualification: { type: 'line', max: 200, empty: '' },
  phone: { type: 'telephone', max: 40, empty: '' },
  phoneOf: {
    type: 'choice',
    values: PHONE_OWNERS,
    // Until somebody has said it.
    empty: null,
    description:
      '`personal` needs `phoneConsentOn`; null if nobody has said whose number it is. Visitors do not see a new or changed number until this says it',
  },
  phoneConsentOn: consentDay,
  email: { type: 'mailAddress', max: 200, empty: '' },
  photoConsentOn: consentDay,
} as const satisfies RecordFields

export interface OfficerTable extends ColumnsOf<typeof officerFields>, RecordColumns {
  /** Smallest first. */
  position: number
  /** The stored file's name. */
  photo: string | null
}

declare module '../../database/database.ts' {
  interface Tables {
    officer: OfficerTable
  }
}
