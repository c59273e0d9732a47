/** An error in one input field. `path` is the field's API name. */
export interface FieldError {
  path: string
  message: string
}

/** A failure with an HTTP status and one sentence that tells the reader what to do. */
export abstract class Problem extends Error {
  abstract readonly status: number
  /** The last part of the problem's `type`. Programs can rely on it. */
  abstract readonly code: string
  readonly fields: FieldError[] = []
  readonly headers: Record<string, string> = {}
}

export class InvalidInput extends Problem {
  readonly status = 400
  readonly code = 'invalid-input'
  override readonly fields: FieldError[]

  constructor(fields: FieldError[], message = summarizeFields(fields)) {
    super(message)
    this.fields = fields
  }
}

export class NotSignedIn extends Problem {
  readonly status = 401
  readonly code = 'not-signed-in'

  constructor(message = 'Sign in first: this needs a living session.') {
    super(message)
  }
}

const SECOND_STEP = {
  'second-step-needed':
    'This account signs in in two steps: send the code that its phone shows, or a recovery code, as `code`.',
  'second-step-wrong':
    'This code is wrong, too old or used already. Wait for the next one, or use a recovery code.',
}

/** The password was correct, but the account needs a second step. */
export class SecondStepRefused extends Problem {
  readonly status = 401
  readonly code: keyof typeof SECOND_STEP

  constructor(code: keyof typeof SECOND_STEP) {
    super(SECOND_STEP[code])
    this.code = code
  }
}

export class NotAllowed extends Problem {
  readonly status = 403
  readonly code = 'not-allowed'
}

export class NotFound extends Problem {
  readonly status = 404
  readonly code = 'not-found'

  constructor(message = 'There is nothing here. It may have been deleted.') {
    super(message)
  }
}

/** This was deleted. The address works again only if it is restored from the bin. */
export class Gone extends Problem {
  readonly status = 410
  readonly code = 'gone'

  constructor() {
    super('This was deleted. Look in the list that it came from.')
  }
}

/** For changes: without a record, the error rolls back the transaction and the content version. */
export function orNotFound<T>(found: T | undefined, message?: string): T {
  if (found === undefined) throw new NotFound(message)
  return found
}

export class AlreadyExists extends Problem {
  readonly status = 409
  readonly code = 'already-exists'
}

/** A change cannot be undone in the current state. The message says what to do instead. */
export class CannotUndo extends Problem {
  readonly status = 409
  readonly code = 'cannot-undo'
}

/** Someone else changed the record first. `current` is the record now. */
export class Outdated extends Problem {
  readonly status = 412
  readonly code = 'outdated'
  readonly current: object

  constructor(current: object) {
    super('Someone else has changed this in the meantime. Look at both, then choose.')
    this.current = current
  }
}

export class FileRejected extends Problem {
  readonly status: 400 | 413 | 415
  readonly code: string
  override readonly fields: FieldError[]

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
    this.code = { 400: 'file-damaged', 413: 'file-too-large', 415: 'file-kind-not-accepted' }[
      status
    ]
    this.fields = [{ path: 'file', message }]
  }
}

export class RangeRefused extends Problem {
  readonly status = 416
  readonly code = 'no-such-range'
  override readonly headers: Record<string, string>

  constructor(sizeBytes: number) {
    super(
      'The file ends before the part that was asked for. Ask for an earlier part, or the whole.',
    )
    this.headers = { 'content-range': `bytes */${sizeBytes}` }
  }
}

export class TooManyAttempts extends Problem {
  readonly status = 429
  readonly code = 'too-many-attempts'
  override readonly headers: Record<string, string>

  constructor(retryAfterSeconds: number) {
    super(`Too many failed attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} minute(s).`)
    this.headers = { 'retry-after': String(retryAfterSeconds) }
  }
}

/** One sentence about all field errors. */
export function summarizeFields(fields: FieldError[]): string {
  const [first] = fields
  if (!first || fields.length > 1) {
    return `Check these fields: ${fields.map(({ path }) => path).join(', ')}.`
  }
  return first.path ? `${first.path}: ${first.message}` : first.message
}

/** The server has too much to do, and this request can wait. */
export class Overloaded extends Problem {
  readonly status = 503
  readonly code = 'overloaded'
  override readonly headers = { 'retry-after': '5' }

  constructor() {
    super('The server has too much to do at the moment. Try again in a few seconds.')
  }
}
