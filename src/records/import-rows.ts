import { z } from 'zod'
import { isObject } from '../base/is-object.ts'
import { createYield } from '../base/yield-to-event-loop.ts'
import { fieldErrors } from '../errors/api-schema.ts'
import { InvalidInput } from '../errors/classes.ts'
import { fieldError, type FieldError, type PlainCode } from '../errors/codes.ts'
import { invalidInput } from '../errors/zod-issues.ts'
import type { Stores } from '../request/school.ts'
import { hasLostLetters } from '@pathshala/tables/lost-letters'
import { changeMany } from './history/change-many.ts'
import type { Subject } from './history/changes.ts'
import { type Fields, findDifference } from './history/difference.ts'
import { MANY, type ManyPair } from './history/many-records.ts'
import { titleOf } from './history/title.ts'

/** The rows of one import. */
export const MAX_ROWS = 2000

/** The body of an import. `description` describes a row. */
export const importBody = (description: string) =>
  z.object({
    rows: z
      .array(z.unknown())
      .max(MAX_ROWS)
      .meta({
        description: `${description}. A row with the \`_id\` of a record changes the fields that it names; with \`version\`, only if the record still has that version. \`ifNew\` has values for a new record only. \`as: "new"\` adds a record whose name exists already; \`as: "change"\` refuses a row whose record is gone`,
      }),
    known: z.enum(['refuse', 'change']).default('refuse').meta({
      description:
        'What happens with a row without `_id` whose record exists: it is refused, or it changes the record',
    }),
    preview: z.boolean().default(false).meta({
      description: 'Only answers what would happen, and writes nothing',
    }),
  })

export type ImportBody = z.infer<ReturnType<typeof importBody>>

const row = z.number().meta({ description: 'The index in `rows`, from 0' })

const changedFields = z.record(z.string(), z.unknown())

export const importAnswer = <Answer extends z.ZodType>(record: Answer) =>
  z.object({
    created: z.array(record).meta({ description: 'Empty in a preview' }),
    refused: z.array(
      z.object({
        row,
        message: z.string(),
        errors: fieldErrors,
        candidates: z
          .array(record)
          .optional()
          .meta({ description: 'The records that the row can mean, if it can mean several' }),
      }),
    ),
    remarks: z
      .array(z.object({ row: z.number(), message: z.string(), errors: fieldErrors }))
      .meta({ description: 'The rows that lack a value, because it was not understood' }),
    newRows: z.array(row).meta({ description: 'The rows of new records' }),
    changed: z
      .array(
        z.object({
          row,
          _id: z.string(),
          version: z.number().meta({ description: 'The version before the change' }),
          title: z.string(),
          before: changedFields,
          after: changedFields,
        }),
      )
      .meta({ description: 'The records that change, with the fields that differ' }),
    unchanged: z.array(row).meta({ description: 'The rows whose records are the same already' }),
    similar: z
      .array(z.object({ row, records: z.array(record) }))
      .meta({ description: 'New rows, and the records that they may repeat in other words' }),
    cleaned: z.array(changedFields).meta({
      description: 'In a preview, the values of every row as they were understood',
    }),
    entryId: z.string().nullable().meta({
      description: 'The entry of the history that sets the whole list back; null without changes',
    }),
  })

export type ImportAnswer<Answer> = { created: Answer[] } & Omit<
  z.infer<ReturnType<typeof importAnswer<z.ZodType<Answer>>>>,
  'created'
>

/** The meaning of a row: one record, one of several, or a new one. */
type Match<Answer> = { record: Answer } | { candidates: Answer[] } | { isAgain: true } | undefined

/** The cells of a row, cleaned. */
interface Cleaned {
  cells: Fields
  remarks?: FieldError[]
  /** Why the row is refused, in place of what the schema says of these fields. */
  errors?: FieldError[]
}

