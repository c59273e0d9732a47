import { z } from 'zod'
import { parseDocumentUrl } from '../content.ts'
import { recordId } from '../errors/api-schema.ts'
import { refusal } from '../errors/zod-issues.ts'
import {
  day,
  dayOrYear,
  line,
  numberAtMost,
  numberBetween,
  optionalLine,
  optionalText,
  timeOfDay,
  wholeNumber,
} from '../words/input.ts'
import { optionalMailAddress, optionalTelephone } from './address-input.ts'
import { type RecordField, type RecordFields, mapFields, type ValueOf } from './fields.ts'

type Inputs<Of extends RecordFields> = {
  -readonly [Name in keyof Of]: z.ZodType<ValueOf<Of[Name]>>
}

/** The schemas of what a call may send. */
export function inputsOf<Of extends RecordFields>(fields: Of): Inputs<Of> {
  return inputs(fields, (schema) => schema.nullable())
}

/** As `inputsOf`, for a multipart form. It cannot send null, so an empty text means null. */
export function formInputsOf<Of extends RecordFields>(fields: Of): Inputs<Of> {
  return inputs(fields, (schema) =>
    z
      .string()
      .nullable()
      .transform((text) => text || null)
      .pipe(schema.nullable() as z.ZodType<unknown, string | null>),
  )
}

function inputs<Of extends RecordFields>(fields: Of, orNull: (schema: z.ZodType) => z.ZodType) {
  return mapFields(fields, (field) => {
    const { empty, description } = field
    const schema = empty === null ? orNull(filledInput(field)) : filledInput(field)
    return description === undefined ? schema : schema.meta({ description })
  }) as Inputs<Of>
}

const documentPath = z
  .string()
  .transform((path) => path.trim())
  .pipe(
    z
      .string()
      .refine((path) => parseDocumentUrl(path) !== undefined, refusal('no-such-document'))
      .meta({ example: '/notices/12' }),
  )

const INPUTS = {
  day,
  dayOrYear,
  time: timeOfDay,
  document: documentPath,
  flag: z.boolean(),
  id: recordId,
}

function filledInput(field: RecordField): z.ZodType {
  if (field.type === 'line') return field.empty === '' ? optionalLine(field.max) : line(field.max)
  if (field.type === 'telephone') return optionalTelephone(field.max)
  if (field.type === 'mailAddress') return optionalMailAddress(field.max)
  if (field.type === 'text') return optionalText(field.max)
  if (field.type === 'choice') return z.enum(field.values)
  if (field.type === 'choices')
    return z
      .array(z.enum(field.values))
      .transform((chosen) => field.values.filter((one) => chosen.includes(one)))
  if (field.type === 'number') return numberInput(field)
  return INPUTS[field.type]
}

function numberInput({ min, max }: { min?: number; max?: number }) {
  if (max === undefined) return wholeNumber
  return min === undefined ? numberAtMost(max) : numberBetween(min, max)
}

type WithEmpty<Of extends RecordFields, Schemas extends Inputs<Of>> = {
  [Name in keyof Of]: Of[Name] extends { empty: unknown }
    ? z.ZodDefault<Schemas[Name]>
    : Schemas[Name]
}

/**
 * The schemas of a new record, or of a record that replaces an earlier one. For a change they do not
 * serve: there, a field that is not named would become empty.
 */
export function withEmpty<Of extends RecordFields, Schemas extends Inputs<Of>>(
  fields: Of,
  schemas: Schemas,
): WithEmpty<Of, Schemas> {
  return mapFields(fields, ({ empty }, name) => {
    const schema: z.ZodType = schemas[name]
    return empty === undefined ? schema : schema.default(empty)
  }) as WithEmpty<Of, Schemas>
}

type Outputs<Of extends RecordFields> = {
  -readonly [Name in keyof Of]: Of[Name] extends { isPrivate: true }
    ? z.ZodOptional<z.ZodType<ValueOf<Of[Name]>>>
    : z.ZodType<ValueOf<Of[Name]>>
}

/** The schemas of the fields in an answer. Visitors do not see private fields. */
export function outputsOf<Of extends RecordFields>(fields: Of): Outputs<Of> {
  return mapFields(fields, (field) => {
    const schema = field.empty === null ? filledOutput(field).nullable() : filledOutput(field)
    if (field.isPrivate) {
      return schema
        .optional()
        .meta({ description: `Only with \`state=all\`. ${field.description}` })
    }
    return 'example' in field ? schema.meta({ example: field.example }) : schema
  }) as Outputs<Of>
}

function filledOutput(field: RecordField): z.ZodType {
  if (field.type === 'choice') return z.enum(field.values)
  if (field.type === 'choices') return z.array(z.enum(field.values))
  if (field.type === 'number') return z.number()
  return field.type === 'flag' ? z.boolean() : z.string()
}

/** A record in an answer, with what all records have. */
export function recordOf<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  return z
    .object({
      _id: z.string(),
      ...shape,
      updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
      version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
      isSample: z.boolean(),
    })
    .meta({ id })
}
