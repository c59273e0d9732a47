import { createContext } from 'react-router'
import type { StudentCountStore } from '../store.ts'

/** What these pages read from. */
export const studentCountStores = createContext<{ studentCounts: StudentCountStore }>()
