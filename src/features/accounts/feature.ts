import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import type { Feature, OfficeSearch, StoresOf } from '../feature.ts'
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
  officeEntries: listAccountEntries,
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

/** Only admins see the names of other accounts. */
async function listAccountEntries(
  { accounts: store }: Stores,
  { isAdmin }: OfficeSearch,
): Promise<OfficeEntry[]> {
  if (!isAdmin) return []
  return (await store.list()).map(({ _id, username }) => ({
    kind: 'account',
    title: username,
    note: '',
    address: 'accounts',
    row: _id,
  }))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof accounts> {}
}