/** How the rows of a list become records. */
export interface ImportedList<Details, Change, Answer extends Fields & { _id: string }> {
  subject: Pick<Subject<Change, Answer, Answer>, 'kind' | 'update' | 'versionOf' | 'fieldsOf'>
  /** The records that the rows can mean. */
  known: Answer[]
  /** Cells as people write them, in the form of the API. `record` is the one that they change. */
  clean(cells: Fields, record: Answer | undefined): Cleaned
  /** Values that a new record has if neither its row nor `ifNew` names them. */
  guess?(cells: Fields): Fields
  details: z.ZodType<Details>
  change: z.ZodType<Change>
  /** Further checks of a new record. */
  check?(details: Details): void | Promise<void>
  /**
   * The record after the change. It must refuse what the store would refuse.
   * @throws InvalidInput
   */
  merge(record: Answer, change: Change): Answer | Promise<Answer>
  /** Records with different keys are never the same one. */
  keyOf(one: Details | Answer): string
  /** Whether two records with the same key are the same one. */
  isSame?(one: Details | Answer, other: Details | Answer): boolean
  taken: { path: string; code: PlainCode }
  /**
   * The meaning of rows without `_id`. The cells of a row are undefined if it has an `_id`. The clerk
   * said of the rows at `others` that they are other records with the same key.
   */
  match(
    rows: (Fields | undefined)[],
    claimed: ReadonlySet<string>,
    others: ReadonlySet<number>,
  ): Match<Answer>[]
  /** The known records that a new one may repeat in other words. */
  similar?(details: Details): Answer[]
  create(details: Details): Promise<Answer>
  /** For records that do not go to the bin: the new record in the history. */
  pairOf?(created: Answer): ManyPair
}

type Planned<Details, Change, Answer> =
  | { is: 'new'; details: Details; similar: Answer[] }
  | { is: 'change'; record: Answer; change: Change; before: Fields; after: Fields }
  | { is: 'same' }
  | { is: 'refused'; error: InvalidInput; candidates?: Answer[] }

/** `cells` are the values of the row as they were understood. */
type PlannedRow<Details, Change, Answer> = Planned<Details, Change, Answer> & {
  cells: Fields
  remarks: FieldError[]
}

type Plan<Details, Change, Answer> = PlannedRow<Details, Change, Answer>[]

