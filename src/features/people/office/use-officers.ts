import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/connection/use-api.ts'
import type { OfficerRecord } from '../schema.ts'

export const OFFICERS = contentKinds.officers.apiPath

/** The people as visitors see them; empty until the list is loaded. */
export function useOfficers(): OfficerRecord[] {
  return useApi<OfficerRecord[]>(OFFICERS).data ?? []
}

/** The people with the days of consent, which only staff see. */
export function useOfficersOfStaff() {
  return useApi<OfficerRecord[]>(`${OFFICERS}?state=all`)
}

/** False until the list is loaded, and for a person from outside. */
export function hasLeft(officerId: string | null | undefined, officers: OfficerRecord[]): boolean {
  return Boolean(officerId) && officers.length > 0 && officers.every(({ _id }) => _id !== officerId)
}
