import { withoutUndefined } from '../../base/without-undefined.ts'
import { noteChange } from '../../database/content-version.ts'
import type { Database } from '../../database/database.ts'
import type { Removed } from '../../files/rows.ts'
import { orderedTable } from '../../records/record-table.ts'
import type { QuestionChange, QuestionDetails, QuestionRecord } from './schema.ts'
import type { QuestionState, QuestionTable } from './table.ts'

export function createQuestionStore(database: Database) {
  const rows = () => database.selectFrom('question').selectAll()

  const find = async (id: string) => {
    const row = await rows().where('id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  const list = async (): Promise<QuestionRecord[]> =>
    (await rows().orderBy('position').orderBy('id').execute()).map(toRecord)

  const table = orderedTable(database, 'question', { find, list })

  /** Says whether visitors see a change of these. */
  const note = (...records: Pick<QuestionRecord, 'state'>[]) =>
    noteChange(database, records.some(isAnswered))

  return {
    ...table,

    /** As visitors see them: only those with an answer. */
    async listVisible(): Promise<QuestionRecord[]> {
      return (await list()).filter(isAnswered).map(visibleQuestion)
    },

    /** Adds the question at the end of the list. */
    async create(details: QuestionDetails, isSample = false): Promise<QuestionRecord> {
      const columns = { ...details, state: stateOf(details), position: await table.nextPosition() }
      note(columns)
      const { id } = await table.insert(columns, isSample)
      return (await find(id))!
    },

    /** Undefined for an unknown id. */
    async update(id: string, change: QuestionChange): Promise<QuestionRecord | undefined> {
      const before = await find(id)
      if (!before) return undefined
      const after = changedQuestion(before, change)
      note(before, after)
      return table.update(id, { ...change, state: after.state! })
    },

    async remove(id: string): Promise<Removed<QuestionTable> | undefined> {
      const removed = await table.remove(id)
      if (removed) note(removed.row)
      return removed
    },

    putBack(removed: Removed<QuestionTable>): Promise<QuestionRecord> {
      note(removed.row)
      return table.putBack(removed)
    },
  }
}

const isAnswered = ({ state }: Pick<QuestionRecord, 'state'>) => state === 'answered'

function visibleQuestion(record: QuestionRecord): QuestionRecord {
  const { state: _, ...question } = record
  return question
}

/** The question after a change, as `update` stores it. */
export function changedQuestion(before: QuestionRecord, change: QuestionChange): QuestionRecord {
  const after = { ...before, ...withoutUndefined(change) }
  return { ...after, state: stateOf(after) }
}

function stateOf({
  state,
  answer,
}: Pick<QuestionRecord, 'answer'> & { state?: QuestionState | undefined }): QuestionState {
  if (state === 'notApplicable') return state
  return answer === '' ? 'open' : 'answered'
}

function toRecord(row: QuestionTable): QuestionRecord {
  const { id, position: _, isSample, ...fields } = row
  return { _id: id, ...fields, isSample: isSample === 1 }
}
