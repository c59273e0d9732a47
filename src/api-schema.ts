import { z } from 'zod'

/** PostgreSQL cannot store NUL and would fail. After this, the id is simply not found. */
export const recordId = z.string().transform((id) => id.replaceAll('\0', '\uFFFD'))

/** The path parameter of a single record. Ids are opaque: an unknown one is not found. */
export const byId = z.object({ id: recordId })

export const noContent = z.null().meta({ description: 'Done; there is nothing to say' })

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    error: z.string().meta({ description: 'The same sentence as `message`' }),
    message: z.string().meta({ description: 'One sentence that a person can act on' }),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.unknown().optional().meta({ description: 'With 412: the record as it is now' }),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' })

/** The failures of a route for its API description; all have the same shape. */
export function problems(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_WORDS[status] ?? 'Refused',
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  ) as object
}

const PROBLEM_WORDS: Record<number, string> = {
  400: 'Refused input',
  401: 'No living session',
  403: 'From another origin, or not this account’s to do',
  404: 'There is no such record',
  409: 'There is one already, or it cannot be undone: the sentence says why',
  412: 'Someone else changed it first; `current` is what it says now',
  413: 'The file is too large',
  415: 'Not an accepted kind of file',
  429: 'Too many failed attempts',
}
