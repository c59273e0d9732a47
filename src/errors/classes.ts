import type { ErrorParams } from './browser-errors.ts'
import {
  type Coded,
  englishSentence,
  type ErrorCode,
  type FieldError,
  fieldError,
  type PlainCode,
} from './codes.ts'

/** A failure with an HTTP status and one sentence that tells the reader what to do. */
export abstract class Problem extends Error {
  abstract readonly status: number
  /** The last part of the problem's `type`, common to several codes. Programs can rely on it. */
  abstract readonly kind: string
  readonly code: ErrorCode
  readonly params: ErrorParams
  fields: FieldError[] = []
  readonly headers: Record<string, string> = {}

  constructor(...[code, params = {}]: Coded) {
    super(englishSentence(code, params))
    this.code = code
    this.params = params
  }
}

export class InvalidInput extends Problem {
  readonly status = 400
  readonly kind = 'invalid-input'
  override readonly fields: FieldError[]

  constructor(...fields: FieldError[]) {
    super('invalid-input', { fields: fields.map(({ path }) => path).join(', ') })
    this.fields = fields
    const [first, second] = fields
    // This message says more than the name of the field.
    if (first && !second) this.message = `${first.path && `${first.path}: `}${first.message}`
  }
}

export class NotSignedIn extends Problem {
  readonly status = 401
  readonly kind = 'not-signed-in'

  constructor(code: PlainCode = 'not-signed-in') {
    super(code)
  }
}

/** The password was correct, but the account needs a second step. */
export class SecondStepRefused extends Problem {
  readonly status = 401
  readonly kind: string

  constructor(code: 'second-step-needed' | 'second-step-wrong') {
    super(code)
    this.kind = code
  }
}

export class NotAllowed extends Problem {
  readonly status = 403
  readonly kind = 'not-allowed'
}

export class NotFound extends Problem {
  readonly status = 404
  readonly kind = 'not-found'

  constructor(code: PlainCode = 'not-found') {
    super(code)
  }
}

/** The record was deleted. Its address works again only if it is restored from the bin. */
export class Gone extends Problem {
  readonly status = 410
  readonly kind = 'gone'

  constructor() {
    super('gone')
  }
}

/**
 * Throws without a record. In a change, this rolls back the transaction and the content version.
 */
export function orNotFound<T>(record: T | undefined, code?: PlainCode): T {
  if (record === undefined) throw new NotFound(code)
  return record
}

export class AlreadyExists extends Problem {
  readonly status = 409
  readonly kind = 'already-exists'
  /** The `_id` of the record that exists, if the caller knows it. */
  readonly id: string | undefined

  constructor(code: PlainCode, id?: string) {
    super(code)
    this.id = id
  }
}

/** The call works only with another setting. The sentence names it. */
export class SettingMissing extends Problem {
  readonly status = 409
  readonly kind = 'setting-missing'
}

/** There is no answer yet that could be checked. */
export class NothingToCheck extends Problem {
  readonly status = 409
  readonly kind = 'nothing-to-check'

  constructor() {
    super('nothing-to-check')
  }
}

/** No section has a count that could be kept. */
export class NothingToKeep extends Problem {
  readonly status = 409
  readonly kind = 'nothing-to-keep'

  constructor() {
    super('no-counts')
  }
}

/** Followers are told only of what visitors see. */
export class NotPublic extends Problem {
  readonly status = 409
  readonly kind = 'not-public'

  constructor() {
    super('not-public')
  }
}

/** A message cannot be stopped, because no phone waits for it. */
export class AlreadySent extends Problem {
  readonly status = 409
  readonly kind = 'already-sent'

  constructor() {
    super('already-sent')
  }
}

/** A change cannot be undone in the current state. The sentence says what to do instead. */
export class CannotUndo extends Problem {
  readonly status = 409
  readonly kind = 'cannot-undo'
}

/** Someone else changed the record first. `current` is the record now. */
export class Outdated extends Problem {
  readonly status = 412
  readonly kind = 'outdated'
  readonly current: object

  constructor(current: object) {
    super('outdated')
    this.current = current
  }
}

const FILE_KINDS = { 400: 'file-damaged', 413: 'file-too-large', 415: 'file-kind-not-accepted' }

export class FileRejected extends Problem {
  readonly status: keyof typeof FILE_KINDS
  readonly kind: string
  override fields: FieldError[]

  constructor(status: keyof typeof FILE_KINDS, ...coded: Coded) {
    super(...coded)
    this.status = status
    this.kind = FILE_KINDS[status]
    const { code, params, message } = this
    this.fields = [{ path: 'file', code, params, message }]
  }

