import { z } from 'zod'
import { timeNow } from '../../base/clock.ts'
import { CONTENT_KEYS, INFORMATION_KEYS, type InformationKey } from '../../content.ts'
import { recordId } from '../../errors/api-schema.ts'
import { knownFields, refusal } from '../../errors/zod-issues.ts'
import { optionalMailAddress, optionalTelephone } from '../../records/address-input.ts'
import { CLASSES, SHIFTS } from '@pathshala/bengali/classes'
import {
  dayOrYear,
  historicDay,
  line,
  numberAtMost,
  numberBetween,
  optionalLine,
  optionalText,
  wholeNumber,
  wholeObject,
} from '../../words/input.ts'
import { documentLink, documentLinks } from '../documents/linked-documents.ts'
import { groupRecord } from '../groups/schema.ts'
import { RECOGNITION_FORMS, RECOGNITION_LEVELS, SERVICE_GROUPS } from './choices.ts'
import { answerContentOf, findEntry, type OwnKey, screenOf } from './entries.ts'
import { STANDINGS } from './standing.ts'

const MAX_PEOPLE = 5000
const FIRST_EXAM = 1950

const optionalDay = historicDay.nullable().default(null)
const emptyLine = (max: number) => optionalLine(max).default('')
const emptyText = (max: number) => optionalText(max).default('')

const optionalDocument = documentLink.nullable().default(null)

const memo = { memoNumber: emptyLine(60), memoDate: optionalDay, document: optionalDocument }

/** The parts that the value of every entry can have. */
const common = {
  note: emptyText(5000),
  noteEnglish: emptyText(5000),
  documents: documentLinks.default([]),
  notApplicable: line(300).optional(),
  notApplicableEnglish: emptyLine(300),
}

const recognitionRow = wholeObject({
  level: z.enum(RECOGNITION_LEVELS),
  what: z.enum(RECOGNITION_FORMS),
  detail: emptyLine(120),
  authority: line(200),
  effectiveFrom: historicDay,
  validUntil: optionalDay,
  ...memo,
}).refine(({ effectiveFrom, validUntil }) => validUntil === null || validUntil >= effectiveFrom, {
  path: ['validUntil'],
  ...refusal('end-before-start'),
})

const sectionsRow = wholeObject({
  className: z.enum(CLASSES),
  shift: z.enum(SHIFTS),
  approved: numberAtMost(20),
  ...memo,
})

const service = wholeObject({
  group: z.enum(SERVICE_GROUPS),
  name: line(200),
  nameEnglish: emptyLine(200),
  method: line(500),
  methodEnglish: emptyLine(500),
  papers: line(500),
  papersEnglish: emptyLine(500),
  price: line(200),
  priceEnglish: emptyLine(200),
  time: line(120),
  timeEnglish: emptyLine(120),
  days: numberAtMost(365)
    .nullable()
    .default(null)
    .meta({ description: 'The time limit, if it is in days' }),
  officerId: recordId.nullable().default(null).meta({ description: 'The _id of an officer' }),
  officer: emptyLine(120).meta({ description: 'The name, if nobody of the staff is responsible' }),
  designation: emptyLine(120),
  phone: optionalTelephone(40).default(''),
  email: optionalMailAddress(200).default(''),
})

const post = wholeObject({
  title: line(120),
  titleEnglish: emptyLine(120),
  grade: numberBetween(1, 20).nullable().default(null),
  sanctioned: numberAtMost(500),
  filled: numberAtMost(500),
  women: numberAtMost(500).nullable().default(null),
  remark: emptyLine(200),
})

const examYear = wholeObject({
  year: wholeNumber,
  registered: numberAtMost(MAX_PEOPLE).nullable().default(null),
  appeared: numberAtMost(MAX_PEOPLE),
  passed: numberAtMost(MAX_PEOPLE),
  gpa5: numberAtMost(MAX_PEOPLE),
})

type Context = z.core.$RefinementCtx

function refuse(context: Context, path: (string | number)[], ...code: Parameters<typeof refusal>) {
  context.addIssue({ code: 'custom', path, ...refusal(...code) })
}

/** Refuses each row that has the key of an earlier row. */
function refuseTwice<Row>(
  context: Context,
  rows: Row[],
  { field, keyOf }: { field: string; keyOf: (row: Row) => unknown },
) {
  const keys = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const key = JSON.stringify(keyOf(row))
    if (keys.has(key)) refuse(context, ['rows', index, field], 'row-twice')
    keys.add(key)
  }
}

