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
