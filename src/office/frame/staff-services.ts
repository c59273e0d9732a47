import { createContext, type RouterContextProvider } from 'react-router'
import type { StaffSession } from '../../request/staff.ts'
import type { Language } from '../../words/language.ts'

/** Services for office pages only: public pages are cached and shown to everybody. */
interface StaffServices {
  /** The valid session of the request's cookie. */
  findSession: () => Promise<StaffSession | undefined>
  /** The change of the password that ended the session of the request's cookie; ISO 8601 UTC. */
  findPasswordChange: () => Promise<string | undefined>
  /** The language chosen in this browser. */
  language: Language
  /** Allows this answer's scripts and styles. */
  nonce: string
  maxUploadBytes: number
  /** Whether this is the office of a district's operators, and of no school. */
  isDistrict: boolean
  /** Whether the server reads the text of files. */
  readsDocuments: boolean
}

export const staffServices = createContext<StaffServices | null>(null)

export function staffServicesOf(context: Readonly<RouterContextProvider>): StaffServices {
  const staff = context.get(staffServices)
  if (!staff) throw new Error('An office page was rendered as a page for visitors.')
  return staff
}
