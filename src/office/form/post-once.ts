import { type Call, callApi } from '../connection/api-client.ts'

/** One gallery form can send many photos. */
const MAX_STORED_ATTEMPTS = 50
const STORAGE_KEY = 'attempts'

/** The key of each attempt that has not succeeded, by its content. */
let attempts: Map<string, string> | undefined

/** Random, at most 100 characters. Pages with plain http have no `randomUUID`. */
export function newIdempotencyKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return [...numbers].map((number) => number.toString(36)).join('-')
}

/**
 * Sends a POST that takes effect only once. An attempt whose answer was lost keeps its key until it
 * succeeds or its content changes, also after a reload of the page.
 * @throws as `callApi`
 */
export async function postOnce<T>(call: Omit<Call, 'method'>): Promise<T> {
  const sent = contentOf(call)
  attempts ??= findStored()
  const idempotencyKey = attempts.get(sent) ?? newIdempotencyKey()
  attempts.set(sent, idempotencyKey)
  store(attempts)
  const answer = await callApi<T>({ ...call, method: 'POST', idempotencyKey })
  attempts.delete(sent)
  store(attempts)
  return answer
}

/** Whether this content was sent, and its answer has not come. */
export function isAttempted(call: Pick<Call, 'path' | 'body'>): boolean {
  attempts ??= findStored()
  return attempts.has(contentOf(call))
}

function findStored(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}

function store(latest: Map<string, string>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...latest].slice(-MAX_STORED_ATTEMPTS)))
  } catch {
    // The storage is full or forbidden: the attempts last as long as the page.
  }
}

function contentOf({ path, body }: Pick<Call, 'path' | 'body'>): string {
  const fields =
    body instanceof FormData ? [...body].map(([name, value]) => [name, textOf(value)]) : body
  return JSON.stringify([path, fields])
}

/** Without the time of a file, because each attempt can make the file again. */
function textOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `${value.name}/${value.size}`
}
