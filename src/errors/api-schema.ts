import { z } from 'zod'
import type { ErrorCode } from './codes.ts'
import { ERROR_SENTENCES } from './sentences.ts'

/** PostgreSQL cannot store NUL and would fail. After the replacement, the id is not found. */
export const recordId = z.string().transform((id) => id.replaceAll('\0', '\uFFFD'))

/** The path parameter of a single record. Ids are opaque. An unknown id is not found. */
export const byId = z.object({ id: recordId })

/** The body of a call that needs the password of the signed-in account. */
export const passwordProof = z.object({ currentPassword: z.string().min(1).max(1000) })

export const noContent = z.null().meta({ description: 'Done; the answer has no body' })

const coded = {
  code: z
    .enum(Object.keys(ERROR_SENTENCES) as ErrorCode[])
    .meta({ description: 'The exact error. Use it to translate the sentence' }),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'The values in the sentence of this code' }),
  message: z.string().meta({ description: 'One sentence that tells the reader what to do' }),
}

export const fieldErrors = z.array(z.object({ path: z.string(), ...coded }))

export const problem = z
  .object({
    type: z.string().meta({ description: 'The kind of the problem, common to several codes' }),
    title: z.string(),
    status: z.number(),
    detail: z.string().meta({ description: 'The same as `message`' }),
    error: z.string().meta({ description: 'The same as `message`' }),
    ...coded,
    errors: fieldErrors.optional().meta({ description: 'Each wrong field. `path` is its name' }),
    current: z.unknown().optional().meta({ description: 'With 412: the current record' }),
    _id: z.string().optional().meta({ description: 'With 409: the record that exists already' }),
    requestId: z.string().optional().meta({ description: 'With 500 and above: for the log' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457' })

/** The failures of a route in its API description. All have the same fields. */
export function problems(...statuses: number[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_DESCRIPTIONS[status] ?? 'Refused',
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  ) as object
}

const PROBLEM_DESCRIPTIONS: Record<number, string> = {
  400: 'Invalid input',
  401: 'No valid session',
  403: 'The request comes from another origin, or this account may not do this',
  404: 'The record does not exist',
  409: 'The record already exists, the change cannot be undone, or a setting is missing; `code` says which',
  412: 'Someone else changed the record first; `current` is the record now',
  413: 'The file or the body is too large',
  415: 'This kind of file is not accepted',
  429: 'Too many failed attempts or calls; `Retry-After` says when to try again',
  503: 'Not possible now; `code` says why',
}