/** The forms of the entries that have rows or fields of their own. */
const ownForms = {
  recognition: wholeObject({ ...common, rows: z.array(recognitionRow).max(40).default([]) }),

  sections: wholeObject({
    ...common,
    rows: z
      .array(sectionsRow)
      .max(CLASSES.length * SHIFTS.length)
      .default([]),
  }).superRefine(({ rows }, context) =>
    refuseTwice(context, rows, {
      field: 'shift',
      keyOf: ({ className, shift }) => [className, shift],
    }),
  ),

  nationalisation: wholeObject({
    ...common,
    nationalisedOn: dayOrYear.nullable().default(null),
    formerName: emptyLine(200),
    mpo: emptyLine(300),
    ...memo,
  }),

  charter: wholeObject({
    ...common,
    vision: emptyText(1000),
    visionEnglish: emptyText(1000),
    mission: emptyText(1000),
    missionEnglish: emptyText(1000),
    expectations: z.array(line(200)).max(10).default([]),
    expectationsEnglish: z.array(line(200)).max(10).default([]),
    services: z.array(service).max(60).default([]),
  }).superRefine(({ services }, context) => {
    for (const [index, { officerId, officer }] of services.entries()) {
      if ((officerId === null) === (officer === '')) {
        refuse(context, ['services', index, 'officer'], 'one-person')
      }
    }
  }),

  posts: wholeObject({ ...common, rows: z.array(post).max(60).default([]) }).superRefine(
    ({ rows }, context) => {
      for (const [index, { women, filled }] of rows.entries()) {
        if (women !== null && women > filled)
          refuse(context, ['rows', index, 'women'], 'more-women')
      }
    },
  ),

  'ssc-results': wholeObject({
    ...common,
    rows: z.array(examYear).max(80).default([]),
  }).superRefine(({ rows }, context) => {
    const last = timeNow().getUTCFullYear() + 1
    for (const [index, { year, appeared, passed, gpa5 }] of rows.entries()) {
      if (year < FIRST_EXAM || year > last) {
        refuse(context, ['rows', index, 'year'], 'exam-year', { first: FIRST_EXAM, last })
      }
      if (passed > appeared) refuse(context, ['rows', index, 'passed'], 'more-passed')
      if (gpa5 > passed) refuse(context, ['rows', index, 'gpa5'], 'more-gpa5')
    }
    refuseTwice(context, rows, { field: 'year', keyOf: ({ year }) => year })
  }),
} satisfies Record<OwnKey, z.ZodType>

/** An entry is answered if its value has one of these fields. */
const ROW_FIELDS = ['rows', 'services', 'nationalisedOn'] as const

type OwnForms = typeof ownForms

export type OwnValue<Key extends OwnKey> = z.output<OwnForms[Key]>

/** The value of an entry that other content answers. */
type CommonValue = z.output<z.ZodObject<typeof common>>

export type InformationValue<Key extends InformationKey = InformationKey> = Key extends OwnKey
  ? OwnValue<Key>
  : CommonValue

/** The schema for the value of an entry. A value is replaced as a whole, so absent fields become empty. */
export function formOf<Key extends InformationKey>(key: Key): z.ZodType<InformationValue<Key>> {
  const form = isOwn(key) ? ownForms[key] : otherForm(key)
  return form.superRefine((value: CommonValue, context: Context) => {
    if (value.notApplicable === undefined) return
    if (!findEntry(key).mayNotApply) refuse(context, ['notApplicable'], 'must-apply')
    else if (hasRows(value)) refuse(context, ['notApplicable'], 'answer-one-way')
  }) as unknown as z.ZodType<InformationValue<Key>>
}

/** Refuses each field of another form. Without the error, it would be lost silently. */
const otherForm = (key: InformationKey) =>
  z.looseObject(common).transform((value, context) => {
    const field = Object.keys(value).find((name) => !Object.hasOwn(common, name))
    if (field !== undefined) {
      const { notApplicable: _, notApplicableEnglish: __, ...always } = common
      refuse(context, [field], 'answered-elsewhere', {
        screen: `/admin/dashboard/${screenOf(key, answerContentOf(key))}`,
        known: knownFields(Object.keys(findEntry(key).mayNotApply ? common : always)),
      })
    }
    return z.object(common).parse(value)
  })

/** The body for any entry. `formOf` checks it; here, its forms are only described. */
export const anyForm = z.looseObject({}).meta({
  anyOf: [
    ...Object.entries(ownForms).map(([key, form]) => ({ title: key, ...inputSchema(form) })),
    { title: 'every other entry', ...inputSchema(z.strictObject(common)) },
  ],
})

