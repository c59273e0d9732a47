import { z } from 'zod'
import { type ContentKey, type PartKind, WRITTEN_KINDS } from '../content.ts'
import { UNDOS, WRITTEN_TEXTS } from '../features.ts'
import { change } from '../records/history/changes.ts'
import type { Fields } from '../records/history/difference.ts'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import type { School, Stores } from '../request/school.ts'

/** A record with text in Bijoy, the start of the first such text, and its Unicode form. */
interface InBijoy {
  kind: ContentKey | PartKind
  _id: string
  before: string
  after: string
}

const EXCERPT_LETTERS = 200

/** The records of the site with text in Bijoy. */
export async function findInBijoy(stores: Stores): Promise<InBijoy[]> {
  const records: InBijoy[] = []
  for (const kind of WRITTEN_KINDS) {
    for await (const { id, fields } of WRITTEN_TEXTS[kind]?.(stores) ?? []) {
      const difference = firstDifference(fields, { ...fields, ...repairFields(fields) })
      if (!difference) continue
      const [before, after] = difference.map((text) => text.slice(0, EXCERPT_LETTERS))
      records.push({ kind, _id: id, before: before!, after: after! })
    }
  }
  return records
}

/**
 * Repairs each record in a change with a history entry, which can be set back. Returns the records
 * that it did not change, because their repaired text is too long for its field.
 */
export async function repairInBijoy(
  { write, settings }: Pick<School, 'write' | 'settings'>,
  records: InBijoy[],
): Promise<InBijoy[]> {
  const unchanged: InBijoy[] = []
  for (const one of records) {
    const { kind, _id: id } = one
    const isRepaired = await write(async (stores) => {
      const subject = UNDOS[kind]!.subject(stores, {}, settings.timeZone)
      const record = await subject.find(id)
      // It was deleted in the meantime.
      if (record === undefined) return true
      const fields = subject.fieldsOf(record) as Fields
      const input = parsed(() => subject.parse({ ...fields, ...repairFields(fields) }))
      if (input === undefined) return false
      await change(stores.history, subject, { id, input })
      return true
    })
    if (!isRepaired) unchanged.push(one)
  }
  return unchanged
}

function parsed(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    if (error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Repairs the fields with text in Bijoy, except text that was read from a file. */
function repairFields({ textSource, text, ...rest }: Fields): Fields {
  const isTyped = textSource === undefined || textSource === 'typed'
  const written = isTyped && text !== undefined ? { ...rest, text } : rest
  return Object.fromEntries(
    Object.entries(written)
      .map(([name, value]) => [name, repair(value)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(written[name])),
  )
}

function repair(value: unknown): unknown {
  if (typeof value === 'string') return repairBijoy(value)
  if (Array.isArray(value)) return value.map(repair)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repair(part)]))
}

/** The first text that differs, before and after the repair. */
function firstDifference(before: unknown, after: unknown): [string, string] | undefined {
  if (typeof before === 'string') return before === after ? undefined : [before, after as string]
  if (typeof before !== 'object' || before === null) return undefined
  for (const [name, part] of Object.entries(before)) {
    const found = firstDifference(part, (after as Fields)[name])
    if (found) return found
  }
  return undefined
}
