import { BIN_DAYS, HISTORY_YEARS } from '../undo/kinds.ts'
import type { Services } from '../services.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type Chore = (services: Services, now: Date) => Promise<void>

/** What the software does by itself, by name. Each may run in several processes at the same moment. */
const CHORES: Record<string, Chore> = {
  async 'emptying the bin of what is too old'({ writeUnseen, files }, now) {
    const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
    await files.remove(await writeUnseen(({ bin }) => bin.empty(before)))
  },
  async 'forgetting the oldest history'({ writeUnseen }, now) {
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - HISTORY_YEARS)
    await writeUnseen(({ history }) => history.forgetBefore(before.toISOString()))
  },
}

/** A chore that fails is logged, and tried again at the next round: nothing depends on it now. */
export async function doChores(services: Services, now = new Date()): Promise<void> {
  for (const [name, chore] of Object.entries(CHORES)) {
    await chore(services, now).catch((error: unknown) => console.error(`Failed at ${name}:`, error))
  }
}

/** Does the chores now and every hour; `stop` lets what is under way finish. */
export function startChores(services: Services): { stop(): Promise<void> } {
  let underWay = doChores(services)
  const timer = setInterval(() => {
    underWay = underWay.then(() => doChores(services))
  }, HOUR_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
