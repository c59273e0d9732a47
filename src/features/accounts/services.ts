import type { Write } from '../../database/content-version.ts'
import type { HistoryStore } from '../../records/history/store.ts'
import type { SignInLimit } from './sign-in/limit.ts'
import type { StaffStore } from './store.ts'
import type { TwoStepStore } from './two-step/store.ts'

/** The stores that accounts use. */
export interface AccountStores {
  accounts: StaffStore
  twoStep: TwoStepStore
  signInLimit: SignInLimit
  history: HistoryStore
  lockChanges: () => Promise<void>
  /** Passwords must not contain the name of the school. */
  site: { find(): Promise<{ schoolName: string; schoolNameEnglish: string }> }
}

export interface AccountServices {
  stores: AccountStores
  writePrivate: Write<AccountStores>
}
