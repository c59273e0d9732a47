import { Problem } from './errors.ts'

/** What is wrong, and what whoever asked for something can do. */
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
    // An answer that was lost may have been a yes.
    'look first whether it was saved, and try again in a few minutes; if it stays so, tell whoever looks after the server.',
  ],
  'files-away': [
    'The server does not reach the place where it keeps files',
    'nothing was changed. Try again in a few minutes; if it stays so, tell whoever looks after the server.',
  ],
} as const

export type MachineFault = keyof typeof MACHINE_WORDS

/** What the server stands on fails: nobody who asks can mend it, and it heals without a restart. */
export class MachineFails extends Problem {
  readonly status: 503 | 507
  readonly code: MachineFault
  /** What is wrong, without a word to the clerk. */
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
