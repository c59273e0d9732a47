import { randomUUID } from 'node:crypto'
import { nowMs } from './clock.ts'

const MAX_PER_MILLISECOND = 0xfff

let lastMs = 0
let counter = 0

/**
 * A unique opaque id that sorts after every id that this process made before it (RFC 9562, version
 * 7, with the counter of its section 6.2). The order also holds within one millisecond and when the
 * clock is set back.
 */
export function newId(): string {
  const now = nowMs()
  counter = now > lastMs ? 0 : counter + 1
  lastMs = Math.max(lastMs, now)
  if (counter > MAX_PER_MILLISECOND) {
    lastMs += 1
    counter = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const random = randomUUID().slice(19)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${random}`
}