/** The effect that each row would have. Nothing is written. */
async function planRows<Details, Change, Answer extends Fields & { _id: string }>(
  { rows, known }: Pick<ImportBody, 'rows' | 'known'>,
  list: ImportedList<Details, Change, Answer>,
): Promise<Plan<Details, Change, Answer>> {
  const yieldOften = createYield()
  const byId = new Map(list.known.map((record) => [record._id, record]))
  const ofKey = new Map<string, (Details | Answer)[]>()
  const add = (one: Details | Answer) => {
    const key = list.keyOf(one)
    ofKey.set(key, [...(ofKey.get(key) ?? []), one])
  }
  const leave = (one: Details | Answer) => {
    const key = list.keyOf(one)
    ofKey.set(
      key,
      (ofKey.get(key) ?? []).filter((other) => other !== one),
    )
  }
  list.known.forEach(add)
  const refuseTaken = (one: Details | Answer) => {
    const others = ofKey.get(list.keyOf(one)) ?? []
    const same = others.find((other) => list.isSame?.(one, other) ?? true)
    if (same === undefined) return
    const isRowAbove = known === 'change' && !('_id' in (same as object))
    throw new InvalidInput(
      isRowAbove ? fieldError('', 'row-twice') : fieldError(list.taken.path, list.taken.code),
    )
  }

  const recordOf = (written: unknown) =>
    isObject(written) && typeof written['_id'] === 'string' ? byId.get(written['_id']) : undefined
  const claimed = new Set(rows.flatMap((written) => recordOf(written)?._id ?? []))
  const isOther = (written: unknown) =>
    list.isSame !== undefined && isObject(written) && written['as'] === 'new'
  const asNew = rows.map((written) =>
    isObject(written) && !recordOf(written) ? list.clean(cellsOf(written), undefined) : undefined,
  )
  const matches =
    known === 'change'
      ? list.match(
          rows.map((written, index) =>
            isObject(written) && (written['as'] === undefined || isOther(written))
              ? asNew[index]?.cells
              : undefined,
          ),
          claimed,
          new Set(rows.flatMap((written, index) => (isOther(written) ? [index] : []))),
        )
      : []
  const used = new Set<string>()
  const cleanedAt = (index: number, record: Answer | undefined): Cleaned => {
    const written = rows[index]
    if (!isObject(written)) return { cells: {} }
    return (record ? undefined : asNew[index]) ?? list.clean(cellsOf(written), record)
  }
  const refuse = (index: number, error: InvalidInput, candidates?: Answer[]) => ({
    is: 'refused' as const,
    error,
    ...(candidates && { candidates }),
    cells: cleanedAt(index, recordOf(rows[index])).cells,
    remarks: [],
  })

  const planRow = async (index: number): Promise<PlannedRow<Details, Change, Answer>> => {
    const written = rows[index]
    const match = matches[index]
    if (!isObject(written)) {
      parseRow(list.details, written)
      throw new InvalidInput(fieldError('', 'invalid-value'))
    }
    const { as, ifNew, version } = written
    let record = recordOf(written)
    if (as === 'change' && !record) throw new InvalidInput(fieldError('_id', 'not-found'))
    if (!record && match) {
      if ('isAgain' in match) throw new InvalidInput(fieldError('', 'row-twice'))
      if ('candidates' in match) {
        const error = new InvalidInput(fieldError('_id', 'which-record'))
        return refuse(index, error, match.candidates)
      }
      record = match.record
    }
    const lost = Object.entries(cellsOf(written)).filter(
      ([, cell]) => typeof cell === 'string' && hasLostLetters(cell),
    )
    if (lost.length > 0) {
      throw new InvalidInput(...lost.map(([path]) => fieldError(path, 'lost-letters')))
    }
    const { cells, remarks = [], errors = [] } = cleanedAt(index, record)
    if (!record) {
      const guessed = { ...list.guess?.(cells), ...(isObject(ifNew) && ifNew) }
      const details = parseRow(list.details, { ...guessed, ...cells }, errors)
      await list.check?.(details)
      if (as !== 'new' || !list.isSame) refuseTaken(details)
      const similar = list.similar?.(details) ?? []
      // The last row of a name needs no answer after all others are said to be other people.
      if (known !== 'change' || !isOther(written)) add(details)
      return { is: 'new', details, similar, cells: details as Fields, remarks }
    }
    if (used.has(record._id)) throw new InvalidInput(fieldError('', 'row-twice'))
    if (version !== undefined && version !== list.subject.versionOf(record)) {
      throw new InvalidInput(fieldError('_id', 'changed-meanwhile'))
    }
    const change = parseRow(list.change, cells, errors)
    const merged = await list.merge(record, change)
    const { before, after } = findDifference(
      list.subject.fieldsOf(record),
      list.subject.fieldsOf(merged),
    )
    if (Object.keys(after).length === 0) {
      used.add(record._id)
      return { is: 'same', cells, remarks }
    }
    if (list.keyOf(record) !== list.keyOf(merged)) {
      refuseTaken(merged)
      leave(record)
      add(merged)
    }
    used.add(record._id)
    return { is: 'change', record, change, before, after, cells, remarks }
  }

  const plan: Plan<Details, Change, Answer> = []
  for (const index of rows.keys()) {
    await yieldOften()
    try {
      plan.push(await planRow(index))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      plan.push(refuse(index, error))
    }
  }
  return plan
}

/**
 * Adds and changes the records of a list, with one entry in the history that sets all of them back.
 * Rows that are refused do not stop the others. `listOf` reads the known records. `write` runs its
 * work in one transaction, so that an interrupted import changes nothing. `afterChange` is called in
 * it for each record.
 */
