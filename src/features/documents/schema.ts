import { z } from 'zod'
import { paging } from '../../database/paging.ts'
import { upload } from '../../files/schema.ts'
import { optionalText, title } from '../../input.ts'
import { refusal } from '../../zod-issue.ts'
import { type Doubt, MAX_TEXT, READING_STATES, TEXT_SOURCES } from './table.ts'
import { TOPICS } from './topics.ts'

const topic = z.enum(TOPICS)
const text = optionalText(MAX_TEXT)
const textSource = z.enum(TEXT_SOURCES).nullable()

export const newDocument = z.object({
  title,
  file: upload,
  // A form cannot send null: an empty field means no topic.
  topic: z.union([topic, z.literal('').transform(() => null)]).optional(),
  text: text.optional(),
})

const change = z.object({ title, text, topic: topic.nullable() }).partial()

export const documentChange = change.refine((fields) => Object.keys(fields).length > 0, {
  ...refusal('fill-in'),
  path: ['title'],
})

/** What setting back writes: an earlier text keeps its source. */
export const earlierDocument = change.extend({ textSource })

export const documentList = paging.extend({ topic: topic.optional() })

export const documentSummary = z
  .object({
    _id: z.string(),
    number: z.number().meta({ description: 'Within its kind, in order of creation, never reused' }),
    url: z.string().meta({ description: 'Its page', example: '/notices/214' }),
    title: z.string(),
    topic: topic.nullable(),
    filePath: z.string().meta({ example: 'uploads/0198.pdf' }),
    fileName: z.string(),
    fileSize: z.number().meta({ description: 'Bytes, as served' }),
    mimeType: z.string(),
    pageCount: z.number().nullable().meta({ description: 'Null until the file is read' }),
    hasText: z.boolean(),
    textSource: textSource.meta({
      description: 'typed: by a person; file: taken from the file; machine: recognised; null: none',
    }),
    reading: z.enum(READING_STATES).meta({ description: 'none: such files are not read' }),
    date: z.string().meta({ description: 'ISO 8601 UTC' }),
    createdAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'DocumentSummary' })

const pagePicture = z.object({
  src: z.string().meta({ example: 'gallery-uploads/0198.webp' }),
  width: z.number().meta({ description: 'Pixels' }),
  height: z.number().meta({ description: 'Pixels' }),
  color: z.string().meta({ description: 'Average colour, #rrggbb' }),
})

export const documentRecord = documentSummary
  .extend({
    text: z.string().meta({ description: 'In paragraphs; empty if there is none' }),
    readingProblem: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: 'Why the file could not be read' }),
    pages: z
      .array(pagePicture)
      .meta({ description: 'Pictures of the pages, in order; empty until they are made' }),
  })
  .meta({ id: 'Document' })

const thousandth = z.int().min(0).max(1000)

export const doubt: z.ZodType<Doubt> = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  page: z.int().min(0),
  box: z.tuple([thousandth, thousandth, thousandth, thousandth]),
})

export type DocumentChange = z.infer<typeof documentChange>
export type DocumentSummary = z.infer<typeof documentSummary>
export type DocumentRecord = z.infer<typeof documentRecord>
