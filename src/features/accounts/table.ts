import type { Generated } from 'kysely'

export const ROLES = ['editor', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** The role of a new account if the request has no role. */
export const DEFAULT_ROLE: Role = 'editor'

export interface AccountTable {
  id: string
  /** Folded by `foldUsername`. */
  username: string
  /** argon2id, in its own encoded form. */
  passwordHash: string
  role: Role
  createdAt: string
  /** 1 until somebody chooses a password in place of the one that the software made. */
  hasGivenPassword: Generated<number>
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
  /** The change of the password that ended the session; null for a session that can be valid. */
  passwordChangedAt: string | null
}

export interface SignInFailureTable {
  id: string
  username: string
  address: string
  /**
   * 1 if the account had signed in from the address before. Then the failure counts only for this
   * pair of name and address.
   */
  isKnown: number
  failedAt: string
}

/**
 * Addresses from which a name has signed in before. Failures at other addresses do not lock them.
 */
export interface KnownAddressTable {
  username: string
  address: string
}

export interface TwoStepTable {
  accountId: string
  /** Base32. Stored unhashed, because codes are computed from the secret itself. */
  secret: string
  /** Counted in steps of 30 seconds since 1970. Codes of this and earlier steps are used up. */
  lastUsedStep: number
  /** One salt for all recovery codes of the account, base64. */
  recoverySalt: string
  /** Null until the phone has proved that it has the secret. */
  confirmedAt: string | null
}

/** An unused code: using it deletes the row. */
export interface RecoveryCodeTable {
  accountId: string
  /** argon2id, base64. */
  codeHash: string
}

declare module '../../database/database.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
    signInFailure: SignInFailureTable
    knownAddress: KnownAddressTable
    twoStep: TwoStepTable
    recoveryCode: RecoveryCodeTable
  }
}
