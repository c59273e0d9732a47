import { createContext, type RouterContextProvider } from 'react-router'
import { calendarStores } from '../features/calendar/public/stores.ts'
import { documentStores } from '../features/documents/public/stores.ts'
import { galleryStores } from '../features/galleries/public/stores.ts'
import { officerStores } from '../features/people/public/stores.ts'
import { profileStores } from '../features/profile/public/stores.ts'
import { routineStores } from '../features/routine/public/stores.ts'
import { studentCountStores } from '../features/student-counts/public/stores.ts'
import { searchStores } from '../pages/search/stores.ts'
import type { Stores } from './school.ts'

/** For pages that show content of several features. */
export const allStores = createContext<Stores>()

/** Gives the pages of each feature the stores that they read from. */
export function setPageStores(context: RouterContextProvider, stores: Stores): void {
  context.set(allStores, stores)
  context.set(calendarStores, stores)
  context.set(documentStores, stores)
  context.set(galleryStores, stores)
  context.set(officerStores, stores)
  context.set(profileStores, stores)
  context.set(routineStores, stores)
  context.set(searchStores, stores)
  context.set(studentCountStores, stores)
}
