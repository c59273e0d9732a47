import { pdf } from '../made-files.ts'
import { file, json, upload } from './forms.ts'
import { type Answer, type Request, send } from './send.ts'
import type { Site } from './site.ts'

interface Group {
  what: string
  many: number
  request: Request
  /** Sent with an admin's session. */
  isSigned?: boolean
  gets: number[]
}

/** 400 requests at once. Answers 429 and 503 need a Retry-After header. */
const GROUPS: Group[] = [
  // Publishing in the same crowd invalidates it.
  { what: 'read a cached page', many: 120, request: { asks: 'GET /' }, gets: [200, 503] },
  {
    what: 'read an uncached page',
    many: 60,
    request: { asks: 'GET /allNotices?q=x' },
    gets: [200, 503],
  },
  { what: 'read the API', many: 60, request: { asks: 'GET /api/notices' }, gets: [200, 503] },
  {
    what: 'guess a password',
    many: 80,
    request: json('POST /api/admin/login', { username: 'admin', password: 'a guess' }),
    gets: [401, 429],
  },
  {
    what: 'publish a file without a session',
    many: 40,
    request: upload('notices', file(pdf(200_000))),
    gets: [401, 503],
  },
  {
    what: 'publish a file',
    many: 40,
    request: upload('notices', file(pdf(200_000))),
    isSigned: true,
    gets: [201],
  },
]

interface CrowdOutcome {
  what: string
  many: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  faults: string[]
}

/** Sends all requests at the same time. */
export function sendCrowd(site: Site): Promise<CrowdOutcome[]> {
  return Promise.all(
    GROUPS.map(async ({ what, many, request, isSigned, gets }) => {
      const one = () => (isSigned ? site.ask(request) : send(site.origin, request))
      const answers = await Promise.all(Array.from({ length: many }, one))
      const statuses: Record<number, number> = {}
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      return {
        what,
        many,
        statuses,
        faults: [...new Set(answers.flatMap((answer) => faultsOf(answer, gets)))],
      }
    }),
  )
}

function faultsOf({ status, headers }: Answer, gets: number[]): string[] {
  if (!gets.includes(status)) return [`${status} instead of ${gets.join(' or ')}`]
  const isForLater = status === 429 || status === 503
  if (isForLater && !Number(headers['retry-after'])) return [`${status} without Retry-After`]
  return []
}
