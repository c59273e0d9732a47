import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Database } from '../../database/database.ts'
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

  return {
    ...table,

    /** As visitors see them: only those with an answer. */
    async listVisible(): Promise<QuestionRecord[]> {
      return (await list()).filter(isAnswered).map(visibleQuestion)
    },

    /** Adds the question at the end of the list. */
    async create(details: QuestionDetails, isSample = false): Promise<QuestionRecord> {
      const columns = { ...details, state: stateOf(details), position: await table.nextPosition() }
      const { id } = await table.insert(columns, isSample)
      return (await find(id))!
    },

    /** Undefined for an unknown id. */
    async update(id: string, change: QuestionChange): Promise<QuestionRecord | undefined> {
      const before = await find(id)
      if (!before) return undefined
      return table.update(id, { ...change, state: changedQuestion(before, change).state! })
    },
  }
}

const isAnswered = ({ state }: QuestionRecord) => state === 'answered'

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
