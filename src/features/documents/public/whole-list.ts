import { oncePerVersion } from '../../../database/content-version.ts'
import type { DocumentSummary } from '../schema.ts'
import type { DocumentStore } from '../store.ts'
import type { Topic } from '../../../content.ts'

/** The facts about the whole list that each of its pages needs. */
export interface WholeList {
  pinned: DocumentSummary[]
  total: number
  years: number[]
  topics: Topic[]
}

const readers = new WeakMap<DocumentStore, () => Promise<WholeList>>()

/** Reads once for each content version, because a list has many pages. */
export function findWholeList(
  store: DocumentStore,
  findVersion: () => Promise<{ version: number }>,
  timeZone: string,
): Promise<WholeList> {
  let find = readers.get(store)
  if (!find) {
    find = oncePerVersion(findVersion, async () => ({
      pinned: await store.listPinned(),
      total: await store.countPublished({}),
      years: await store.listYears(timeZone),
      topics: await store.listTopics(),
    }))
    readers.set(store, find)
  }
  return find()
}
