import { setTimeout as pause } from 'node:timers/promises'
import { INTERNALS } from '../internals.ts'
import type { Problem } from '../scenarios.ts'
import type { Answer, Request } from './send.ts'
import { PASSWORD, type Site } from './site.ts'

/** A bad request and its expected result. */
export interface BadInput {
  what: string
  /** The request, sent as an admin. Created only when needed, because some are large. */
  sent: Request | (() => Request | Promise<Request>)
  /** The status. 201 means that the server accepts it as harmless. */
  gets: number
  /** The beginning of `reasonOf`, for every problem with 400, 413 or 415. */
  because?: string
  /** Expected fields of the created record. */
  keeps?: Record<string, unknown>
  /** Text that the served file must not contain. */
  lacks?: string
  /** Sends it, if it is not a normal request. */
  send?: (site: Site) => Promise<Answer>
}

export interface Outcome {
  where: string
  status: number
  /** The sentence in the response. */
  says: string
  /** Differences from the expected result. */
  faults: string[]
}

const SETTLED_WITHIN_MS = 60_000

/** Sends it and checks the response, its effects and its leftovers. */
export async function tryInput(site: Site, input: BadInput): Promise<Outcome> {
  const request = typeof input.sent === 'function' ? await input.sent() : input.sent
  const isAccepted = input.gets === 201
  const count = () => (isAccepted ? site.keptRecords() : site.kept())
  const before = JSON.stringify(await count())
  const answer = await (input.send?.(site) ?? site.ask(request))
  const faults = faultsOf(answer, input)
  if (isAccepted && answer.status === 201) {
    faults.push(...(await faultsOfRecord(site, request.asks, answer, input)))
  }
  let after = ''
  // Temporary files are removed after the response.
  const giveUpAt = Date.now() + SETTLED_WITHIN_MS
  while ((after = JSON.stringify(await count())) !== before && Date.now() < giveUpAt) {
    await pause(20)
  }
  if (after !== before) faults.push(`left behind: ${before} became ${after}`)
  const { status } = await site.ask({ asks: 'GET /api/admin/me' })
  if (status !== 200) faults.push(`the site answers ${status} afterwards`)
  return {
    where: shorten(request.asks),
    status: answer.status,
    says: shorten(sentence(answer), 110),
    faults,
  }
}

/** These statuses have several causes, so the test also compares the reason. */
const REFUSALS = new Set([400, 413, 415])

function faultsOf({ status, headers, body }: Answer, { gets, because }: BadInput): string[] {
  const faults: string[] = []
  if (status !== gets) faults.push(`${status} instead of ${gets}`)
  const type = headers['content-type'] ?? ''
  const text = body.toString()
  if (status >= 400 && body.length > 0) {
    if (INTERNALS.test(text)) faults.push(`contains internals of the server: ${text.slice(0, 200)}`)
    const isProblem = type.startsWith('application/problem+json') && /"message":"\S/.test(text)
    if (!isProblem && !type.startsWith('text/html')) faults.push(`no problem: ${type}`)
    if (isProblem && REFUSALS.has(status)) {
      const reason = reasonOf(JSON.parse(text) as Refusal)
      const isExpected = because !== undefined && reason.startsWith(because)
      if (!isExpected) faults.push(`refused because “${reason}”, not because “${because ?? '?'}”`)
    }
  }
  if (status > 0 && body.length > 0 && headers['x-content-type-options'] !== 'nosniff') {
    faults.push('has no nosniff')
  }
  return faults
}

type Refusal = Pick<Problem, 'code' | 'errors'>

/** The code, or each wrong field with its code. */
function reasonOf({ code, errors }: Refusal): string {
  return errors ? errors.map((field) => `${field.path}: ${field.code}`).join(', ') : code
}

/** Checks that the created record is harmless; deletes it for good. */
async function faultsOfRecord(
  site: Site,
  asks: string,
  answer: Answer,
  { keeps = {}, lacks }: BadInput,
): Promise<string[]> {
  const record = JSON.parse(answer.body.toString()) as Record<string, unknown>
  const faults = Object.entries(keeps)
    .filter(([name, value]) => record[name] !== value)
    .map(([name]) => `${name} is ${JSON.stringify(record[name])}`)
  if ('filePath' in record) faults.push(...(await faultsOfItsFile(site, record, lacks)))
  await site.ask({ asks: `DELETE /api/${asks.split('/')[2]}/${record['_id'] as string}` })
  await site.ask({
    asks: 'DELETE /api/admin/bin',
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ currentPassword: PASSWORD }),
  })
  return faults
}

async function faultsOfItsFile(
  site: Site,
  record: Record<string, unknown>,
  lacks: string | undefined,
): Promise<string[]> {
  const faults: string[] = []
  const path = String(record['filePath'])
  if (!/^(gallery-)?uploads\/[\da-f-]{36}\.\w{3,4}$/.test(path)) faults.push(`stored as ${path}`)
  const file = await site.ask({ asks: `GET /${path}` })
  faults.push(...faultsOfFile(file, record))
  if (lacks !== undefined && file.body.includes(lacks)) faults.push(`still contains ${lacks}`)
  return faults
}

const SERVED = /^(application\/(pdf|msword|vnd\.[\w.-]+)|image\/(jpeg|png|webp))$/

function faultsOfFile({ status, headers }: Answer, record: Record<string, unknown>): string[] {
  const faults: string[] = []
  const type = headers['content-type'] ?? ''
  if (status !== 200) faults.push(`its file is answered with ${status}`)
  if (!SERVED.test(type)) faults.push(`served as ${type}`)
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('its file has no nosniff')
  const policy = headers['content-security-policy'] ?? ''
  if (!policy.startsWith("default-src 'none'")) faults.push(`its file is not restricted: ${policy}`)
  if (headers['set-cookie'] !== undefined) faults.push('its name became a header')
  const named = nameIn(headers['content-disposition'] ?? '')
  if (record['fileName'] !== undefined && named !== record['fileName']) {
    faults.push(`downloaded as ${JSON.stringify(named)}`)
  }
  return faults
}

/** The name that a browser reads from Content-Disposition; undefined if it is malformed. */
export function nameIn(disposition: string): string | undefined {
  const [, quoted, plain, encoded] =
    /^(?:inline|attachment); filename=(?:"([^"\\/]*)"|([\w.%!~*'-]+))(?:; filename\*=UTF-8''([\w.%!~*()'-]+))?$/.exec(
      disposition,
    ) ?? []
  return encoded === undefined ? (quoted ?? plain) : decodeURIComponent(encoded)
}

function sentence({ status, headers, body }: Answer): string {
  const text = body.toString()
  if (status === 0) return 'connection closed'
  if (headers['content-type']?.includes('json')) {
    const { message, fileName, title } = (JSON.parse(text) ?? {}) as Record<string, string>
    return message ?? (fileName ? `accepted as ${title}, ${fileName}` : '')
  }
  return /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? ''
}

const shorten = (text: string, max = 60) =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text
