import { createContext, type ReactNode, useContext } from 'react'
import type { Words } from '../../words/public-words.ts'
import { type Language, pathIn } from '../../words/language.ts'

/** Data that every part of a public page can use. */
interface PageContext {
  language: Language
  words: Words
  timeZone: string
  /** The site's own address. */
  origin: string
  now: Date
  schoolName: string
  /** The path of the preview picture of pages without their own, below the site's root. */
  sharePicture: string
  /** Whether visitors can ask for messages on their phones. */
  ringsPhones: boolean
  /** Whether a question with an answer is public. */
  hasQuestions: boolean
  /** Empty if the school has not given one. */
  officePhone: string
  /** Beside the content of every page but home. */
  quietColumn: ReactNode
}

/** The part of a page's context that does not need loaded data. */
export interface RequestMoment {
  timeZone: string
  origin: string
  nowMs: number
}

const Moment = createContext<RequestMoment | null>(null)

export const RequestMomentProvider = Moment.Provider

export function useRequestMoment(): RequestMoment {
  const moment = useContext(Moment)
  if (!moment) throw new Error('useRequestMoment needs a RequestMomentProvider above it.')
  return moment
}

const Context = createContext<PageContext | null>(null)

export const PageContextProvider = Context.Provider

export function usePage(): PageContext & { to: (path: string) => string } {
  const page = useContext(Context)
  if (!page) throw new Error('usePage needs a PageContextProvider above it.')
  return { ...page, to: (path) => pathIn(page.language, path) }
}
