/** After a jump, the clock is trusted again when it has run for this long without another jump. */
const DOUBT_MS = 60_000
/** Before something is deleted for its age, the clock has run for this long since the start or a jump. */
const BEFORE_DELETION_MS = 60 * 60_000
/** A smaller step is a correction of the clock, and is taken over at once. */
const MAX_STEP_MS = 2000
/** The clocks of two machines on one database may differ by this much. */
const MAX_DIFFERENCE_MS = 60 * 60_000
/** A jump is noticed within this time, even if no code reads the clock. */
const CHECK_EVERY_MS = 1000
/** Smaller differences are harmless. A slow connection can also look like one. */
const LEAST_DIFFERENCE_MS = 100
/** A larger difference is reported. A code of a two-step sign-in is valid for half a minute. */
const MAX_CLOCK_SECONDS = 5

interface ClockJump {
  /** ISO 8601 UTC; the machine's clock before and after the jump. */
  from: string
  to: string
  /** Before this time, nothing is deleted because of its age. */
  deletesAgainAt: string
}

/**
 * The difference between the machine's clock (or the followed one), which can be set, and the
 * monotonic clock of the process, which runs on; all in milliseconds.
 */
interface Watch {
  /** The last reliable difference; undefined before the first one. */
  trusted: number | undefined
  /** The difference at the last reading. */
  latest: number
  /** On the monotonic clock. */
  steadySince: number
  jump: ClockJump | undefined
}

let watch: Watch | undefined

/** A followed clock minus the monotonic clock; undefined if the machine's own clock decides. */
let followed: number | undefined

/**
 * The time. After a jump of the clock, the time before the jump runs on until the clock
 * has been steady for a minute. Everything that is stored, or compared with a stored time, uses
 * this and never the machine's clock. A process that does not watch its clock uses the
 * clock as it is. Whole milliseconds since 1970.
 */
export function nowMs(): number {
  if (!watch) return Math.round(wallMs(performance.now()))
  const monotonic = read(watch)
  // The monotonic clock has fractions of a millisecond, which would become part of every new id.
  return Math.round(monotonic + (watch.trusted ?? watch.latest))
}

/** As `nowMs`. */
export function timeNow(): Date {
  return new Date(nowMs())
}

/** As `nowMs`, in ISO 8601 UTC. */
export function nowIso(): string {
  return timeNow().toISOString()
}

/**
 * Another clock decides from now on, in place of the machine's. `readMs` reads it, in milliseconds
 * since 1970. Call it again from time to time, because that clock can be set. Between two calls the
 * monotonic clock continues it.
 */
export async function followClock(readMs: () => Promise<number>): Promise<void> {
  const before = performance.now()
  const otherMs = await readMs()
  const after = performance.now()
  const difference = otherMs - (before + after) / 2
  const present = wallMs(after) - after
  // It was read at some moment of the call.
  const leastMs = (after - before) / 2 + LEAST_DIFFERENCE_MS
  followed = Math.abs(difference - present) > leastMs ? difference : present
}

/** As `followClock`, with a reading of the other clock at a moment of the monotonic one. */
export function followFrom(otherMs: number, monotonic: number): void {
  followed = otherMs - monotonic
}

/** The machine's own clock decides again. */
export function followNoClock(): void {
  followed = undefined
}

/** How far the machine's clock is ahead of the followed one, in milliseconds; negative if it is behind. */
export function findClockDifference(): number {
  const monotonic = performance.now()
  return Date.now() - wallMs(monotonic)
}

/** Whether the clock has jumped in the last minute. */
export function isClockInDoubt(): boolean {
  return watch !== undefined && isInDoubt(watch, read(watch))
}

/** Whether the clock has run for an hour since the start of the process and since its last jump. */
export function canDeleteByAge(): boolean {
  return watch === undefined || read(watch) - watch.steadySince >= BEFORE_DELETION_MS
}

/** The last jump; undefined after an hour. */
export function findClockJump(): ClockJump | undefined {
  return canDeleteByAge() ? undefined : watch?.jump
}

/**
 * Watches the machine's clock from now on. `lastChangeAt` is the newest time that is stored (ISO
 * 8601 UTC). If the machine's clock is behind that time, it is in doubt, but it is still used,
 * because no earlier reading exists. Returns the function that ends the watch.
 */
export function watchClock(
  lastChangeAt: string | null,
  onJump: (jump: ClockJump) => void = () => {},
): () => void {
  const steadySince = performance.now()
  const startMs = wallMs(steadySince)
  const latest = startMs - steadySince
  const isBehind = lastChangeAt !== null && Date.parse(lastChangeAt) - startMs > MAX_DIFFERENCE_MS
  const started: Watch = { trusted: latest, latest, steadySince, jump: undefined }
  if (isBehind) {
    started.trusted = undefined
    started.jump = describe(Date.parse(lastChangeAt) - steadySince, latest, steadySince)
  }
  watch = started
  let reported: ClockJump | undefined
  const check = () => {
    read(started)
    if (started.jump !== undefined && started.jump !== reported) onJump(started.jump)
    reported = started.jump
  }
  check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (watch === started) watch = undefined
  }
}

/** One sentence for the log and for monitoring. */
export function describeClockJump(
  { from, to, deletesAgainAt }: ClockJump,
  timeZone: string,
): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'medium',
  })
  const [before, after, end] = [from, to, deletesAgainAt].map((iso) => format.format(new Date(iso)))
  return `the clock went from ${before} to ${after} (${timeZone}): somebody set it, or the machine was paused. The site uses the time before the jump until the clock has been steady for a minute. Nothing is deleted for its age until ${end}. If the clock is right now, there is nothing to do.`
}

/** The jump and the difference of the clock for monitoring, or `ok`. */
export function describeClock(timeZone: string): string {
  const seconds = Math.round(findClockDifference() / 1000)
  const jump = findClockJump()
  const warnings = [
    ...(jump ? [describeClockJump(jump, timeZone)] : []),
    ...(Math.abs(seconds) > MAX_CLOCK_SECONDS
      ? [
          `this machine’s clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database’s, which decides what is due. Set the wrong one.`,
        ]
      : []),
  ]
  return warnings.length > 0 ? `warning: ${warnings.join(' ')}` : 'ok'
}

/** The clock that decides, in milliseconds since 1970. */
function wallMs(monotonic: number): number {
  return followed === undefined ? Date.now() : monotonic + followed
}

/** Reads both clocks, notes a jump, and returns the monotonic time. */
function read(current: Watch): number {
  const monotonic = performance.now()
  const difference = wallMs(monotonic) - monotonic
  if (Math.abs(difference - current.latest) > MAX_STEP_MS) {
    current.jump = describe(current.latest, difference, monotonic)
    current.steadySince = monotonic
  }
  current.latest = difference
  if (!isInDoubt(current, monotonic)) current.trusted = difference
  return monotonic
}

function isInDoubt({ jump, steadySince }: Watch, monotonic: number): boolean {
  return jump !== undefined && monotonic - steadySince < DOUBT_MS
}

function describe(before: number, after: number, monotonic: number): ClockJump {
  const iso = (ms: number) => new Date(ms).toISOString()
  return {
    from: iso(before + monotonic),
    to: iso(after + monotonic),
    deletesAgainAt: iso(after + monotonic + BEFORE_DELETION_MS),
  }
}