  /** Of several files, this one is refused. `fileIndex` counts from 0. */
  nameFile(fileName: string, fileIndex: number): void {
    this.message = `${fileName}: ${this.message}`
    const { code, params, message } = this
    this.fields = [{ path: 'file', code, params: { ...params, fileName, fileIndex }, message }]
  }
}

/** A browser whose push service is unknown to the site. */
export class UnknownPushService extends Problem {
  readonly status = 400
  readonly kind = 'invalid-input'
  override readonly fields: FieldError[]

  constructor(path: string) {
    super('push-service')
    this.fields = [fieldError(path, 'push-service')]
  }
}

/** A field of a form that is longer than any accepted text. */
export class FieldTooLong extends Problem {
  readonly status = 413
  readonly kind = 'invalid-input'
  override readonly fields: FieldError[]

  constructor(path: string, max: number) {
    super('too-long', { max })
    this.fields = [fieldError(path, 'too-long', { max })]
  }
}

export class RangeRefused extends Problem {
  readonly status = 416
  readonly kind = 'no-such-range'
  override readonly headers: Record<string, string>

  constructor(sizeBytes: number) {
    super('no-such-range')
    this.headers = { 'content-range': `bytes */${sizeBytes}` }
  }
}

export class TooManyAttempts extends Problem {
  readonly status = 429
  readonly kind = 'too-many-attempts'
  override readonly headers: Record<string, string>

  constructor(retryAfterSeconds: number) {
    super('too-many-attempts', { minutes: Math.ceil(retryAfterSeconds / 60) })
    this.headers = { 'retry-after': String(retryAfterSeconds) }
  }
}

/** An address of visitors has changed what it follows too often. */
export class TooManyCalls extends Problem {
  readonly status = 429
  readonly kind = 'too-many-calls'
  override readonly headers: Record<string, string>

  constructor(retryAfterSeconds: number) {
    super('follow-limit', { minutes: Math.ceil(retryAfterSeconds / 60) })
    this.headers = { 'retry-after': String(retryAfterSeconds) }
  }
}

/** A request that the framework cannot accept. */
export class Refused extends Problem {
  readonly status: number
  readonly kind = 'refused'

  constructor(status: number, code: PlainCode) {
    super(code)
    this.status = status
  }
}

/** An unexpected error. The answer does not reveal the cause. */
export class Failure extends Problem {
  readonly status = 500
  readonly kind = 'failure'

  constructor() {
    super('failure')
  }
}

/** The `retry-after` header for a refused visitor. */
export const RETRY_AFTER_SECONDS = '5'

/** The `retry-after` header of a failure that gives no time of its own. */
export const RETRY_FAILURE_SECONDS = '60'

/** The server has too much to do, and this request can wait. */
export class Overloaded extends Problem {
  readonly status = 503
  readonly kind = 'overloaded'
  override readonly headers = { 'retry-after': RETRY_AFTER_SECONDS }

  constructor() {
    super('overloaded')
  }
}

/** A picture could not be drawn. Only the log says why, because a visitor cannot change it. */
export class NotDrawn extends Problem {
  readonly status = 503
  readonly kind = 'overloaded'
  override readonly headers = { 'retry-after': RETRY_FAILURE_SECONDS }

  constructor(cause: unknown) {
    super('overloaded')
    this.cause = cause
  }
}

/**
 * The site has as many followers as MAX_FOLLOWERS allows (`list-full`), or too many new phones wait
 * for their first message (`list-busy`).
 */
export class ListFull extends Problem {
  readonly status = 503
  readonly kind = 'list-full'
}

export type MachineFault =
  | 'disk-full'
  | 'disk-unwritable'
  | 'database-busy'
  | 'database-away'
  | 'files-away'

type FaultCode = MachineFault | 'database-away-read'

/**
 * The disk, the database or the file store fails. The user cannot repair it. After the repair, no
 * restart is needed.
 */
export class MachineFails extends Problem {
  readonly status: 503 | 507
  readonly kind: MachineFault
  declare readonly code: FaultCode
  /** The first sentence of the message without its full stop: the failure without the advice. */
  readonly summary: string
  override readonly headers = { 'retry-after': RETRY_FAILURE_SECONDS }

  constructor(fault: MachineFault, cause: unknown, code: FaultCode = fault) {
    super(code)
    this.status = fault === 'disk-full' ? 507 : 503
    this.kind = fault
    this.summary = this.message.split('. ', 1)[0]!
    this.cause = cause
  }

  /** For a request that changes nothing: its sentence does not ask to check a change. */
  forReading(): MachineFails {
    if (this.kind !== 'database-away') return this
    return new MachineFails(this.kind, this.cause, 'database-away-read')
  }
}
