import { readdir } from 'node:fs/promises'
import { expect } from 'vitest'
import { cookieOf, type FormFields, multipart, TEST_PASSWORD } from './build-app.ts'
import { expectProblem } from './scenarios.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface Answer {
  statusCode: number
  headers: Record<string, string>
  payload: string
  json<T>(): T
}

/** A site in its own process, with a signed-in clerk and a visitor. */
export interface RunningSite {
  server: ServerProcess
  ask(path: string, init?: RequestInit): Promise<Answer>
  visit(path: string): Promise<Answer>
  send(
    method: string,
    path: string,
    body?: { json: object } | { form: FormFields },
  ): Promise<Answer>
  /** A page of the office, requested like a browser. */
  office(path: string): Promise<Answer>
  signIn(): Promise<Answer>
}

/** Starts it with one account and signs in its clerk. */
export async function startSite(settings: Record<string, string>): Promise<RunningSite> {
  const server = startServer({
    SAMPLE_CONTENT: 'off',
    READING: 'off',
    ADMIN_PASSWORD: TEST_PASSWORD,
    LOG_LEVEL: 'info',
    ...settings,
  })
  const url = await server.url()
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(url + path, { redirect: 'manual', ...init })
    const payload = await response.text()
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      payload,
      json: <T>() => JSON.parse(payload) as T,
    }
  }
  const signIn = () =>
    ask('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
    })
  const { token } = (await signIn()).json<{ token: string }>()
  return {
    server,
    ask,
    visit: (path) => ask(path),
    async send(method, path, body) {
      const authorization = `Bearer ${token}`
      if (!body) return ask(path, { method, headers: { authorization } })
      if ('json' in body) {
        const headers = { authorization, 'content-type': 'application/json' }
        return ask(path, { method, headers, body: JSON.stringify(body.json) })
      }
      const { payload, headers } = await multipart(body.form)
      return ask(path, {
        method,
        headers: { ...headers, authorization },
        body: new Uint8Array(payload),
      })
    },
    office: (path) => ask(path, { headers: cookieOf(token) }),
    signIn,
  }
}

/** All files in a folder and its subfolders, except SQLite's own. */
export async function listBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => !name.includes('sqlite')).sort()
}

/**
 * Expects a failure of the database or the disk, with a sentence for staff and without internals of
 * the server.
 */
export function expectFault(answer: Answer, code: string): void {
  const { type, message } = {
    ...expectProblem(answer, code === 'disk-full' ? 507 : 503),
    ...answer.json<{ type: string }>(),
  }
  expect(type).toBe(`/api/docs#${code}`)
  expect(message).toMatch(/server/)
  expect(answer.headers['retry-after']).toBe('60')
}

/** Log lines of level `error`, without the fields that are the same in every line. */
export async function faultsLogged(site: RunningSite): Promise<object[]> {
  const { output } = await site.server.end('SIGTERM')
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => Number(level) >= 50)
    .map(({ fault, err }) => ({ fault, ...(err !== undefined && { err }) }))
}
