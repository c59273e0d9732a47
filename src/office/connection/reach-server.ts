import { ignoreGivenUp, retryUntilReached } from './connection.ts'

/** @throws if the server does not answer. A Wi-Fi login page is not an answer from our server. */
export async function askServer(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' })
  const { status } = (await answer.json()) as { status: string }
  if (status !== 'ok') throw new Error(`The server says ${status}.`)
}

/** Waits until the server answers; false if the clerk gives up or `signal` stops it. */
export function untilReached(signal: AbortSignal | undefined): Promise<boolean> {
  return retryUntilReached(askServer, { signal, operation: 'sending' }).then(
    () => true,
    (error: unknown) => {
      ignoreGivenUp(error)
      return false
    },
  )
}

/**
 * Goes to `address` when the site can be reached. Without a connection, browsers would replace this
 * page by their own error page.
 */
export async function leaveFor(address: string, leave = () => window.location.assign(address)) {
  await retryUntilReached(async () => {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (answer.status >= 500) throw new Error(`${address} answers ${answer.status}.`)
  }).then(leave, ignoreGivenUp)
}

/** Loads this page again when the site can be reached. */
export function loadAgain(): Promise<void> {
  return leaveFor(window.location.href, () => window.location.reload())
}

/** Whether the browser sends the cookie of a session. Without an answer, it is not known: true. */
export async function hasSession(): Promise<boolean> {
  const answer = await fetch('/api/admin/me', { cache: 'no-store' }).catch(() => undefined)
  return answer?.status !== 401
}
