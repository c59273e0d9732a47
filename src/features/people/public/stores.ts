import { createContext } from 'react-router'
import type { OfficerStore } from '../store.ts'

/** What these pages read from. */
export const officerStores = createContext<{
  officers: OfficerStore
  routines: { list(): Promise<{ lessons: { teacherId: string | null }[] }[]> }
}>()