function inputSchema(form: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input' })
  return schema
}

export function isOwn(key: InformationKey): key is OwnKey {
  return Object.hasOwn(ownForms, key)
}

/** Whether the value has rows or fields that answer the entry. */
function hasRows(value: object): boolean {
  return ROW_FIELDS.some((field) => {
    const rows = (value as Record<string, unknown>)[field]
    return Array.isArray(rows) ? rows.length > 0 : rows !== undefined && rows !== null
  })
}

/** The path parameter of an entry. An unknown key is not found. */
export const byKey = z.object({
  key: recordId.meta({ description: `One of ${INFORMATION_KEYS.join(', ')}` }),
})

const nullableTime = z.string().nullable().meta({ description: 'ISO 8601 UTC' })

const entryFields = {
  key: z.enum(INFORMATION_KEYS),
  number: z.number().meta({ description: 'From 1; the Directorate’s own numbers up to 11' }),
  set: z.enum(['directorate', 'other']),
  title: z.string(),
  titleEnglish: z.string(),
  answer: z.enum(['given', 'notApplicable', 'missing']),
  summary: z.string().meta({ description: 'Made by the server from what answers the entry' }),
  summaryEnglish: z.string(),
  reason: z.string().meta({ description: 'Why the entry does not apply' }),
  reasonEnglish: z.string(),
  changedAt: nullableTime,
  checkedAt: nullableTime,
  asOf: z.string().nullable().meta({
    description: 'The later of the last change and the last check, as a day of the school',
    example: '2026-11-22',
  }),
  asOfIs: z.enum(['changed', 'checked']).nullable(),
  url: z.string().nullable().meta({ description: 'Where visitors read the entry' }),
  csv: z.string().nullable(),
  version: z.number().meta({
    description: 'For If-Match, in quotation marks; it also changes with what answers the entry',
  }),
}

export const boardEntry = z.object(entryFields).meta({ id: 'InformationEntry' })

/** An entry as it is stored, with its own rows and texts. */
export const storedEntry = z.object({
  key: z.enum(INFORMATION_KEYS),
  value: z.looseObject({}),
  checkedAt: z.string().nullable(),
  checkedBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
  version: z.number(),
  isSample: z.boolean(),
})

export type BoardEntry = z.infer<typeof boardEntry>

export const entryDetail = z
  .object({
    ...entryFields,
    value: z.looseObject({}).meta({
      description: 'The rows and texts of the entry itself; links have the titles of documents',
    }),
    groups: z.array(groupRecord).optional().meta({
      description: 'The groups of people, if they answer the entry',
    }),
    parts: z
      .array(z.object({ name: z.string(), changedAt: nullableTime }))
      .optional()
      .meta({ description: 'The parts of the answer, if other content answers the entry' }),
  })
  .meta({ id: 'InformationDetail' })

export type EntryDetail = z.infer<typeof entryDetail>

export const entryQuery = z.object({
  state: z.enum(['all']).optional().meta({
    description: 'Only for staff: also links to documents that visitors cannot see',
  }),
})

export const staffBoard = z.object({
  entries: z.array(
    z.object({
      ...entryFields,
      standing: z.enum(STANDINGS),
      due: z.string().nullable().meta({ description: 'The first day on which the entry is late' }),
      reasons: z.array(z.string()).meta({
        description:
          '`old`, `term-over`, `term-ends`, `person-left`, `posts-differ`, `year-missing`, `part-missing:{part}`, or the hint `counts-differ`',
      }),
      checkedBy: z.string().nullable(),
      mendedBy: z.enum(CONTENT_KEYS).meta({ description: 'The content that staff change' }),
      groupId: z.string().nullable().meta({ description: 'The group that staff change first' }),
      leavers: z.array(z.object({ officerId: z.string(), name: z.string() })).meta({
        description:
          'Those named in the entry who are not in the list of staff any more. The name is empty if the history does not have it',
      }),
      differingPosts: z
        .array(z.object({ title: z.string(), filled: z.number(), listed: z.number() }))
        .meta({ description: 'Posts of which the list of people has another number' }),
    }),
  ),
  required: z.object({
    ok: z.number(),
    late: z.number(),
    missing: z.number(),
    ending: z.number(),
  }),
  consents: z.object({ phones: z.number(), photos: z.number() }),
})

export type StaffBoard = z.infer<typeof staffBoard>
