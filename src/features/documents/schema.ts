import { z } from 'zod'
import { recordOf } from '../../records/fields-schema.ts'
import { contentKinds, type DocumentKind, TOPICS } from '../../content.ts'
import { nowIso, timeNow } from '../../base/clock.ts'
import { recordId } from '../../errors/api-schema.ts'
import { paging } from '../../database/paging.ts'
import { HIDDEN_KINDS } from '../../files/hidden-part.ts'
import type { NewFile } from '../../files/replaced.ts'
import { uploads } from '../../files/schema.ts'
import { nameOfPath } from '../../files/stored-name.ts'
import { optionalLine, optionalText, title } from '../../words/input.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { MESSAGE_STATES } from '../following/table.ts'
import { letter, letterInForm, letterRecord } from './letter.ts'
import { MAX_AT_ONCE } from './states.ts'
import { isTextTooDense } from './markdown/segments.ts'
import {
  DOCUMENT_STATES,
  type Doubt,
  FILE_TEXTS,
  type FileText,
  LAYOUTS,
  MAX_TEXT,
  READING_STATES,
  TEXT_SOURCES,
  TEXT_STATES,
  type TextSource,
} from './table.ts'

/** A text in Markdown that the page can show. */
export function notTooDense<Text extends z.ZodType<string>>(text: Text): Text {
  return text.refine((value) => !isTextTooDense(value), refusal('text-too-dense'))
}

const topic = z.enum(TOPICS)
const topicOf = (kind: DocumentKind) => z.enum(contentKinds[kind].topics)
const storedText = optionalText(MAX_TEXT)
/** A person's text is Markdown. */
const text = notTooDense(storedText)
const textSource = z.enum(TEXT_SOURCES).nullable()
/** Both are what English pages show. */
const english = { titleEnglish: optionalLine(), textEnglish: text }

export const FIRST_YEAR = 1900

const instant = z.iso
  .datetime({ offset: true, ...refusal('date-and-time') })
  .transform((value) => new Date(value).toISOString())
  .pipe(z.string())
  .meta({ description: 'A date and time in ISO 8601', example: '2026-11-23T03:00:00.000Z' })
/** The date of a paper: an archive can be old, and a programme is printed in advance. */
const documentDate = instant
  .superRefine((value, context) => {
    const last = timeNow().getUTCFullYear() + 2
    if (value >= `${FIRST_YEAR}` && value < `${last + 1}`) return
    context.addIssue({ code: 'custom', ...refusal('year', { first: FIRST_YEAR, last }) })
  })
  .meta({ description: `A date and time from ${FIRST_YEAR} to two years from now, ISO 8601` })
const future = instant
  .refine((value) => value > nowIso(), refusal('past'))
  .meta({ description: 'A date and time in the future, ISO 8601' })

/** A form cannot send null, so an empty field means null. */
const inForm = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]).optional()
const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')

const notifyFollowers = {
  description:
    'Tell followers when it becomes public for the first time; yes if nothing else was said. They are not told of a paper whose date is more than two days before its creation',
}

const notifyOfMistake = {
  description:
    'Tell the phones that have got its message in the last seven days that it was wrong, if visitors do not see it any more',
}

/** The parameters of a deletion. */
export const removal = z.object({ notifyOfMistake: yesOrNo.optional().meta(notifyOfMistake) })

const offerFile = yesOrNo.optional().meta({
  description: 'false: visitors get the pages and the text of the file, and not the file',
})
const ifHidden = z.literal('ask').optional().meta({
  description:
    'If the file hides something, it is not public until staff say so: a new document stays a draft, and a replaced file is not offered. Without effect beside `offerFile`',
})

