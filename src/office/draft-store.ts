import { del, entries, get, set } from 'idb-keyval'

const RESTORABLE_MS = 24 * 60 * 60 * 1000

interface Discarded {
  values: object
  discardedAt: number
}

export interface StoredDraft {
  name: string
  values: object
}

/** Discarded drafts of this page, for browsers that cannot store data (a private window). */
const discardedHere = new Map<string, Discarded>()
const listeners = new Set<(key: string, values: object) => void>()

/** The storage key of a draft. `name` identifies the form. */
export function draftKey(username: string | undefined, name: string): string {
  return `draft:${username}:${name}`
}

function discardedKey(key: string): string {
  return `discarded:${key}`
}

export function findDraft(key: string): Promise<object | undefined> {
  return get<object>(key).catch(absent)
}

/** False if the device cannot store it: storage is full, or the window is private. */
export function storeDraft(key: string, values: object): Promise<boolean> {
  return set(key, values).then(
    () => true,
    () => false,
  )
}

export async function deleteDraft(key: string): Promise<void> {
  await del(key).catch(absent)
}

/** Deletes the draft. It can be restored for a day, also after a reload. */
export async function discardDraft(key: string, values: object): Promise<void> {
  const discarded = { values, discardedAt: Date.now() }
  discardedHere.set(key, discarded)
  await set(discardedKey(key), discarded).catch(absent)
  await deleteDraft(key)
}

export async function findDiscarded(key: string): Promise<object | undefined> {
  const stored = await get<Discarded>(discardedKey(key)).catch(absent)
  const discarded = stored ?? discardedHere.get(key)
  return discarded && isRestorable(discarded) ? discarded.values : undefined
}

/**
 * Restores a discarded draft. The current values of the form, if any, become the discarded draft.
 */
export async function restoreDraft(key: string, current: object | undefined): Promise<void> {
  const values = await findDiscarded(key)
  if (!values) return
  discardedHere.delete(key)
  await del(discardedKey(key)).catch(absent)
  if (current) await discardDraft(key, current)
  await storeDraft(key, values)
  for (const listener of listeners) listener(key, values)
}

export function onDraftRestored(listener: (key: string, values: object) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All drafts of this account on this device. Deletes expired discarded drafts. */
export async function listDrafts(username: string): Promise<StoredDraft[]> {
  const stored = (await entries<string, object>().catch(absent)) ?? []
  const start = draftKey(username, '')
  for (const [key, values] of stored) {
    const isOld = key.startsWith(discardedKey('')) && !isRestorable(values as Discarded)
    if (isOld) await deleteDraft(key)
  }
  return stored
    .filter(([key]) => key.startsWith(start))
    .map(([key, values]) => ({ name: key.slice(start.length), values }))
}

/** Without `abs`, a discarded draft would never expire after the clock was set back. */
function isRestorable({ discardedAt }: Discarded): boolean {
  return Math.abs(Date.now() - discardedAt) < RESTORABLE_MS
}

function absent(): undefined {
  return undefined
}
