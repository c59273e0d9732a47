import type { OfficerRecord } from '../people/schema.ts'
import type { Service } from './services.ts'

/**
 * The person responsible for a service. A person of the staff has the name from the staff list. A
 * person who left the staff has an empty name.
 */
export function officerOf(
  { officerId, officer, designation }: Service,
  officers: readonly OfficerRecord[],
): { name: string; designation: string; id: string | null } {
  if (officerId === null) return { name: officer, designation, id: null }
  const person = officers.find(({ _id }) => _id === officerId)
  return person
    ? { name: person.name, designation: person.designation, id: person._id }
    : { name: '', designation: '', id: null }
}