export const newDocument = (kind: DocumentKind) =>
  z
    .object({
      title,
      file: uploads.optional(),
      topic: inForm(topicOf(kind)),
      text: text.optional(),
      titleEnglish: english.titleEnglish.optional(),
      textEnglish: english.textEnglish.optional(),
      date: inForm(documentDate),
      publishAt: inForm(future),
      endsAt: inForm(future),
      pinnedUntil: inForm(future),
      draft: yesOrNo.optional(),
      photographed: yesOrNo
        .optional()
        .meta({ description: 'Photos of a paper. They become a PDF, also a single photo' }),
      letter: letterInForm.optional(),
      ifHidden,
      notifyFollowers: yesOrNo.optional().meta(notifyFollowers),
    })
    .refine(({ file, text: typed = '' }) => file !== undefined || typed !== '', {
      ...refusal('choose-file'),
      path: ['file'],
      // Reports it together with the errors in other fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    })

const change = z
  .object({
    title,
    text,
    ...english,
    fileEnglish: z.string().transform(nameOfPath).pipe(z.string()).nullable().meta({
      description: 'The `filePath` of the attachment that is the paper in English',
    }),
    topic: topic.nullable(),
    date: documentDate,
    publishAt: future.nullable(),
    endsAt: future.nullable(),
    pinnedUntil: future.nullable(),
    draft: z.boolean(),
    offerFile: z.boolean().meta({ description: 'Whether visitors get the file' }),
    letter: letter.nullable(),
    outdatedText: z.null().meta({
      description:
        'The text of the earlier file is not that of the present one. A new text answers too',
    }),
    englishDiffers: z.literal(true).meta({
      description: 'The English that is sent was written beside an earlier Bengali',
    }),
    textDiffers: z.literal(false).meta({
      description:
        'The file says the same as the text. If it is absent, a changed text that was checked before differs from the file',
    }),
  })
  .partial()

export const documentChange = (kind: DocumentKind) =>
  change
    .extend({
      topic: topicOf(kind).nullable().optional(),
      notifyFollowers: z.boolean().optional().meta(notifyFollowers),
      notifyOfMistake: z.boolean().optional().meta(notifyOfMistake),
    })
    .refine((fields) => Object.keys(fields).length > 0, {
      ...refusal('fill-in'),
      path: ['title'],
    })

/** The fields that setting back writes. It does not check an earlier text, and times may be past. */
export const earlierDocument = change.omit({ englishDiffers: true }).extend({
  text: storedText.optional(),
  textEnglish: storedText.optional(),
  fileEnglish: z
    .object({ _id: z.string() })
    .nullable()
    .transform((file) => file && file._id),
  date: instant.optional(),
  textSource,
  publishAt: instant.nullable(),
  endsAt: instant.nullable(),
  pinnedUntil: instant.nullable(),
  outdatedText: z.string().nullable(),
  textDiffers: z.boolean(),
  textCorrectedAt: instant.nullable(),
  file: z.string().nullable(),
  pages: z.array(z.string()),
  attachments: z
    .array(z.object({ _id: z.string() }))
    .transform((files) => files.map(({ _id: name }) => name)),
})

export const newFile = z.object({ file: uploads })

export const newDocumentFile = z.object({ offerFile })

/** What happens to a checked text when its file is replaced. */
export const fileReplacement = z.object({
  offerFile,
  ifHidden,
  text: z.enum(FILE_TEXTS).optional().meta({
    description:
      'Whether a checked text is also that of the new file, or the new file is read. If it is absent, visitors do not see the text until staff say so',
  }),
})

const state = z
  .enum([...DOCUMENT_STATES, 'all'])
  .optional()
  .meta({ description: 'Needs a session. If absent: only documents that visitors see' })

const year = z.coerce
  .number()
  .int()
  .min(FIRST_YEAR)
  .max(9998)
  .optional()
  .meta({ description: 'The year of the date, in the school’s time zone' })

export const documentList = (kind: DocumentKind) =>
  paging.extend({
    topic: topicOf(kind).optional(),
    year,
    until: year.meta({ description: 'The last year of the dates. Only without `year`' }),
    state,
  })

export const manyDocuments = (kind: DocumentKind) =>
  z
    .object({
      ids: z.array(recordId).min(1).max(MAX_AT_ONCE),
      act: z.enum(['end', 'unpin', 'hide', 'topic', 'remove']).meta({
        description:
          'They end now, are not pinned any more, become drafts, get `topic`, or go to the bin',
      }),
      topic: topicOf(kind).nullable().optional(),
      notifyOfMistake: z.boolean().optional().meta(notifyOfMistake),
      preview: z.boolean().optional().meta({ description: 'Change nothing' }),
    })
    .refine(({ act, topic: chosen }) => (act === 'topic') === (chosen !== undefined), {
      ...refusal('fill-in'),
      path: ['topic'],
    })

export type ManyDocuments = z.infer<ReturnType<typeof manyDocuments>>

export const sameTitle = z.object({ title })

export const manyDocumentsAnswer = z.object({
  changed: z.number(),
  correctable: z
    .object({
      documents: z.number(),
      phones: z.number(),
      firstSentAt: z.string().nullable().meta({
        description: 'When phones got the oldest of these messages, ISO 8601 UTC',
      }),
    })
    .optional()
    .meta({
      description:
        'Of a preview: the documents of which phones can still be told that they were wrong, and these phones',
    }),
})

export type Correctable = NonNullable<z.infer<typeof manyDocumentsAnswer>['correctable']>

export const oneDocument = z.object({ state })

const FOR_STAFF = 'Only in answers to staff'
const moment = z.string().nullable().meta({ description: 'ISO 8601 UTC' })

const servedFile = z.object({
  filePath: z.string().meta({ example: 'uploads/0199.xlsx' }),
  fileName: z.string(),
  fileSize: z.number().meta({ description: 'Bytes, as served' }),
  mimeType: z.string(),
})

const hiddenPart = z
  .object({
    kind: z.enum(HIDDEN_KINDS),
    name: z.string().meta({ description: 'Its name, or the words themselves', example: 'D' }),
    filePath: z
      .string()
      .optional()
      .meta({ description: 'The attachment that contains it; absent for the file itself' }),
  })
  .meta({ id: 'HiddenPart' })

export const documentSummary = recordOf('DocumentSummary', {
  number: z.number().meta({ description: 'Within its kind, in order of creation, never reused' }),
  url: z.string().meta({ description: 'Its page', example: '/notices/214' }),
  title: z.string(),
  titleEnglish: z.string().meta({ description: 'Empty if English pages show `title`' }),
  state: z.enum(DOCUMENT_STATES),
  publishAt: moment.meta({ description: 'Null if it is published or has no time' }),
  endsAt: moment,
  pinnedUntil: moment,
  topic: topic.nullable(),
  filePath: z
    .string()
    .nullable()
    .meta({ description: 'Null without a file', example: 'uploads/0198.pdf' }),
  fileName: z.string().nullable(),
  fileSize: z.number().nullable().meta({ description: 'Bytes, as served' }),
  mimeType: z.string().nullable(),
  englishDiffers: z.boolean().meta({
    description: `${FOR_STAFF}. Title, text or file were changed after the English. Sending the English again answers`,
  }),
  fileEnglish: z.string().nullable().meta({
    description: 'The attachment that is the paper in English; English pages offer it',
  }),
  fileNameEnglish: z.string().nullable(),
  fileSizeEnglish: z.number().nullable().meta({ description: 'Bytes, as served' }),
  mimeTypeEnglish: z.string().nullable(),
  offerFile: z.boolean().meta({
    description: `${FOR_STAFF}. Whether visitors get the file, and not only its pages and text`,
  }),
  keptFile: servedFile.nullable().meta({
    description: `${FOR_STAFF}. The file that visitors do not get`,
  }),
  hiddenParts: z.array(hiddenPart).meta({
    description: `${FOR_STAFF}. What the file contains and its page does not show; of a single document also that of its attachments. Empty also if nobody can say`,
  }),
  pageCount: z.number().nullable().meta({ description: 'Null until the file is read' }),
  hasText: z.boolean(),
  textSource: textSource.meta({
    description:
      'typed: by a person; file: taken from the file; machine: recognised; null: no text',
  }),
  textState: z.enum(TEXT_STATES).meta({
    description: `${FOR_STAFF}. outdated: the file was replaced, and nobody has said whether \`outdatedText\` is that of the new one`,
  }),
  textDiffers: z.boolean().meta({
    description: `${FOR_STAFF}. The file has not got a correction of the text`,
  }),
  reading: z.enum(READING_STATES).meta({ description: 'none: such files are not read' }),
  date: z.string().meta({ description: 'ISO 8601 UTC' }),
  createdAt: z.string().meta({
    description: 'When it was created. For visitors, when it became public. ISO 8601 UTC',
  }),
  publishedAt: moment.meta({ description: 'When it became public; null before' }),
})

const pagePicture = z.object({
  src: z.string().meta({ example: 'gallery-uploads/0198.webp' }),
  width: z.number().meta({ description: 'Pixels' }),
  height: z.number().meta({ description: 'Pixels' }),
  color: z.string().meta({ description: 'Average colour, #rrggbb' }),
})

const attachment = servedFile

export const documentRecord = documentSummary
  .extend({
    text: z.string().meta({ description: 'In paragraphs; empty if the document has no text' }),
    textEnglish: z.string().meta({ description: 'Empty if English pages show `text`' }),
    outdatedText: z
      .string()
      .nullable()
      .meta({
        description: `${FOR_STAFF}. The checked text of an earlier file`,
      }),
    textCorrectedAt: moment.meta({
      description: 'When a checked text was last changed while its file stayed, ISO 8601 UTC',
    }),
    layout: z.enum(LAYOUTS).meta({
      description:
        'How a text from the file is shown: paragraphs; paragraphs and Markdown tables; below the pictures of the pages, for doubtful columns or an empty form; not at all, because the picture shows no paper',
    }),
    readingProblem: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: 'Why the file could not be read' }),
    pages: z
      .array(pagePicture)
      .meta({ description: 'Pictures of the pages, in order; empty until they are made' }),
    letter: letterRecord.nullable(),
    attachments: z.array(attachment).meta({ description: 'Further files, in order' }),
  })
  .meta({ id: 'Document' })

