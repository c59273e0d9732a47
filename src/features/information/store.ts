import { nowIso } from '../../base/clock.ts'
import { INFORMATION_KEYS, type InformationKey } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { type DocumentLink, findLinkedDocuments, linkKey } from '../documents/linked-documents.ts'
import { formOf, type InformationValue } from './schema.ts'
import { linksIn, officersIn } from './references.ts'
import type { InformationTable } from './table.ts'

/** The row of an entry. An entry without a row has the empty value and version 0. */
export interface StoredEntry<Key extends InformationKey = InformationKey> {
  key: Key
  value: InformationValue<Key>
  checkedAt: string | null
  checkedBy: string | null
  /** Null if only checks were written. */
  updatedAt: string | null
  version: number
  isSample: boolean
}

export interface InformationChange {
  value: object
  checkedAt: string | null
  checkedBy: string | null
}

export function createInformationStore(database: Database) {
  const findRow = (key: InformationKey) =>
    database.selectFrom('information').selectAll().where('key', '=', key).executeTakeFirst()

  /** Accepts links and officers that the old value has, because a deleted record can be restored. */
  const refuseUnknown = async (value: object, before: object) => {
    const known = new Set(linksIn(before).map(({ link }) => linkKey(link)))
    const links = linksIn(value).filter(({ link }) => !known.has(linkKey(link)))
    const documents = await findLinkedDocuments(
      database,
      links.map(({ link }) => link),
    )
    const earlier = new Set(officersIn(before).map(({ id }) => id))
    const officers = officersIn(value).filter(({ id }) => !earlier.has(id))
    const found = await findOfficerIds(officers.map(({ id }) => id))
    const errors = [
      ...links
        .filter(({ link }) => !documents.has(linkKey(link)))
        .map(({ path }) => fieldError(path, 'no-such-document')),
      ...officers
        .filter(({ id }) => !found.has(id))
        .map(({ path }) => fieldError(path, 'no-such-officer')),
    ]
    if (errors.length > 0) throw new InvalidInput(...errors)
  }

  const findOfficerIds = async (ids: string[]) => {
    if (ids.length === 0) return new Set<string>()
    const rows = await database.selectFrom('officer').select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }

  return {
    async find<Key extends InformationKey>(key: Key): Promise<StoredEntry<Key>> {
      return toStored(key, await findRow(key))
    },

    /** Every entry, in the order of the board. */
    async list(): Promise<StoredEntry[]> {
      const rows = await database.selectFrom('information').selectAll().execute()
      return INFORMATION_KEYS.map((key) =>
        toStored(
          key,
          rows.find((row) => row.key === key),
        ),
      )
    },

    /** How many entries have an answer of their own. */
    async count(): Promise<number> {
      const rows = await database.selectFrom('information').select('value').execute()
      return rows.filter(({ value }) => value !== EMPTY).length
    },

    findDocuments: (links: DocumentLink[]) => findLinkedDocuments(database, links),

    /**
     * `updatedAt` moves only with the value.
     * @throws InvalidInput if a new link has no document, or a new officer is not in the list
     */
    async put(
      key: InformationKey,
      { value, checkedAt, checkedBy }: InformationChange,
      { isSample = false, updatedAt = nowIso() }: { isSample?: boolean; updatedAt?: string } = {},
    ): Promise<StoredEntry> {
      const before = await findRow(key)
      await refuseUnknown(value, toStored(key, before).value)
      const stored = toJson(key, value)
      const isSame = stored === (before?.value ?? EMPTY)
      const row: InformationTable = {
        key,
        value: stored,
        checkedAt,
        checkedBy,
        updatedAt: isSame && before ? before.updatedAt : updatedAt,
        version: (before?.version ?? 0) + 1,
        isSample: Number(isSample),
      }
      await database
        .insertInto('information')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute()
      return toStored(key, row)
    },
  }
}

const EMPTY = '{}'

/** An empty value is stored as `{}`, so that it does not answer the entry. */
function toJson(key: InformationKey, value: object): string {
  const json = JSON.stringify(value)
  return json === JSON.stringify(emptyValue(key)) ? EMPTY : json
}

function emptyValue(key: InformationKey): object {
  return formOf(key).parse({})
}

function toStored<Key extends InformationKey>(
  key: Key,
  row: InformationTable | undefined,
): StoredEntry<Key> {
  const value = row && row.value !== EMPTY ? JSON.parse(row.value) : emptyValue(key)
  return {
    key,
    value: value as InformationValue<Key>,
    checkedAt: row?.checkedAt ?? null,
    checkedBy: row?.checkedBy ?? null,
    updatedAt: row && row.value !== EMPTY ? row.updatedAt : null,
    version: row?.version ?? 0,
    isSample: row?.isSample === 1,
  }
}
