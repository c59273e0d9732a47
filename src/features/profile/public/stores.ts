import { createContext } from 'react-router'
import type { ProfileStores } from '../store.ts'

/** What these pages read from. */
export const profileStores = createContext<ProfileStores>()
