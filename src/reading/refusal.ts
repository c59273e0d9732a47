import { systemCode } from '../base/system-code.ts'
import { type Reading, Unreadable } from './reading.ts'

/** WebAssembly, V8, libvips and its encoders report a refused allocation in these words. */
const OUT_OF_MEMORY =
  /out of memory|allocation failed|Cannot enlarge memory|Aborted\(|\bOOM\b|bad_alloc|Initialization problem|failed to allocate|AOM error/i
/** libvips (8.18) cannot write its output. */
const UNWRITABLE = /unable to open for write/

/** Every error is the file's unless the system has a code for it. */
export function refusalOf(error: unknown): Reading | undefined {
  const cause = String(error)
  if (error instanceof Unreadable) return { isRead: false, problem: error.problem, cause }
  if (systemCode(error) || UNWRITABLE.test(cause)) return undefined
  const isTooLarge = error instanceof WebAssembly.RuntimeError || OUT_OF_MEMORY.test(cause)
  return { isRead: false, problem: isTooLarge ? 'reading-too-large' : 'reading-damaged', cause }
}
