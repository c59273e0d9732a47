import { createContext } from 'react-router'
import type { SearchStore } from '../../search/store.ts'

/** What this page reads from. */
export const searchStores = createContext<{ search: SearchStore }>()
