/** A failure that the server has answered with. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: { path: string; message: string }[]
  /** With 412: the record as it is now. */
  readonly current: unknown

  constructor(status: number, body: ProblemBody | undefined) {
    super(body?.message ?? '')
    this.status = status
    this.code = body?.type?.split('#').at(-1) ?? 'failure'
    this.fields = body?.errors ?? []
    this.current = body?.current
  }
}

/** No answer came: the line dropped, or the server is away. Nothing is known to have changed. */
export class LineDropped extends Error {}

/** The clerk stopped it herself. */
export class Stopped extends Error {}

interface ProblemBody {
  type?: string
  message?: string
  errors?: { path: string; message: string }[]
  current?: unknown
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api. */
  path: string
  /** JSON, or a form where a file goes along. */
  body?: object | FormData | undefined
  /** The version that a change was made from: the server refuses where another is there. */
  version?: number | undefined
  /** From 0 to 1, while the body goes out. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
}

let signInAgain: (() => Promise<void>) | undefined
let signingIn: Promise<void> | undefined

/** Who asks for the password when a session has ended; resolves once there is a new one. */
export function onSessionEnded(ask: (() => Promise<void>) | undefined): void {
  signInAgain = ask
}

/**
 * Calls the API. Where the session has ended, it asks for the password and then sends what was
 * waiting: several calls that wait share one question.
 * @throws ApiProblem, LineDropped or Stopped
 */
export async function callApi<T>(call: Call): Promise<T> {
  try {
    return await send<T>(call)
  } catch (error) {
    const isEnded = error instanceof ApiProblem && error.code === 'not-signed-in'
    if (!isEnded || !signInAgain || call.path === '/admin/login') throw error
    signingIn ??= signInAgain().finally(() => {
      signingIn = undefined
    })
    await signingIn
    return send<T>(call)
  }
}

/** XMLHttpRequest, because fetch does not tell how much of an upload has gone out. */
function send<T>({ method = 'GET', path, body, version, onProgress, signal }: Call): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Stopped())
      return
    }
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.setRequestHeader('accept', 'application/json')
    if (version !== undefined) request.setRequestHeader('if-match', `"${version}"`)
    if (onProgress) {
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    }
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as T)
      else reject(new ApiProblem(request.status, answer as ProblemBody | undefined))
    })
    request.addEventListener('error', () => reject(new LineDropped()))
    request.addEventListener('abort', () => reject(new Stopped()))
    signal?.addEventListener('abort', () => request.abort())
    onProgress?.(0)
    if (body instanceof FormData || body === undefined) request.send(body)
    else {
      request.setRequestHeader('content-type', 'application/json')
      request.send(JSON.stringify(body))
    }
  })
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A proxy's own error page, say: the status alone tells what happened.
    return undefined
  }
}
