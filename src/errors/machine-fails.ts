import { Problem } from './classes.ts'

export const MACHINE_FAULTS = [
  'disk-full',
  'disk-unwritable',
  'database-busy',
  'database-away',
  'files-away',
] as const

export type MachineFault = (typeof MACHINE_FAULTS)[number]

/**
 * The disk, the database or the file store fails. The user cannot repair it; no restart is needed
 * after the repair.
 */
export class MachineFails extends Problem {
  readonly status: 503 | 507
  readonly kind: MachineFault
  /** The failure, without the advice: the first sentence without its full stop. */
  readonly what: string
  override readonly headers = { 'retry-after': '60' }

  constructor(fault: MachineFault, cause: unknown) {
    super(fault)
    this.status = fault === 'disk-full' ? 507 : 503
    this.kind = fault
    this.what = this.message.split('. ', 1)[0]!
    this.cause = cause
  }
}
