import type { OpenSchool } from '../school/open.ts'
import type { DistrictSettings } from '../school/settings.ts'
import type { Registry } from './registry.ts'

/** A district at run time. */
export interface District {
  settings: DistrictSettings
  registry: Registry
  /** The site of the operators. It stays open. */
  office: OpenSchool
  schools: OpenSchools
}

/** The schools that this process has open. */
export interface OpenSchools {
  /**
   * Opens the school if it is closed. It stays open until the work ends.
   * @throws CannotOpen
   */
  use<T>(id: string, work: (school: OpenSchool) => Promise<T>): Promise<T>
  isOpen(id: string): boolean
  count(): number
}
