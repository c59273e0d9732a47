import { browserError } from '../../errors/browser-errors.ts'
import type { FieldError } from '../../errors/codes.ts'
import { ApiProblem, Stopped } from '../connection/api-client.ts'

/** The form found errors before anything was sent. The codes are the same as the server's. */
export class InputProblem extends Error {
  readonly fields: FieldError[]
  /**
   * The remaining errors of a problem that was shown before: showing them must not move the focus.
   */
  readonly isRest: boolean

  constructor(fields: FieldError[], isRest = false) {
    super('Check these fields.')
    this.fields = fields
    this.isRest = isRest
  }

  /** The problem after the field at `path` has changed; undefined if no error remains. */
  without(path: string): InputProblem | undefined {
    const rest = this.fields.filter((field) => field.path !== path)
    if (rest.length === this.fields.length) return this
    return rest.length > 0 ? new InputProblem(rest, true) : undefined
  }
}

/** The current values of required texts, choices and files, by API name. */
export type Required = Record<string, string | File | undefined>

/** @throws InputProblem if a required value is blank */
export function requireFilled(required: Required): void {
  const fields = Object.entries(required)
    .filter(([, value]) => value === undefined || (typeof value === 'string' && !value.trim()))
    .map(([path, value]) =>
      browserError(path, typeof value === 'string' ? 'fill-in' : 'choose-file'),
    )
  if (fields.length > 0) throw new InputProblem(fields)
}

/**
 * False if the clerk caused the error: if she stopped the request or entered something wrong.
 */
export function isServersFault(error: unknown): boolean {
  return !(error instanceof Stopped) && fieldErrorsOf(error).length === 0
}

/** Errors of single fields, from the form or from the server. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  return error instanceof ApiProblem || error instanceof InputProblem ? error.fields : []
}
