import { z } from 'zod'
import { line } from '../../words/input.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { MEMO_EXAMPLE, parseMemoNumber } from './memo-number.ts'

const memoNumber = line(100)
  .transform(parseMemoNumber)
  .pipe(z.string())
  .meta({ description: 'In Bengali or Latin digits', example: MEMO_EXAMPLE })

/** The fields of an official letter, besides title and text. */
export const letter = z.object({
  memoNumber,
  signatory: line(200),
  designation: line(200),
  copies: z.array(line(300)).max(50).meta({ description: 'Who gets a copy, in order' }),
})

/** JSON in a field of a form; an empty field means null. */
export const letterInForm = z
  .string()
  .transform((value, context) => {
    if (value === '') return null
    try {
      return JSON.parse(value) as unknown
    } catch {
      context.addIssue({ code: 'custom', ...refusal('json-invalid') })
      return z.NEVER
    }
  })
  .pipe(letter.nullable())

export const letterRecord = z
  .object({
    memoNumber: z.string().meta({ description: 'In Latin digits', example: MEMO_EXAMPLE }),
    signatory: z.string(),
    designation: z.string(),
    copies: z.array(z.string()),
  })
  .meta({ id: 'Letter' })

export type Letter = z.infer<typeof letterRecord>