export async function importList<Details, Change, Answer extends Fields & { _id: string }>(
  { rows, known, preview }: ImportBody,
  {
    stores,
    write,
    listOf,
    afterChange,
  }: {
    stores: Stores
    write: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>
    listOf: (stores: Stores) => Promise<ImportedList<Details, Change, Answer>>
    afterChange?: (stores: Stores, change: { before?: Answer; after: Answer }) => Promise<unknown>
  },
): Promise<ImportAnswer<Answer>> {
  // Outside of the transaction, which makes every other change wait, and on SQLite every reader.
  const early = await listOf(stores)
  const plan = await planRows({ rows, known }, early)
  if (preview) {
    return { ...describePlan(plan, early), cleaned: plan.map(({ cells }) => cells) }
  }
  return write(async (transaction) => {
    const list = await listOf(transaction)
    const isCurrent = versionsOf(list) === versionsOf(early)
    const current = isCurrent ? plan : await planRows({ rows, known }, list)
    const created: Answer[] = []
    const { subject } = list
    const yieldOften = createYield()
    await changeMany(transaction, subject.kind, async (many) => {
      for (const one of current) {
        await yieldOften()
        if (one.is === 'new') {
          const after = await list.create(one.details)
          created.push(after)
          many.add(list.pairOf?.(after) ?? newPair(subject.kind, after))
          await afterChange?.(transaction, { after })
        } else if (one.is === 'change') {
          const { record, change, before } = one
          const after = (await subject.update(record._id, change))!
          const later = subject.fieldsOf(after)
          const common = { kind: subject.kind, _id: record._id, title: titleOf(later) }
          many.add({
            before: { ...common, fields: before },
            after: { ...common, fields: findDifference(subject.fieldsOf(record), later).after },
          })
          await afterChange?.(transaction, { before: record, after })
        }
      }
    })
    const isWritten = current.some(({ is }) => is === 'new' || is === 'change')
    const query = { kind: subject.kind, subjectId: MANY, limit: 1 }
    const [entry] = isWritten ? await transaction.history.list(query) : []
    return { ...describePlan(current, list), created, entryId: entry?.id ?? null }
  })
}

function newPair(kind: ManyPair['after']['kind'], created: Fields & { _id: string }): ManyPair {
  const common = { kind, _id: created._id, title: titleOf(created) }
  return { before: { ...common, fields: null }, after: { ...common, fields: created } }
}

function versionsOf<Answer extends Fields & { _id: string }>({
  known,
  subject,
}: Pick<ImportedList<never, never, Answer>, 'known'> & {
  subject: { versionOf: (record: Answer) => number }
}): string {
  return known.map((record) => `${record._id} ${subject.versionOf(record)}`).join()
}

function describePlan<Details, Change, Answer extends Fields & { _id: string }>(
  plan: Plan<Details, Change, Answer>,
  { subject }: Pick<ImportedList<Details, Change, Answer>, 'subject'>,
): ImportAnswer<Answer> {
  const answer: ImportAnswer<Answer> = {
    created: [],
    refused: [],
    remarks: [],
    newRows: [],
    changed: [],
    unchanged: [],
    similar: [],
    cleaned: [],
    entryId: null,
  }
  for (const [index, one] of plan.entries()) {
    if (one.remarks.length > 0) {
      const message = one.remarks.map((error) => error.message).join(' ')
      answer.remarks.push({ row: index, message, errors: one.remarks })
    }
    if (one.is === 'new') {
      answer.newRows.push(index)
      if (one.similar.length > 0) answer.similar.push({ row: index, records: one.similar })
    } else if (one.is === 'same') answer.unchanged.push(index)
    else if (one.is === 'change') {
      const { record, before, after } = one
      answer.changed.push({
        row: index,
        _id: record._id,
        version: subject.versionOf(record),
        title: titleOf(record),
        before,
        after,
      })
    } else {
      const { error, candidates } = one
      const { message, fields: errors } = error
      answer.refused.push({ row: index, message, errors, ...(candidates && { candidates }) })
    }
  }
  return answer
}

/** The cells of a row, without what says how the row is taken. */
function cellsOf({ _id, version: _version, as: _as, ifNew: _ifNew, ...cells }: Fields): Fields {
  return cells
}

/** @throws InvalidInput */
function parseRow<Schema extends z.ZodType>(
  schema: Schema,
  written: unknown,
  errors: FieldError[] = [],
): z.output<Schema> {
  const { data, error } = schema.safeParse(written)
  const others = (error ? invalidInput(error).fields : []).filter(({ path }) =>
    errors.every((known) => known.path !== path),
  )
  if (errors.length + others.length > 0) throw new InvalidInput(...errors, ...others)
  return data as z.output<Schema>
}
