import type { Database } from '../../database/database.ts'
import type { Feature, StoresOf } from '../feature.ts'
import { accountRoutes, ownStaffRoutes } from './api.ts'
import { signInRoute } from './sign-in/api.ts'
import { createSignInLimit } from './sign-in/limit.ts'
import { createAccountStore } from './store.ts'
import { adminTwoStepRoute, ownTwoStepRoutes } from './two-step/api.ts'
import { createTwoStepStore } from './two-step/store.ts'

export const accounts = {
  stores: (database: Database) => ({
    accounts: createAccountStore(database),
    twoStep: createTwoStepStore(database),
    signInLimit: createSignInLimit(database),
  }),
  undos: { account: undefined },
  searchEntries: undefined,
  openCalls: [['/admin', signInRoute]],
  staffCalls: [
    ['/admin', ownStaffRoutes],
    ['/admin/two-step', ownTwoStepRoutes],
  ],
  adminCalls: [
    ['/admin/accounts', accountRoutes],
    ['/admin/accounts', adminTwoStepRoute],
  ],
} satisfies Feature

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof accounts> {}
}
