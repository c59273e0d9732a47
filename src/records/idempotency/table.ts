/** The first answer to a request with an idempotency key. */
export interface IdempotentAnswerTable {
  accountId: string
  key: string
  /** The path of the request. A key is valid for one call. */
  path: string
  /** Status and body as JSON; empty if a record in it was permanently deleted. */
  answer: string
  /** ISO 8601 UTC. */
  createdAt: string
}

declare module '../../database/database.ts' {
  interface Tables {
    idempotentAnswer: IdempotentAnswerTable
  }
}
