/** How many backups are kept: the newest of each of so many days, weeks and months. */
interface KeptBackups {
  days: number
  weeks: number
  months: number
}

const NIGHTLY = /^nightly-(\d{4}-\d{2}-\d{2})-\d{4}\.tar\.gz$/

/** `nightly-2026-11-21-0230.tar.gz`, in the school's time zone. */
export function nightlyName(now: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' }).replace(':', '')
  return `nightly-${local.toPlainDate().toString()}-${time}.tar.gz`
}

/** The nightly backups of these files, newest first. */
export function nightlyNames(names: string[]): string[] {
  return names
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .reverse()
}

/**
 * The nightly backups to keep: the newest of each of the last days, weeks and months that have a
 * backup. Days on which the machine was off do not count, so they remove no backup.
 */
export function namesToKeep(names: string[], { days, weeks, months }: KeptBackups): Set<string> {
  const newestFirst = nightlyNames(names)
  return new Set([
    ...newestOfEach(newestFirst, dayOf, days),
    ...newestOfEach(newestFirst, weekOf, weeks),
    ...newestOfEach(newestFirst, (name) => dayOf(name).slice(0, 7), months),
  ])
}

/**
 * The nightly backups to remove; never other files. Keeps backups named for a time after `current`,
 * the newest backup, and does not count them, because the clock was ahead then, or is behind now.
 */
export function namesToRemove(names: string[], current: string, kept: KeptBackups): string[] {
  const past = names.filter((name) => NIGHTLY.test(name) && name <= current)
  const keptNames = namesToKeep(past, kept)
  return past.filter((name) => !keptNames.has(name))
}

function newestOfEach(
  newestFirst: string[],
  periodOf: (name: string) => string,
  max: number,
): string[] {
  const newest = new Map<string, string>()
  for (const name of newestFirst) {
    const period = periodOf(name)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, max)
}

function dayOf(name: string): string {
  return NIGHTLY.exec(name)![1]!
}

/** ISO 8601 weeks: `2027-W1`. */
function weekOf(name: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(dayOf(name))
  return `${yearOfWeek}-W${weekOfYear}`
}