/** Visitors do not see these fields. */
const STAFF_FIELDS_OF_LISTS = {
  textState: true,
  textDiffers: true,
  englishDiffers: true,
  offerFile: true,
  keptFile: true,
  hiddenParts: true,
} as const
export const STAFF_FIELDS = { ...STAFF_FIELDS_OF_LISTS, outdatedText: true } as const
export const readSummary = documentSummary
  .partial(STAFF_FIELDS_OF_LISTS)
  .meta({ id: 'ReadDocumentSummary' })
export const readDocument = documentRecord.partial(STAFF_FIELDS).meta({ id: 'ReadDocument' })

const thousandth = z.int().min(0).max(1000)

export const doubt: z.ZodType<Doubt> = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  page: z.int().min(0),
  box: z.tuple([thousandth, thousandth, thousandth, thousandth]),
})

/** New files and stored names; an absent field stays unchanged. `pages` are the pictures of the new file. */
interface FilesChange {
  file?: NewFile | null | undefined
  /** The file has the pages and the words of the one that it replaces, so it is not read again. */
  hasSameContent?: true
  pages?: NewFile[] | undefined
  attachments?: NewFile[] | undefined
}

type DocumentChange = z.infer<ReturnType<typeof documentChange>>
/** A change with the source of its text. If the source is absent, a person typed the text. */
export type StoredChange = Omit<DocumentChange, keyof EarlierText> &
  FilesChange &
  EarlierText & {
    textSource?: TextSource | null
    /** What happens to a checked text of the file that is replaced. */
    fileText?: FileText | undefined
  }

