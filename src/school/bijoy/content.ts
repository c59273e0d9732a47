import { z } from 'zod'
import { GALLERY_KINDS } from '../../content.ts'
import { listBatches } from '../../database/list-batches.ts'
import { change } from '../../records/history/changes.ts'
import type { Fields } from '../../records/history/difference.ts'
import type { HistoryKind } from '../../records/history/kinds.ts'
import { UNDOS } from '../../features.ts'
import type { Stores } from '../school.ts'
import { firstDifference, repairFields } from './repair-fields.ts'
import type { InBijoy } from './schema.ts'

/** More would make one change too long. The rest is found when these are repaired. */
const MAX_AT_ONCE = 200
const EXCERPT_LETTERS = 200

/** The records of the site with text in Bijoy. */
export async function findInBijoy(stores: Stores): Promise<InBijoy[]> {
  const found: InBijoy[] = []
  for await (const { kind, id, fields } of readEverything(stores)) {
    const repaired = repairFields(fields)
    const difference = firstDifference(fields, { ...fields, ...repaired })
    if (!difference) continue
    const [before, after] = difference.map((text) => text.slice(0, EXCERPT_LETTERS)) as [
      string,
      string,
    ]
    found.push({ kind, _id: id, before, after })
    if (found.length === MAX_AT_ONCE) break
  }
  return found
}

/**
 * Repairs them, each as a change with its history entry; returns the ids of the entries. Use it in a
 * transaction. A record whose repaired text is too long for its field stays.
 */
export async function repairInBijoy(stores: Stores): Promise<string[]> {
  let count = 0
  for (const { kind, _id: id } of await findInBijoy(stores)) {
    const subject = UNDOS[kind]!.subject(stores, {})
    const fields = subject.fieldsOf((await subject.find(id))!) as Fields
    const input = parsed(() => subject.parse({ ...fields, ...repairFields(fields) }))
    if (input === undefined) continue
    await change(stores.history, subject, { id, input })
    count += 1
  }
  if (count === 0) return []
  return (await stores.history.list({ limit: count })).map(({ id }) => id)
}

interface Written {
  kind: HistoryKind
  id: string
  fields: Fields
}

async function* readEverything(stores: Stores): AsyncGenerator<Written> {
  for (const kind of ['site', 'contact', 'schoolInfo'] as const) {
    const fields = await stores[kind].find()
    if (fields) yield { kind, id: '_id' in fields ? fields._id : kind, fields: { ...fields } }
  }
  for (const officer of await stores.officers.list()) {
    yield { kind: 'officers', id: officer._id, fields: { ...officer } }
  }
  for (const kind of GALLERY_KINDS) {
    for await (const entries of listBatches({}, stores[kind])) {
      for (const { _id: id, title } of entries) yield { kind, id, fields: { title } }
    }
  }
  for await (const rows of stores.readWritten()) {
    for (const { id, kind, letter, ...fields } of rows) {
      yield { kind, id, fields: { ...fields, letter: letter && JSON.parse(letter) } }
    }
  }
}

function parsed(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    if (error instanceof z.ZodError) return undefined
    throw error
  }
}
