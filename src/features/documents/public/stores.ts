import { createContext } from 'react-router'
import type { DocumentKind } from '../../../content.ts'
import type { DocumentStore } from '../store.ts'

/** The letterhead of an official letter. */
export interface Letterhead {
  schoolName: string
  address: string
  phone: string
}

interface LetterheadStores {
  site: { find(): Promise<{ schoolName: string; place: string; phone: string }> }
  contact: { find(): Promise<{ address: string; district: string; phone: string } | undefined> }
}

interface VersionStore {
  findContentVersion: () => Promise<{ version: number }>
}

/** What these pages read from. */
export const documentStores = createContext<
  Record<DocumentKind, DocumentStore> & LetterheadStores & VersionStore
>()

export async function findLetterhead({ site, contact }: LetterheadStores): Promise<Letterhead> {
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
