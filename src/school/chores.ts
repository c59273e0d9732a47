import { canDeleteByAge, isClockInDoubt, nowIso, nowMs, timeNow } from '../base/clock.ts'
import { isNightlyDue } from '../backup/nightly.ts'
import { checkBackupFolder } from '../backup/state/folder.ts'
import { readBackupState } from '../backup/state/state.ts'
import { announceChange } from '../features/documents/announcement.ts'
import { emptyOldBin } from '../records/bin/expiry.ts'
import { deleteOldHistory } from '../records/history/expiry.ts'
import { readDocument } from '../reading/read-document.ts'
import { inspectStored, readNext } from '../features/documents/reading/queue.ts'
import { onceForEach } from '../base/remember.ts'
import { backUp, type ChoreTask, taskOf, withChoreChild } from './chore-child.ts'
import { reportHealth } from './machine-health.ts'
import type { OpenSchool } from './open.ts'
import type { Chore } from './scheduler.ts'
import type { SchoolSettings } from '../base/settings.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Nothing is deleted for its age in the first hour (src/base/clock.ts). */
const FIRST_DELETION_MS = 61 * MINUTE_MS

/** The chores that follow changes. A school without changes does not need them. */
export const UPKEEP: Chore[] = [
  upkeep('failures to sign in', ({ stores }) => stores.signInLimit.purge()),
  upkeep('calls of followers', ({ stores }) => stores.followLimit.purge()),
  upkeep('due times of messages', ({ stores }) => stores.deliveries.bringForward()),
]

/** The chores that delete old content. Content grows old without a change of the school, too. */
export const DELETIONS: Chore[] = [
  deletion('phones that fail', HOUR_MS, ({ stores }) => stores.following.removeFailing(nowMs())),
  deletion('idempotency keys', HOUR_MS, ({ stores }) => stores.idempotentAnswers.purge()),
  deletion('searches without a result', DAY_MS, ({ stores }) => stores.unanswered.forgetOld()),
  deletion('bin', HOUR_MS, emptyOldBin),
  deletion('history', DAY_MS, deleteOldHistory),
]

/** All periodic tasks of the server. */
export const CHORES: Chore[] = [
  {
    name: 'backup',
    everyMs: 10 * MINUTE_MS,
    async run({ settings }, ending) {
      if (isClockInDoubt()) return
      const { dataDir, timeZone } = settings
      const state = await readBackupState(dataDir)
      if (!isNightlyDue(state, timeNow(), timeZone)) return
      await withChoreChild(ending, (child) => backUp(child, settings, ending))
    },
  },
  {
    name: 'backup folder',
    everyMs: MINUTE_MS,
    firstAfterMs: SECOND_MS,
    afterFailureMs: MINUTE_MS,
    run: ({ settings }) => checkBackupFolder(settings.dataDir),
  },
  {
    name: 'machine health',
    everyMs: MINUTE_MS,
    // A machine that was off for some days makes its backup first.
    firstAfterMs: 15 * MINUTE_MS,
    afterFailureMs: MINUTE_MS,
    async run(school) {
      // The age of a backup is not known then.
      if (!isClockInDoubt()) await reportHealth(school)
    },
  },
  {
    name: 'sweep',
    everyMs: 6 * HOUR_MS,
    firstAfterMs: FIRST_DELETION_MS,
    run: ({ settings }, ending) => byAge(() => runInOwnProcess('sweep', settings, ending)),
  },
  ...UPKEEP,
  ...DELETIONS,
  {
    name: 'schedule',
    everyMs: MINUTE_MS,
    firstAfterMs: 0,
    afterFailureMs: 3 * SECOND_MS,
    isWokenByChanges: true,
    run: moveDueDocuments,
  },
  {
    name: 'moves taken back',
    everyMs: MINUTE_MS,
    firstAfterMs: SECOND_MS,
    isWokenByChanges: true,
    async run({ stores, settings }, ending) {
      const isDue = (await stores.moves.findUndoing()) !== undefined
      if (isDue) await runInOwnProcess('undo', settings, ending)
    },
  },
  {
    name: 'reading',
    everyMs: MINUTE_MS,
    firstAfterMs: SECOND_MS,
    isWokenByChanges: true,
    run: readOneDocument,
  },
  {
    name: 'hidden parts',
    everyMs: HOUR_MS,
    // Files from before uploads were looked through.
    run: async (school, ending) =>
      (await inspectStored(school, ending)) > 0 ? MINUTE_MS : undefined,
  },
  {
    name: 'push',
    everyMs: MINUTE_MS,
    firstAfterMs: SECOND_MS,
    afterFailureMs: 15 * SECOND_MS,
    isWokenByChanges: true,
    // One school whose phones are slow does not keep the others waiting.
    schoolsAtOnce: 2,
    run: sendDueMessages,
  },
]

