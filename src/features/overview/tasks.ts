import { nowIso } from '../../base/clock.ts'
import type { School, Stores } from '../../request/school.ts'
import { addDays, type Day } from '@pathshala/bengali/days'
import { endOf } from '../following/due-times.ts'
import { phonesForDocument } from '../following/phones-told.ts'
import { findWhyOff } from '../following/why-off.ts'
import { screenOf } from '../information/entries.ts'
import type { StaffBoard } from '../information/schema.ts'
import type { Task } from './schema.ts'

/** A pin is a task so many days before its end. */
const PIN_DAYS = 7

/** The first page shows so many messages. A clerk can publish hundreds of papers in an evening. */
const MAX_WAITING = 50

type Document = Awaited<ReturnType<Stores['schedule']['listAppearing']>>[number]

/** The tasks for staff, the soonest first. Tasks without a time come last. */
export async function findTasks(
  school: Pick<School, 'settings' | 'stores'>,
  board: StaffBoard,
  today: Day,
  isAdmin: boolean,
): Promise<Task[]> {
  const timed = [
    ...(await findAppearing(school, today)),
    ...(await findWaiting(school.stores)),
    ...(await findEnding(school, today)),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return [
    ...timed,
    ...(isAdmin ? await findHiding(school.stores) : []),
    ...(await findUnchecked(school.stores)),
    ...findLate(board),
    ...findLeft(board),
    ...findConsents(board),
  ]
}

async function findAppearing(
  school: Pick<School, 'settings' | 'stores'>,
  today: Day,
): Promise<Extract<Task, { type: 'appears' }>[]> {
  const { settings, stores } = school
  const documents = await stores.schedule.listAppearing(endOf(today, settings.timeZone))
  if (documents.length === 0) return []
  const counts = (await findWhyOff(school)) === null ? await stores.following.counts() : undefined
  return Promise.all(
    documents.map(async (document) => {
      const { id, kind, topic, publishAt } = document
      const isMuted = (await stores.outbox.findState(kind, id)).state === 'muted'
      const phones = counts && !isMuted ? phonesForDocument(counts, kind, topic) : 0
      return { type: 'appears', at: publishAt!, ...nameOf(document), phones: phones || null }
    }),
  )
}

/** Messages that no phone has got yet, for example those that wait for the morning. */
async function findWaiting(stores: Stores): Promise<Extract<Task, { type: 'waits' }>[]> {
  const waiting = await stores.sendings.listWaiting(nowIso(), MAX_WAITING)
  return Promise.all(
    waiting.map(async ({ kind, recordId: id, dueAt, phones, messageId, ...message }) => {
      const record = await stores[kind].find(id)
      return {
        type: 'waits',
        at: dueAt,
        kind,
        id,
        title: record?.title ?? message.title,
        phones,
        messageId,
        isCorrection: message.reason === 'correction',
        isDeleted: !record,
      }
    }),
  )
}

/** The documents that end today, and the pins that end within a week. */
async function findEnding(
  { settings: { timeZone }, stores: { schedule } }: Pick<School, 'settings' | 'stores'>,
  today: Day,
): Promise<Extract<Task, { type: 'ends' | 'unpins' }>[]> {
  const now = nowIso()
  const ending = await schedule.listEnding(now, endOf(today, timeZone))
  const pinned = await schedule.listUnpinned(now, endOf(addDays(today, PIN_DAYS), timeZone))
  return [
    ...ending.map((document) => {
      return { type: 'ends' as const, at: document.endsAt!, ...nameOf(document) }
    }),
    ...pinned
      // A document that ends loses its pin too.
      .filter(({ endsAt, pinnedUntil }) => endsAt === null || endsAt > pinnedUntil!)
      .map((document) => {
        return { type: 'unpins' as const, at: document.pinnedUntil!, ...nameOf(document) }
      }),
  ]
}

function nameOf({ id, kind, title }: Document) {
  return { id, kind, title }
}

async function findHiding({ schedule }: Stores): Promise<Task[]> {
  const found = await schedule.findHiding()
  return found ? [{ type: 'hides', ...found }] : []
}

async function findUnchecked({ schedule }: Stores): Promise<Task[]> {
  const found = await schedule.findUnchecked()
  return found ? [{ type: 'unchecked', ...found }] : []
}

/** The reasons that make an entry late. Terms that end soon are on the board, and people who left have rows. */
const LATE = new Set(['old', 'term-over', 'year-missing', 'posts-differ'])

/** One task for all late entries: the board has the list of them. */
function findLate({ entries }: StaffBoard): Task[] {
  const toDo = entries.filter(({ standing }) => standing !== 'ok')
  const reasonOf = ({ standing, reasons }: StaffBoard['entries'][number]) =>
    standing === 'late' ? reasons.find((reason) => LATE.has(reason)) : undefined
  const [first] = entries
    .filter((entry) => reasonOf(entry) !== undefined)
    .sort((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))
  if (!first) return []
  const { asOf } = first
  const reason = reasonOf(first)!
  return [{ type: 'late', ...entryOf(first), reason, asOf, others: toDo.length - 1 }]
}

/** The people whom an entry names, but who are not in the list of staff any more. */
function findLeft({ entries }: StaffBoard): Task[] {
  return entries
    .filter(({ leavers }) => leavers.length > 0)
    .map((entry) => {
      const names = entry.leavers.map(({ name }) => name).filter(Boolean)
      return { type: 'left', ...entryOf(entry), names }
    })
}

function entryOf({ key, title, titleEnglish, mendedBy, groupId }: StaffBoard['entries'][number]) {
  return { key, title, titleEnglish, screen: screenOf(key, mendedBy, groupId) }
}

function findConsents({ consents }: StaffBoard): Task[] {
  return consents.phones + consents.photos > 0 ? [{ type: 'consents', ...consents }] : []
}
