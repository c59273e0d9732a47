import type { Stores } from '../../../school/school.ts'

/** The letterhead of an official letter. */
export interface Letterhead {
  schoolName: string
  address: string
  phone: string
}

export async function findLetterhead({
  site,
  contact,
}: Pick<Stores, 'site' | 'contact'>): Promise<Letterhead> {
  const [{ schoolName, place, phone }, found] = await Promise.all([site.find(), contact.find()])
  if (!found) return { schoolName, address: place, phone }
  const { address, district } = found
  const isWhole = address.includes(district)
  return {
    schoolName,
    address: isWhole ? address : `${address}, ${district}`,
    phone: found.phone,
  }
}