function upkeep(name: string, work: (school: OpenSchool) => Promise<void>): Chore {
  return {
    name,
    everyMs: 5 * MINUTE_MS,
    async run(school) {
      if (!isClockInDoubt()) await work(school)
    },
  }
}

function deletion(
  name: string,
  everyMs: number,
  remove: (school: OpenSchool) => Promise<void>,
): Chore {
  const run = (school: OpenSchool) => byAge(() => remove(school))
  return { name, everyMs, firstAfterMs: FIRST_DELETION_MS, run }
}

/** Runs a deletion by age, unless the clock may be wrong. */
async function byAge(remove: () => Promise<void>): Promise<void> {
  if (canDeleteByAge()) await remove()
}

/**
 * The longest time until the next due time is queried again. The processes of this machine report
 * each change, so a document moves within a second of its time. Commands such as a restore do not
 * report changes, so their documents move within a minute. Other machines on PostgreSQL do not
 * report changes either. Each machine moves the documents that were changed on it; if it fails,
 * another machine moves them at most three seconds late. The contract allows five.
 */
function queryAgainMs({ settings }: OpenSchool): number {
  // A district watches the file of a closed school.
  if (settings.placeInDistrict === 'school') return Number.POSITIVE_INFINITY
  return settings.databaseUrl ? 3 * SECOND_MS : MINUTE_MS
}

/** The time until `at`, at most until the next query. */
function msUntil(school: OpenSchool, at: string | undefined): number {
  const untilMs = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at) - nowMs()
  if (Number.isNaN(untilMs)) {
    reportBadTime(school, at!)
    return queryAgainMs(school)
  }
  return Math.min(queryAgainMs(school), Math.max(1, untilMs))
}

const badTimesOf = onceForEach((_school: OpenSchool) => new Set<string>())

/** A restored row can have any text. It is said once. */
function reportBadTime(school: OpenSchool, text: string): void {
  const known = badTimesOf(school)
  if (known.has(text)) return
  known.add(text)
  console.error(`A row has ${JSON.stringify(text)} as its time, and is skipped (${school.id}).`)
}

/**
 * Publishes, ends and unpins documents at their times. Every machine runs it; the first change
 * wins.
 */
async function moveDueDocuments(school: OpenSchool): Promise<number> {
  if (isClockInDoubt()) return SECOND_MS
  const now = nowIso()
  const next = await school.stores.schedule.findNextTime((text) => reportBadTime(school, text))
  if (next === undefined || next > now) return msUntil(school, next)
  await school.write(async (transaction) => {
    for (const { kind, id: recordId, ...after } of await transaction.schedule.moveDue(now)) {
      // Nobody is told of sample content.
      if (after.isSample) continue
      const change = { after, isWanted: undefined }
      await announceChange(transaction, { kind, recordId }, change, school.settings.timeZone)
    }
  })
  return msUntil(school, undefined)
}

/** Reads the newest waiting document. Another school can follow. */
async function readOneDocument(school: OpenSchool, ending: AbortSignal): Promise<number> {
  const next = await school.stores.reading.findNextTime()
  if (next === undefined || next >= nowIso()) return msUntil(school, next)
  const hasRead = await readNext(school, readDocument, ending)
  return hasRead ? 0 : msUntil(school, undefined)
}

/** A process sends the messages that are due. It ends when nothing more is due soon. */
async function sendDueMessages(school: OpenSchool, ending: AbortSignal): Promise<number> {
  if (isClockInDoubt()) return SECOND_MS
  const { deliveries } = school.stores
  const next = await deliveries.findNextTime()
  if (next === undefined || next > nowIso()) return msUntil(school, next)
  await runInOwnProcess('push', school.settings, ending)
  return msUntil(school, await deliveries.findNextTime())
}

/** Runs a task in a process of its own, so that it takes no CPU time or memory from the server. */
async function runInOwnProcess(
  chore: ChoreTask['chore'],
  school: SchoolSettings,
  ending: AbortSignal,
): Promise<void> {
  await withChoreChild(ending, (child) => child.run(taskOf(chore, school)))
}
