import type { ErrorParams } from '../../errors/browser-errors.ts'
import type { FieldError } from '../../errors/codes.ts'
import { untilReached } from './reach-server.ts'

/** The server answered with an error. */
export class ApiProblem extends Error {
  readonly status: number
  /** An `ErrorCode`; a newer server can send other codes. */
  readonly code: string
  readonly params: ErrorParams
  readonly fields: FieldError[]
  /** With status 412: the current record. */
  readonly current: unknown

  constructor(status: number, body: ProblemBody | undefined) {
    super(body?.message ?? '')
    this.status = status
    this.code = body?.code ?? 'failure'
    this.params = body?.params ?? {}
    this.fields = body?.errors ?? []
    this.current = body?.current
  }
}

/**
 * No answer came: the connection failed or the server is down. It is unknown whether the change was
 * made.
 */
export class ConnectionLost extends Error {}

/** A program has changed or moved the file since the clerk chose it, so the browser sends nothing. */
export class FileChanged extends Error {
  readonly fileName: string

  constructor(fileName: string) {
    super(`${fileName} cannot be read any more.`)
    this.fileName = fileName
  }
}

/** The clerk stopped the request. */
export class Stopped extends Error {}

interface ProblemBody {
  code?: string
  params?: ErrorParams
  message?: string
  errors?: FieldError[]
  current?: unknown
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to /api. */
  path: string
  /** JSON, or a form when a file is sent. */
  body?: object | FormData | undefined
  /**
   * The version that the change is based on. The server refuses the change if the record has
   * another version.
   */
  version?: number | undefined
  /**
   * The same key gives the first answer again and changes nothing a second time, so that the call
   * may be repeated.
   */
  idempotencyKey?: string | undefined
  /** Called with a fraction from 0 to 1 while the body is sent. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
}

let signInAgain: ((ended: ApiProblem) => Promise<void>) | undefined
let signingIn: Promise<void> | undefined

/** The session of this page has ended, or another account has signed in in another tab. */
const ENDED = new Set(['not-signed-in', 'password-changed', 'other-account'])

let accountId: string | undefined

/** The account of this page. The server refuses a change if the browser has another one by now. */
export function sendAs(id: string | undefined): void {
  accountId = id
}

/**
 * Sets the function that asks for the password when the session has ended. It resolves when there
 * is a new session.
 */
export function onSessionEnded(ask: ((ended: ApiProblem) => Promise<void>) | undefined): void {
  signInAgain = ask
}

let afterWriting: (() => void) | undefined

/** Sets the function that runs after each successful change. */
export function onWritten(listener: (() => void) | undefined): void {
  afterWriting = listener
}

/**
 * Calls the API. If the session has ended, it asks for the password once for all waiting calls, and
 * then repeats them. If no answer to a change comes, it waits for the server and repeats the change
 * once.
 * @throws ApiProblem, ConnectionLost, FileChanged or Stopped
 */
export async function callApi<T>(call: Call): Promise<T> {
  try {
    return await sendSignedIn<T>(call)
  } catch (error) {
    if (!isUnanswered(error) || !isRepeatable(call)) throw error
    if (await untilReached(call.signal)) return repeat<T>(call)
    throw call.signal?.aborted ? new Stopped() : error
  }
}

/** Whether the call got no answer from the app. nginx sends `server-away` while the app is down. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ApiProblem)
    return error.code.startsWith('server-away') || error.status === 502
  return error instanceof ConnectionLost
}

/** Whether sending the call twice changes no more than sending it once. */
function isRepeatable({ method, version, idempotencyKey }: Call): boolean {
  return method === 'DELETE' || version !== undefined || idempotencyKey !== undefined
}

/** If the record is as the call wants it, the first attempt has succeeded. */
async function repeat<T>(call: Call): Promise<T> {
  try {
    return await sendSignedIn<T>(call)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (call.method === 'DELETE' && error.status === 404) return undefined as T
    if (error.status === 412 && isAsSent(call.body, error.current)) return error.current as T
    throw error
  }
}

function isAsSent(body: Call['body'], current: unknown): boolean {
  if (body instanceof FormData) return false
  const plain = (value: unknown) =>
    typeof value === 'string' ? value.trim().normalize() : JSON.stringify(value)
  return Object.entries(body ?? {}).every(
    ([field, value]) =>
      plain((current as Record<string, unknown> | undefined)?.[field]) === plain(value),
  )
}

async function sendSignedIn<T>(call: Call): Promise<T> {
  try {
    return await send<T>(call)
  } catch (error) {
    const isEnded = error instanceof ApiProblem && ENDED.has(error.code)
    if (!isEnded || !signInAgain) throw error
    signingIn ??= signInAgain(error).finally(() => {
      signingIn = undefined
    })
    await signingIn
    return send<T>(call)
  }
}

async function send<T>(call: Call): Promise<T> {
  const { method = 'GET', signal } = call
  if (signal?.aborted) throw new Stopped()
  const { ok, status, text } = await request(call).catch(async () => {
    if (signal?.aborted) throw new Stopped()
    throw (await findChanged(call.body)) ?? new ConnectionLost()
  })
  const answer = parse(text)
  if (!ok) throw new ApiProblem(status, answer as ProblemBody | undefined)
  if (method !== 'GET') afterWriting?.()
  return answer as T
}

/** The browser reports a changed file and a lost connection alike. Only reading tells them apart. */
async function findChanged(body: Call['body']): Promise<FileChanged | undefined> {
  if (!(body instanceof FormData)) return undefined
  for (const file of body.values()) {
    if (!(file instanceof File)) continue
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (!isReadable) return new FileChanged(file.name)
  }
  return undefined
}

interface Answer {
  ok: boolean
  status: number
  text: string
}

async function request(call: Call): Promise<Answer> {
  const { method = 'GET', path, body, version, idempotencyKey, onProgress, signal = null } = call
  const headers = new Headers({ accept: 'application/json' })
  if (accountId !== undefined && method !== 'GET') headers.set('x-account', accountId)
  if (version !== undefined) headers.set('if-match', `"${version}"`)
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  onProgress?.(0)
  if (body instanceof FormData) return sendWithProgress({ ...call, method, body }, headers)
  if (body) headers.set('content-type', 'application/json')
  const json = JSON.stringify(body)
  if (onProgress) return sendWithProgress({ ...call, method, body: json }, headers)
  const response = await fetch(`/api${path}`, { method, headers, body: json, signal })
  return { ok: response.ok, status: response.status, text: await response.text() }
}

interface Sent {
  method: string
  body: FormData | string | undefined
}

/** With XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendWithProgress(
  { method, path, body, onProgress, signal }: Omit<Call, 'body'> & Sent,
  headers: Headers,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest()
    upload.open(method, `/api${path}`)
    headers.forEach((value, name) => upload.setRequestHeader(name, value))
    upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    upload.addEventListener('load', () => {
      const { status, responseText: text } = upload
      resolve({ ok: status >= 200 && status < 300, status, text })
    })
    upload.addEventListener('error', reject)
    upload.addEventListener('abort', reject)
    signal?.addEventListener('abort', () => upload.abort())
    upload.send(body ?? null)
  })
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // For example a proxy's error page: the status alone must be enough.
    return undefined
  }
}
