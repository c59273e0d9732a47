import type { OfficerCategory } from './categories.ts'

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
