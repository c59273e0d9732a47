import type { ErrorParams } from './browser-errors.ts'
import {
  type Coded,
  englishSentence,
  type ErrorCode,
  type FieldError,
  isErrorCode,
} from './codes.ts'
import { InvalidInput } from './classes.ts'

/** The parts of a zod issue that this module reads. */
interface Issue {
  code?: string | undefined
  message: string
  path: PropertyKey[]
  /** Of a check made by `refine`. */
  params?: ErrorParams | undefined
  expected?: string
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  /** The accepted values of an enum. */
  values?: unknown[]
  /** The unknown fields of an object. */
  keys?: string[]
}

/** An error for a zod check. Its message is the code. */
export function refusal(...[code, params = {}]: Coded): { message: string; params: ErrorParams } {
  return { message: code, params }
}

/** The message of a zod check that refuses unknown fields: the fields that are known. */
export function knownFields(names: string[]): string {
  return names.join(', ')
}

/** The answer to input that does not match its schema. */
export function invalidInput({ issues }: { issues: Issue[] }): InvalidInput {
  // A list or a text has no fields, so its other problems are left out.
  const whole = issues.find(isNoObject)
  return new InvalidInput(...(whole ? [whole] : issues).map(describeIssue))
}

/** The input is a list, a text or nothing, where an object is needed. */
function isNoObject({ code, expected, path }: Issue): boolean {
  return code === 'invalid_type' && expected === 'object' && path.length === 0
}

/** The code of an issue, and its sentence. Without a specific code, the sentence is zod's own. */
export function describeIssue(issue: Issue): FieldError {
  const [code, params] = codeOf(issue)
  const message = code === 'invalid-value' ? issue.message : englishSentence(code, params)
  const path = [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])]
  return { path: path.map(String).join('.'), code, params, message }
}

function codeOf(issue: Issue): [ErrorCode, ErrorParams] {
  const { message, params = {}, expected, minimum, maximum, origin, values, keys } = issue
  if (isErrorCode(message)) return [message, params]
  if (isNoObject(issue)) return ['not-an-object', {}]
  switch (issue.code) {
    case 'invalid_type':
      return [expected === 'string' ? 'fill-in' : 'invalid-value', {}]
    case 'invalid_value':
      return ['choose-one-of', { choices: values!.join(', ') }]
    case 'unrecognized_keys':
      return ['unknown-field', { name: keys!.join(', '), known: message }]
    case 'too_small':
      if (origin === 'string' && minimum === 1) return ['fill-in', {}]
      break
    case 'too_big':
      if (origin === 'string') return ['too-long', { max: Number(maximum) }]
      if (origin === 'array') return ['too-many', { max: Number(maximum) }]
      break
  }
  return ['invalid-value', {}]
}
