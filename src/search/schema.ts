import { z } from 'zod'
import { TOPICS } from '../content.ts'
import { cleanLine } from '@pathshala/bengali/clean-text'
import { SEARCHED_KINDS } from './kinds.ts'

const kind = z.enum(SEARCHED_KINDS)

export const searchQuery = z.object({
  q: z
    .string()
    .max(300)
    .transform(cleanLine)
    .default('')
    .meta({ description: 'Words that must all occur, in title or text' }),
  kind: kind.optional(),
  topic: z.enum(TOPICS).optional(),
  year: z.coerce.number().int().min(1900).max(2099).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  after: z
    .string()
    .regex(/^\d{1,2}\.-?\d{1,16}$/)
    .optional()
    .meta({ description: 'The `next` of the answer before' }),
})

export const searchAnswer = z
  .object({
    results: z.array(
      z.object({
        kind,
        number: z
          .number()
          .nullable()
          .meta({ description: 'The number of a document; null for other kinds' }),
        url: z.string().meta({ example: '/notices/214' }),
        title: z.string(),
        date: z.string().nullable().meta({
          description:
            'ISO 8601 UTC; noon of the first day for an entry of the calendar, null for a page',
        }),
        topic: z.enum(TOPICS).nullable(),
        isTitleHit: z.boolean().meta({ description: 'The title has all words' }),
        snippet: z
          .array(z.object({ text: z.string(), isHit: z.boolean() }))
          .meta({ description: 'The part of the text with the most hits' }),
      }),
    ),
    next: z.string().nullable().meta({ description: 'For `after`; null at the end' }),
    total: z.number().meta({ description: 'Counted to 1000' }),
    query: z.string().meta({ description: 'Differs from `q` if that has no hits' }),
    isMore: z.boolean().meta({ description: 'Whether there are more hits than `total`' }),
  })
  .meta({ id: 'SearchAnswer' })

export type SearchAnswer = z.infer<typeof searchAnswer>
