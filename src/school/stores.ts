import { timeNow } from '../base/clock.ts'
import {
  changeContent,
  findContentVersion,
  lockChanges,
  type Write,
} from '../database/content-version.ts'
import type { Database } from '../database/database.ts'
import { FEATURES, type features, type Intersection } from '../features.ts'
import type { StoresOf } from '../features/feature.ts'
import { findServedFile, sumFileSizes } from '../files/rows.ts'
import { createReadingStore } from '../features/documents/reading/store.ts'
import { createBinStore } from '../records/bin/store.ts'
import { createHistoryStore } from '../records/history/store.ts'
import { createIdempotentAnswerStore } from '../records/idempotency/store.ts'
import { createSampleStore } from '../sample/store.ts'
import { createSearchStore } from '../search/store.ts'
import { dayAt } from '../words/format.ts'
import type { Stores } from '../request/school.ts'

type Features = typeof features
type FeatureStores = Intersection<
  // The overview has no stores.
  { [Name in keyof Features]: StoresOf<Features[Name]> }[Exclude<keyof Features, 'overview'>]
>

/** `timeZone` is the school's; `actor` is the author of changes. */
export function createStores(database: Database, timeZone: string, actor = ''): Stores {
  const today = () => dayAt(timeNow(), timeZone)
  const ofFeatures = Object.assign(
    {},
    ...FEATURES.map(({ stores }) => stores(database, today)),
  ) as FeatureStores
  const version = { findContentVersion: () => findContentVersion(database) }
  const stores: Stores = {
    ...ofFeatures,
    ...version,
    reading: createReadingStore(database),
    sample: createSampleStore(database),
    idempotentAnswers: createIdempotentAnswerStore(database),
    search: createSearchStore(database, {
      // What begins on a day is found from that day on.
      findVersion: async () => ({
        version: `${(await version.findContentVersion()).version} ${today()}`,
      }),
      today,
      describeDocuments: ofFeatures.describeDocuments,
      readListed: async () =>
        (
          await Promise.all(
            FEATURES.map(async ({ searchEntries }) => (await searchEntries?.(stores)) ?? []),
          )
        ).flat(),
    }),
    bin: createBinStore(database, actor),
    history: createHistoryStore(database, actor),
    findFile: (name: string) => findServedFile(database, name),
    sumFileSizes: () => sumFileSizes(database),
    lockChanges: () => lockChanges(database),
  }
  return stores
}

export function createWrite(database: Database, timeZone: string): Write<Stores> {
  return (work, actor) =>
    changeContent(database, (transaction) => work(createStores(transaction, timeZone, actor)))
}

export function createWritePrivate(database: Database, timeZone: string): Write<Stores> {
  return (work, actor) =>
    database
      .transaction()
      .execute((transaction) => work(createStores(transaction, timeZone, actor)))
}
