import type { z } from 'zod'
import type { BinKind } from '../../content.ts'
import type { ExpectedVersion } from '../../database/version.ts'
import type { PlainCode } from '../../errors/codes.ts'
import { Outdated, orNotFound } from '../../errors/classes.ts'
import type { Removed } from '../../files/rows.ts'
import type { Stores } from '../../request/school.ts'
import type { Fields } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import type { HistoryStore } from './store.ts'

/**
 * How the records of one kind are changed. Routes and setting back use the same subject. A kind
 * with a single record ignores `id`.
 */
export interface Subject<
  Input = unknown,
  State extends object = object,
  Answer extends Fields | Fields[] = Fields | Fields[],
> {
  kind: HistoryKind
  /** The error for an unknown id. */
  missing?: PlainCode
  find(id: string): Promise<State | undefined>
  /** Writes the input; undefined for an unknown id. */
  update(id: string, input: Input): Promise<State | undefined>
  /**
   * Converts fields from `fieldsOf` to the input that gives the record these fields.
   * @throws ZodError
   */
  parse(fields: Fields): Input
  versionOf(state: State): number
  /** The fields that the history compares and stores. */
  fieldsOf(state: State): object
  /** The record as its API returns it. */
  answerOf(state: State): Answer
}

/** A record of a list. A deletion moves it to the bin. */
export interface RecordSubject<
  Input = unknown,
  State extends { _id: string } = { _id: string },
  Answer extends Fields | Fields[] = Fields | Fields[],
> extends Subject<Input, State, Answer> {
  kind: BinKind
  remove(id: string): Promise<Removed | undefined>
}

/** How the history sets back changes of one kind. */
export interface Undo {
  /**
   * `before` has the earlier fields. An order in it can have only some records of the list. The
   * time zone is the school's, for days in the answer.
   */
  subject: (stores: Stores, before: Fields, timeZone: string) => Subject
  /** Set for records that do not go to the bin: their deletion is set back too. */
  setsBackDeletion?: true
}

/** Undefined for kinds whose changes cannot be set back. */
export type Undos<Kind extends HistoryKind = HistoryKind> = Record<Kind, Undo | undefined>

interface Change<Input> {
  /** Undefined for a kind with a single record. */
  id?: string | undefined
  input: Input
  expected?: ExpectedVersion
  action?: 'changed' | 'setBack'
}

/**
 * Finds the record, compares its version, writes it and adds the history entry. Use it in the
 * transaction of a `Write`, whose lock prevents other changes between these steps.
 * @throws NotFound, Outdated
 */
export async function change<Input, State extends object, Answer extends Fields | Fields[]>(
  history: HistoryStore,
  subject: Subject<Input, State, Answer>,
  { id = subject.kind, input, expected, action }: Change<Input>,
): Promise<Answer> {
  const before = orNotFound(await subject.find(id), subject.missing)
  refuseOutdated(subject, before, expected)
  const after = (await subject.update(id, input))!
  await history.changed(subject.kind, subject.fieldsOf(before), subject.fieldsOf(after), action)
  return subject.answerOf(after)
}

/** @throws Outdated with the record as its API returns it */
export function refuseOutdated<State extends object>(
  { versionOf, answerOf }: Pick<Subject<never, State>, 'versionOf' | 'answerOf'>,
  state: State,
  expected: ExpectedVersion,
): void {
  if (expected !== undefined && expected !== versionOf(state)) throw new Outdated(answerOf(state))
}

type Versioned = Fields & { version: number }

/** A subject whose record is the same in the store, in the history and in the API. */
export function plainSubject<Input, Row extends Versioned>(
  kind: HistoryKind,
  schema: z.ZodType<Input>,
  store: Pick<Subject<Input, Row, Row>, 'find' | 'update' | 'missing'>,
): Subject<Input, Row, Row> {
  return {
    kind,
    parse: (fields) => schema.parse(fields),
    versionOf: ({ version }) => version,
    fieldsOf: (row) => row,
    answerOf: (row) => row,
    ...store,
  }
}

/** The same for a list of records. */
export function recordSubject<Input, Row extends Versioned & { _id: string }>(
  kind: BinKind,
  schema: z.ZodType<Input>,
  store: Pick<RecordSubject<Input, Row, Row>, 'find' | 'update' | 'remove'>,
): RecordSubject<Input, Row, Row> {
  const subject = plainSubject<Input, Row>(kind, schema, {
    find: (id) => store.find(id),
    update: (id, input) => store.update(id, input),
  })
  return { ...subject, kind, remove: (id) => store.remove(id) }
}
