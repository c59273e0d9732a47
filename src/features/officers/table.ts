export type OfficerCategory = 'teacher' | 'officer'

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
  /** 1 for content that came with the software. */
  isSample: number
}
