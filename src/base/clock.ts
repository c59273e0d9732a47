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

interface ClockJump {
  /** ISO 8601 UTC; the machine's clock before and after the jump. */
  from: string
  to: string
  /** Before this time, nothing is deleted because of its age. */
  deletesAgainAt: string
}

/**
 * The difference between the machine's clock, which can be set, and the monotonic clock of the
 * process, which runs on; all in milliseconds.
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

/**
 * The time. After a jump of the machine's clock, the time before the jump runs on until the clock
 * has been steady for a minute. Everything that is stored, or compared with a stored time, uses
 * this and never the machine's clock. A process that does not watch its clock uses the machine's
 * clock. Whole milliseconds since 1970.
 */
export function nowMs(): number {
  if (!watch) return Date.now()
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

/** Whether the machine's clock has jumped in the last minute. */
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
  const latest = Date.now() - steadySince
  const isBehind =
    lastChangeAt !== null && Date.parse(lastChangeAt) - Date.now() > MAX_DIFFERENCE_MS
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

/** Reads both clocks, notes a jump, and returns the monotonic time. */
function read(current: Watch): number {
  const monotonic = performance.now()
  const difference = Date.now() - monotonic
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
