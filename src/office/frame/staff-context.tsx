import { createContext, type ReactNode, useContext, useState } from 'react'
import type { AccountRecord } from '../../features/accounts/schema.ts'
import type { Language } from '../../words/language.ts'
import { staffBn, staffEn, type StaffWords } from '../../words/staff-words.ts'

/** Data that every screen of the office can use. */
interface Staff {
  language: Language
  words: StaffWords
  account: AccountRecord | null
  setAccount: (account: AccountRecord) => void
  schoolName: string
  /** The address of the school's logo. */
  logo: string
  /** Where the office is opened, such as `https://school.example/admin`. */
  officeAddress: string
  timeZone: string
  /** When the server wrote the page, ISO 8601 UTC. */
  loadedAt: string
  maxUploadBytes: number
  readsDocuments: boolean
  /** Whether this is the office of a district's operators. */
  isDistrict?: boolean
}

const Context = createContext<Staff | null>(null)

export function StaffProvider({
  children,
  ...staff
}: Omit<Staff, 'words' | 'setAccount'> & { children: ReactNode }) {
  const words = wordsIn(staff.language)
  const [changed, setAccount] = useState<AccountRecord>()
  const account = changed ?? staff.account
  return (
    <Context.Provider value={{ ...staff, words, account, setAccount }}>{children}</Context.Provider>
  )
}

export function wordsIn(language: Language): StaffWords {
  return language === 'en' ? staffEn : staffBn
}

export function useStaff(): Staff {
  const staff = useContext(Context)
  if (!staff) throw new Error('useStaff needs a StaffProvider above it.')
  return staff
}

export function useIsAdmin(): boolean {
  return useStaff().account?.role === 'admin'
}

export function useScreenWords<T>(words: { bn: T; en: T }): T {
  return words[useStaff().language]
}
