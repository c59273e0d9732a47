import { Problem } from './errors.ts'

/** The failure, and the advice to the user. */
const MACHINE_WORDS = {
  'disk-full': [
    'The server’s disk is full',
    'nothing was changed. Ask whoever looks after the server to make room, then try again.',
  ],
  'disk-unwritable': [
    'The server cannot write to its disk',
    'nothing was changed. Ask whoever looks after the server to see to it, then try again.',
  ],
  'database-busy': [
    'Another program holds the server’s database',
    'nothing was changed. Try again in a minute; if it stays so, tell whoever looks after the server.',
  ],
  'database-away': [
    'The server cannot use its database',
    // The change may have succeeded although its answer was lost.
    'look first whether it was saved, and try again in a few minutes; if it stays so, tell whoever looks after the server.',
  ],
  'files-away': [
    'The server does not reach the place where it keeps files',
    'nothing was changed. Try again in a few minutes; if it stays so, tell whoever looks after the server.',
  ],
} as const

export type MachineFault = keyof typeof MACHINE_WORDS

/**
 * The disk, the database or the file store fails. The user cannot repair it; no restart is needed
 * after the repair.
 */
export class MachineFails extends Problem {
  readonly status: 503 | 507
  readonly code: MachineFault
  /** The failure, without the advice. */
  readonly what: string
  override readonly headers = { 'retry-after': '60' }

  constructor(fault: MachineFault, cause: unknown) {
    const [what, advice] = MACHINE_WORDS[fault]
    super(`${what}; ${advice}`, { cause })
    this.status = fault === 'disk-full' ? 507 : 503
    this.code = fault
    this.what = what
  }
}
