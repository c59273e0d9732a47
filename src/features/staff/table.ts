export type Role = 'editor' | 'admin'

export interface AccountTable {
  id: string
  /** Folded by `foldUsername`. */
  username: string
  /** argon2id, in its own encoded form. */
  passwordHash: string
  role: Role
  createdAt: string
}

export interface SessionTable {
  id: string
  /** SHA-256 of the token, hex: the token itself is never stored. */
  tokenHash: string
  accountId: string
  createdAt: string
  expiresAt: string
  userAgent: string
  address: string
}

export interface SignInFailureTable {
  id: string
  username: string
  address: string
  failedAt: string
}

/** Addresses from which a name has signed in before: strangers' failures do not lock these out. */
export interface KnownAddressTable {
  username: string
  address: string
}

/** What signing in in two steps needs to know of an account. */
export interface TwoStepTable {
  accountId: string
  /** Base32, as the phone has it: a code can only be reckoned from the secret itself. */
  secret: string
  /** Of 30 seconds each since 1970: the codes of this step and of those before are used up. */
  lastUsedStep: number
  /** One for all recovery codes of the account, base64. */
  recoverySalt: string
  /** Null while the phone has not shown yet that it has the secret. */
  confirmedAt: string | null
}

/** One that is left: using it deletes it. */
export interface RecoveryCodeTable {
  accountId: string
  /** argon2id, base64. */
  codeHash: string
}
