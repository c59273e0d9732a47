/** The two lists of people, in the site's order. */
export const CATEGORIES = ['teacher', 'officer'] as const

export type OfficerCategory = (typeof CATEGORIES)[number]

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
  email: string
  /** The stored file's name. */
  photo: string | null
  updatedAt: string
  version: number
  /** 1 for sample content. */
  isSample: number
}
