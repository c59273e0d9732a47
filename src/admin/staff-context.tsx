import { createContext, type ReactNode, useContext } from 'react'
import type { AccountRecord } from '../features/staff/schema.ts'
import type { Language } from '../words/language.ts'
import { staffBn, type StaffWords } from '../words/staff-bn.ts'
import { staffEn } from '../words/staff-en.ts'

/** What every staff screen may ask for. */
export interface Staff {
  language: Language
  words: StaffWords
  account: AccountRecord | null
  schoolName: string
  timeZone: string
  maxUploadBytes: number
}

const Context = createContext<Staff | null>(null)

export function StaffProvider({
  children,
  ...staff
}: Omit<Staff, 'words'> & { children: ReactNode }) {
  const words = staff.language === 'en' ? staffEn : staffBn
  return <Context.Provider value={{ ...staff, words }}>{children}</Context.Provider>
}

export function useStaff(): Staff {
  const staff = useContext(Context)
  if (!staff) throw new Error('useStaff needs a StaffProvider above it.')
  return staff
}

/** A screen's own words in the language that the browser has chosen. */
export function useScreenWords<T>(words: { bn: T; en: T }): T {
  return words[useStaff().language]
}
