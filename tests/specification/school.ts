import { ADMIN } from '../e2e/site.ts'
import { parseHtml, type Tree } from './html.ts'

export interface Reply {
  status: number
  headers: Headers
  text: string
  json: <T = Record<string, unknown>>() => T
}

/** A running site, and what its visitors and its staff can ask. */
export interface School {
  content: 'empty' | 'sample'
  url: string
  /** As a visitor, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Reply>
  /** A page that must have this status. */
  read(path: string, status?: number): Promise<Tree>
  /** The record or the list of a call. */
  api<T = Record<string, unknown>>(path: string): Promise<T>
  /** As staff: a JSON object or a form. */
  send(method: string, path: string, body?: object | FormData): Promise<Reply>
  /** A page of the office. */
  office(path: string, language?: 'bn' | 'en'): Promise<Tree>
  token(): Promise<string>
}

/** `tokens` keeps the session of each site, because a sign-in takes long on purpose. */
export function schoolAt(
  url: string,
  content: School['content'],
  tokens: Map<string, Promise<string>>,
): School {
  const get: School['get'] = async (path, init = {}) => {
    const response = await fetch(url + encodeURI(path), { redirect: 'manual', ...init })
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, text, json: <T>() => JSON.parse(text) as T }
  }
  const signIn = async () => {
    const reply = await get('/api/admin/login', json('POST', ADMIN))
    return reply.json<{ token: string }>().token
  }
  const token = () => {
    if (!tokens.has(url)) tokens.set(url, signIn())
    return tokens.get(url)!
  }
  const read = async (path: string, status = 200, headers = {}) => {
    const reply = await get(path, { headers })
    if (reply.status !== status) throw new Error(`${path}: ${reply.status}, expected ${status}`)
    return parseHtml(reply.text)
  }
  return {
    content,
    url,
    get,
    read: (path, status) => read(path, status),
    api: async <T>(path: string) => (await get(`/api/${path}`)).json<T>(),
    async send(method, path, body) {
      const init = body instanceof FormData ? { method, body, headers: {} } : json(method, body)
      const authorization = `Bearer ${await token()}`
      return get(`/api/${path}`, { ...init, headers: { ...init.headers, authorization } })
    },
    office: async (path, language = 'bn') =>
      read(path, 200, { cookie: `adminToken=${await token()}; staffLanguage=${language}` }),
    token,
  }
}

export function json(method: string, body?: object) {
  return {
    method,
    headers: (body ? { 'content-type': 'application/json' } : {}) as Record<string, string>,
    ...(body && { body: JSON.stringify(body) }),
  }
}
