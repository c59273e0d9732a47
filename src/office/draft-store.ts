import { del, entries, get, set } from 'idb-keyval'

const RESTORABLE_MS = 24 * 60 * 60 * 1000

interface Discarded {
  values: object
  discardedAt: number
}

export interface KeptDraft {
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
  return get<object>(key).catch(nothingKept)
}

/** False if the device cannot store it: storage is full, or the window is private. */
export function keepDraft(key: string, values: object): Promise<boolean> {
  return set(key, values).then(
    () => true,
    () => false,
  )
}

export async function forgetDraft(key: string): Promise<void> {
  await del(key).catch(nothingKept)
}

/** Deletes the draft. It can be restored for a day, also after a reload. */
export async function discardDraft(key: string, values: object): Promise<void> {
  const discarded = { values, discardedAt: Date.now() }
  discardedHere.set(key, discarded)
  await set(discardedKey(key), discarded).catch(nothingKept)
  await forgetDraft(key)
}

export async function findDiscarded(key: string): Promise<object | undefined> {
  const kept = await get<Discarded>(discardedKey(key)).catch(nothingKept)
  const found = kept ?? discardedHere.get(key)
  return found && isRestorable(found) ? found.values : undefined
}

/**
 * Restores a discarded draft. The current values of the form, if any, become the discarded draft.
 */
export async function restoreDraft(key: string, current: object | undefined): Promise<void> {
  const values = await findDiscarded(key)
  if (!values) return
  discardedHere.delete(key)
  await del(discardedKey(key)).catch(nothingKept)
  if (current) await discardDraft(key, current)
  await keepDraft(key, values)
  for (const listener of listeners) listener(key, values)
}

export function onDraftRestored(listener: (key: string, values: object) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All drafts of this account on this device. Deletes discarded ones that have expired. */
export async function listDrafts(username: string): Promise<KeptDraft[]> {
  const kept = (await entries<string, object>().catch(nothingKept)) ?? []
  const start = draftKey(username, '')
  for (const [key, values] of kept) {
    const isOld = key.startsWith(discardedKey('')) && !isRestorable(values as Discarded)
    if (isOld) await forgetDraft(key)
  }
  return kept
    .filter(([key]) => key.startsWith(start))
    .map(([key, values]) => ({ name: key.slice(start.length), values }))
}

/** `abs`, because after a clock was set back a discarded draft would never expire. */
function isRestorable({ discardedAt }: Discarded): boolean {
  return Math.abs(Date.now() - discardedAt) < RESTORABLE_MS
}

function nothingKept(): undefined {
  return undefined
}
