import { createContext } from 'react-router'
import type { RoutineStore } from '../store.ts'

/** What these pages read from. */
export const routineStores = createContext<{ routines: RoutineStore }>()
