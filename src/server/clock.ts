import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../backup/state.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A machine that is off over a weekend has a shorter gap. */
const MAX_GAP_MS = 3 * DAY_MS
/** A smaller jump back does not matter: limits are in days, and several chores can read it at once. */
const SET_BACK_MS = HOUR_MS
/** Time for staff to notice a wrong clock before anything is removed because of its age. */
const STEADY_AFTER_MS = 7 * DAY_MS

const FILE = 'clock.json'

export interface ClockJump {
  /** ISO 8601 UTC; the clock before and after the jump. */
  from: string
  to: string
  /** Before this time, nothing is removed because of its age. */
  steadyAt: string
}

/** The observed clock of this machine; all ISO 8601 UTC. */
interface ClockState {
  lookedAt: string
  steadySince: string
  /** The clock before the jump at `steadySince`. */
  jumpedFrom?: string | undefined
}

/**
 * Reads the clock and stores the result. Every task that removes things because of their age calls
 * this first: after a jump, and after the very first reading, the clock must run for a week. If a
 * machine was off for more than three days, this looks like a jump. `jump` is set only if this call
 * found it.
 */
export async function checkClock(
  dataDir: string,
  now = new Date(),
): Promise<{ isSteady: boolean; jump: ClockJump | undefined }> {
  const before = await readState(dataDir)
  const gapMs = before ? now.getTime() - Date.parse(before.lookedAt) : 0
  const hasJumped = gapMs > MAX_GAP_MS || gapMs < -SET_BACK_MS
  const lookedAt = now.toISOString()
  const state: ClockState =
    !before || hasJumped
      ? { lookedAt, steadySince: lookedAt, jumpedFrom: before?.lookedAt }
      : { ...before, lookedAt }
  await mkdir(dataDir, { recursive: true })
  await writeWhole(path.join(dataDir, FILE), `${JSON.stringify(state, undefined, 2)}\n`)
  return { isSteady: isSteady(state, now), jump: hasJumped ? jumpOf(state) : undefined }
}

/** The last jump; undefined if the clock has run for a week since. */
export async function findClockJump(
  dataDir: string,
  now = new Date(),
): Promise<ClockJump | undefined> {
  const state = await readState(dataDir)
  return state && !isSteady(state, now) ? jumpOf(state) : undefined
}

/** One sentence for the log and for monitoring. */
export function describeClockJump({ from, to, steadyAt }: ClockJump, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const [before, after, end] = [from, to, steadyAt].map((iso) => format.format(new Date(iso)))
  return `the clock went from ${before} to ${after} (${timeZone}): it was set, or the machine was off. Nothing is removed for its age until ${end}. If the clock is right now, there is nothing to do.`
}

function isSteady({ steadySince }: ClockState, now: Date): boolean {
  return now.getTime() - Date.parse(steadySince) >= STEADY_AFTER_MS
}

function jumpOf({ jumpedFrom, steadySince }: ClockState): ClockJump | undefined {
  if (jumpedFrom === undefined) return undefined
  const steadyAt = new Date(Date.parse(steadySince) + STEADY_AFTER_MS).toISOString()
  return { from: jumpedFrom, to: steadySince, steadyAt }
}

/** A missing or damaged file means that there was no earlier reading. */
async function readState(dataDir: string): Promise<ClockState | undefined> {
  try {
    return JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8')) as ClockState
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || error instanceof SyntaxError) return undefined
    throw error
  }
}
