import type { Day } from '../../words/days.ts'

/** The two lists of people, in the site's order. */
export const CATEGORIES = ['teacher', 'officer'] as const

export type OfficerCategory = (typeof CATEGORIES)[number]

/** Whose telephone number it is: the school's, or a person's own. */
export const PHONE_OWNERS = ['office', 'personal'] as const

export type PhoneOwner = (typeof PHONE_OWNERS)[number]

export interface OfficerTable {
  id: string
  /** Smallest first. */
  position: number
  category: OfficerCategory
  name: string
  designation: string
  subject: string
  qualification: string
  phone: string
  /** Null until somebody has said it. */
  phoneOf: PhoneOwner | null
  phoneConsentOn: Day | null
  email: string
  /** The stored file's name. */
  photo: string | null
  photoConsentOn: Day | null
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}
