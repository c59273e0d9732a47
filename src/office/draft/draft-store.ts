import { nowMs } from '../../base/clock.ts'
import { del, entries, get, set } from 'idb-keyval'
import { findOpenPages, PAGE } from './open-pages.ts'

/** Before the page in a key of the storage. No name of an account or a form has it. */
const SEPARATOR = '\n'

const DAY_MS = 24 * 60 * 60 * 1000
const RESTORABLE_MS = DAY_MS
/** After the last change. Whoever uses this device later must not find old drafts. */
const STORED_MS = 30 * DAY_MS

/**
 * Where a draft stays until it is sent. `page` is for forms with facts about people that visitors
 * never see, such as their consent: the draft ends with the page, and the device does not store it.
 */
export type KeptIn = 'device' | 'page'

interface Stored {
  values: object
  storedAt: number
}

interface Discarded {
  values: object
  discardedAt: number
}

export interface StoredDraft {
  name: string
  values: object
}

const draftsOfPage = new Map<string, object>()
/** Discarded drafts of this page, for browsers that cannot store data (a private window). */
const discardedHere = new Map<string, Discarded>()
const listeners = new Set<(key: string, values: object) => void>()

/** The key of a draft. `name` identifies the form. */
export function draftKey(username: string | undefined, name: string): string {
  return `draft:${username}:${name}`
}

function discardedKey(key: string): string {
  return `discarded:${key}`
}

/** The key in the storage. Each open page has drafts of its own, so that two tabs do not mix. */
function storedKey(key: string, page = PAGE): string {
  return `${key}${SEPARATOR}${page}`
}

export interface FoundDraft {
  values: object | undefined
  /** Another open tab has a draft of the same form. */
  isElsewhere: boolean
}

/** The draft of this page, or else the newest one that a closed page has left, which is now this page's. */
export async function findDraft(key: string, keptIn: KeptIn): Promise<FoundDraft> {
  if (keptIn === 'page') return { values: draftsOfPage.get(key), isElsewhere: false }
  const own = await get<Stored>(storedKey(key)).catch(absent)
  if (own) return { values: own.values, isElsewhere: false }
  const others = await listOthers(key)
  const open = others.length > 0 ? await findOpenPages() : new Set<string>()
  const left = others.find(({ page }) => !open.has(page))
  if (left) await takeOver(left)
  return { values: left?.stored.values, isElsewhere: others.some(({ page }) => open.has(page)) }
}

/** Takes the newest draft of another tab; undefined if it was sent or discarded meanwhile. */
export async function takeDraft(key: string): Promise<object | undefined> {
  const [newest] = await listOthers(key)
  if (newest) await takeOver(newest)
  return newest?.stored.values
}

interface OtherDraft {
  key: string
  page: string
  stored: Stored
}

/** Newest first. Earlier versions stored drafts without a page. */
async function listOthers(key: string): Promise<OtherDraft[]> {
  const stored = (await entries<string, Stored>().catch(absent)) ?? []
  return stored
    .filter(([at, { storedAt }]) => formOf(at) === key && isRecent(storedAt, STORED_MS))
    .map(([at, draft]) => ({ key, page: at.slice(key.length + 1), stored: draft }))
    .sort((a, b) => b.stored.storedAt - a.stored.storedAt)
}

async function takeOver({ key, page, stored }: OtherDraft): Promise<void> {
  await set(storedKey(key), stored).catch(absent)
  await del(page === '' ? key : storedKey(key, page)).catch(absent)
}

/** The key of the form in a key of the storage. */
function formOf(stored: string): string {
  return stored.split(SEPARATOR, 1)[0]!
}

/** False if the device does not store it: storage is full, the window is private, or `keptIn`. */
export function storeDraft(key: string, values: object, keptIn: KeptIn): Promise<boolean> {
  if (keptIn === 'page') {
    draftsOfPage.set(key, values)
    return Promise.resolve(false)
  }
  return set(storedKey(key), { values, storedAt: nowMs() } satisfies Stored).then(
    () => true,
    () => false,
  )
}

export async function deleteDraft(key: string): Promise<void> {
  draftsOfPage.delete(key)
  await del(storedKey(key)).catch(absent)
}

/** Deletes the draft. It can be restored for a day, also after a reload if the device stored it. */
export async function discardDraft(key: string, values: object, keptIn: KeptIn): Promise<void> {
  const discarded = { values, discardedAt: nowMs() }
  discardedHere.set(key, discarded)
  if (keptIn === 'device') await set(discardedKey(key), discarded).catch(absent)
  await deleteDraft(key)
}

export async function findDiscarded(key: string): Promise<object | undefined> {
  const stored = await get<Discarded>(discardedKey(key)).catch(absent)
  const discarded = stored ?? discardedHere.get(key)
  return discarded && isRecent(discarded.discardedAt, RESTORABLE_MS) ? discarded.values : undefined
}

/**
 * Restores a discarded draft. The current values of the form, if any, become the discarded draft.
 */
export async function restoreDraft(
  key: string,
  current: object | undefined,
  keptIn: KeptIn,
): Promise<void> {
  const values = await findDiscarded(key)
  if (!values) return
  discardedHere.delete(key)
  await del(discardedKey(key)).catch(absent)
  if (current) await discardDraft(key, current, keptIn)
  await storeDraft(key, values, keptIn)
  for (const listener of listeners) listener(key, values)
}

export function onDraftRestored(listener: (key: string, values: object) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All drafts of this account on this device. */
export async function listDrafts(username: string): Promise<StoredDraft[]> {
  const stored = ((await entries<string, Stored>().catch(absent)) ?? []).map(
    ([key, { values }]) => [formOf(key), values] as const,
  )
  const start = draftKey(username, '')
  // Of two tabs with drafts of one form, one is enough.
  return [...new Map([...stored, ...draftsOfPage])]
    .filter(([key]) => key.startsWith(start))
    .map(([key, values]) => ({ name: key.slice(start.length), values }))
}

/** Deletes the drafts of this account on this device, discarded drafts too. */
export async function deleteDraftsOf(username: string): Promise<void> {
  const start = draftKey(username, '')
  draftsOfPage.clear()
  discardedHere.clear()
  const stored = (await entries<string, object>().catch(absent)) ?? []
  const own = stored.filter(([key]) => key.startsWith(start) || key.startsWith(discardedKey(start)))
  await Promise.all(own.map(([key]) => del(key).catch(absent)))
}

/** Deletes the expired drafts of every account on this device. */
export async function deleteOldDrafts(): Promise<void> {
  const stored = (await entries<string, Stored | Discarded>().catch(absent)) ?? []
  for (const [key, draft] of stored) {
    const isKept =
      'discardedAt' in draft
        ? isRecent(draft.discardedAt, RESTORABLE_MS)
        : isRecent(draft.storedAt, STORED_MS)
    if (!isKept) await del(key).catch(absent)
  }
}

/** Without `abs`, it would never expire after the clock was set back. */
function isRecent(at: number, maxMs: number): boolean {
  return Math.abs(nowMs() - at) < maxMs
}

function absent(): undefined {
  return undefined
}
