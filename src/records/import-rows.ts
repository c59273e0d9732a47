import { z } from 'zod'
import { InvalidInput } from '../errors/classes.ts'
import type { FieldError } from '../errors/codes.ts'
import { fieldErrors } from '../errors/api-schema.ts'
import { invalidInput } from '../errors/zod-issues.ts'

/** The rows of one import. */
const MAX_ROWS = 500

/** The body of an import. `description` describes a row. */
export const importBody = (description: string) =>
  z.object({ rows: z.array(z.unknown()).max(MAX_ROWS).meta({ description }) })

export const importAnswer = <Answer extends z.ZodType>(record: Answer) =>
  z.object({
    created: z.array(record),
    refused: z.array(
      z.object({
        row: z.number().meta({ description: 'The index in `rows`, from 0' }),
        message: z.string(),
        errors: fieldErrors,
      }),
    ),
    remarks: z
      .array(z.object({ row: z.number(), message: z.string(), errors: fieldErrors }))
      .meta({ description: 'The added rows that lack a value, because it was not understood' }),
  })

export type ImportAnswer<Answer> = {
  created: Answer[]
} & Pick<z.infer<ReturnType<typeof importAnswer<z.ZodType>>>, 'refused' | 'remarks'>

/**
 * Adds the rows that `add` accepts. Use it in one transaction, so that an interrupted import adds
 * nothing. `remark` names a value that the added record lacks. A row for which `add` throws
 * InvalidInput is refused with that reason; it must throw before it writes.
 */
export async function importRows<Answer>(
  rows: unknown[],
  add: (row: unknown, remark: (error: FieldError) => void) => Promise<Answer>,
): Promise<ImportAnswer<Answer>> {
  const answer: ImportAnswer<Answer> = { created: [], refused: [], remarks: [] }
  for (const [index, row] of rows.entries()) {
    try {
      const errors: FieldError[] = []
      answer.created.push(await add(row, (error) => errors.push(error)))
      if (errors.length > 0) {
        const message = errors.map((error) => error.message).join(' ')
        answer.remarks.push({ row: index, message, errors })
      }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      answer.refused.push({ row: index, message: error.message, errors: error.fields })
    }
  }
  return answer
}

/** @throws InvalidInput */
export function parseRow<Schema extends z.ZodType>(schema: Schema, row: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(row)
  if (error) throw invalidInput(error)
  return data
}

export function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
