/** The first answer to a request with an idempotency key. */
export interface IdempotentAnswerTable {
  accountId: string
  key: string
  /** The path of the request: a key belongs to one call. */
  path: string
  /** The body as JSON. */
  answer: string
  /** ISO 8601 UTC. */
  createdAt: string
}
