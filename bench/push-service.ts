import { constants, setPriority } from 'node:os'
import { type Phone, startFakePush } from '../tests/fake-push.ts'

/** Answers of real push services take about as long. */
const ANSWER_MS = 150

/** The requests of `following.ts`, and their answers. */
export type Order = { subscribe: number } | 'count'
export interface PushService {
  host: string
  certificateFile: string
}
export interface Count {
  received: number
  twice: number
  faults: string[]
  /** The time of the last message, in ms since 1970. */
  lastAt: number
}

// Real push services take no time of this machine.
setPriority(constants.priority.PRIORITY_LOW)
const push = await startFakePush({ answerMs: ANSWER_MS })
const { host, certificateFile, received, faults } = push
process.on('message', (order: Order) => {
  if (order === 'count') {
    const lastAt = received.at(-1)?.at ?? 0
    process.send!({
      received: received.length,
      twice: push.twice(),
      faults,
      lastAt,
    } satisfies Count)
  } else {
    const phones: Phone[] = Array.from({ length: order.subscribe }, () => push.subscribe())
    process.send!(phones)
  }
})
process.send!({ host, certificateFile } satisfies PushService)