/** What only setting back writes; a person's change only ends a question about the text. */
interface EarlierText {
  outdatedText?: string | null | undefined
  textDiffers?: boolean | undefined
  textCorrectedAt?: string | null | undefined
}

export const notified = z
  .object({ receivers: z.number().meta({ description: 'The phones and programs that get it' }) })
  .meta({ id: 'Notified' })

export const notification = z
  .object({
    state: z.enum(MESSAGE_STATES).nullable().meta({
      description:
        'muted: staff do not want it; unwanted: no follower wants it; withdrawn: it was not public any more; null: not announced',
    }),
    sentAt: z.string().nullable().meta({ description: 'The last time, ISO 8601 UTC' }),
    waiting: z
      .object({
        _id: z.string(),
        phones: z.number(),
        dueAt: z.string().meta({ description: 'When the first of them gets it, ISO 8601 UTC' }),
      })
      .nullable()
      .meta({ description: 'The message that waits for phones' }),
    sent: z.number().meta({ description: 'The phones that got its last message' }),
    correctable: z
      .number()
      .meta({ description: 'The phones that can still be told that it was wrong' }),
  })
  .meta({ id: 'Notification' })

export type Notification = z.infer<typeof notification>

export type DocumentSummary = z.infer<typeof documentSummary>
export type DocumentRecord = z.infer<typeof documentRecord>
