import { z } from 'zod'
import { DOCUMENT_KINDS } from '../../content.ts'
import { recordId } from '../../errors/api-schema.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { groupWords } from '../../words/group-words.ts'
import {
  day,
  dayOrYear,
  line,
  numberAtMost,
  numberBetween,
  optionalLine,
  optionalText,
  wholeNumber,
  wholeObject,
} from '../../words/input.ts'
import { documentLink, documentLinks } from '../documents/linked-documents.ts'
import { isTextTooDense } from '../documents/markdown/segments.ts'
import { PHONE_OWNERS } from '../people/table.ts'
import { PURPOSES, ROLES } from './table.ts'

const MAX_MEMBERS = 60
const MAX_STUDENTS = 5000
const MAX_LIMIT_DAYS = 365

const markdown = optionalText(5000)
  .refine((value) => !isTextTooDense(value), refusal('text-too-dense'))
  .meta({ description: 'Markdown' })

const phone = {
  phone: optionalLine(40),
  phoneOf: z.enum(PHONE_OWNERS).nullable().meta({
    description: '`personal` needs `consentOn`; null if nobody has said whose number it is',
  }),
  consentOn: day.nullable().meta({ description: 'The day on which the person agreed' }),
  email: optionalLine(200),
}

const memberFields = {
  role: z.enum(ROLES),
  roleTitle: optionalLine(80).default('').meta({ description: 'Only of the role `other`' }),
  officerId: recordId.nullable().default(null).meta({ description: 'The _id of an officer' }),
  name: optionalLine(120)
    .default('')
    .meta({ description: 'The name of a person or an office, if it is not an officer' }),
  designation: optionalLine(200).default(''),
  note: optionalLine(200).default(''),
  days: numberBetween(1, MAX_LIMIT_DAYS)
    .nullable()
    .default(null)
    .meta({ description: 'Working days until the answer' }),
  from: dayOrYear.nullable().default(null),
  to: dayOrYear.nullable().default(null),
  phone: phone.phone.default(''),
  phoneOf: phone.phoneOf.default(null),
  consentOn: phone.consentOn.default(null),
  email: phone.email.default(''),
}

type MemberFields = z.ZodObject<typeof memberFields>

function checkedMember(fields: MemberFields) {
  return fields
    .superRefine(({ role, roleTitle, officerId, name, from, to }, context) => {
      const refuse = (path: string, ...code: Parameters<typeof refusal>) =>
        context.addIssue({ code: 'custom', path: [path], ...refusal(...code) })
      if (role === 'other' && roleTitle === '') refuse('roleTitle', 'fill-in')
      if (officerId === null && name === '') refuse('name', 'one-person')
      // A year and a day are compared by their common beginning.
      if (from !== null && to !== null) {
        const length = Math.min(from.length, to.length)
        if (to.slice(0, length) < from.slice(0, length)) refuse('to', 'end-before-start')
      }
    })
    .transform((member) => ({
      ...member,
      roleTitle: member.role === 'other' ? member.roleTitle : '',
    }))
}

/**
 * A member as the history can set it back: a member from the list of staff has the copy of the
 * name.
 */
const storedMember = checkedMember(z.object(memberFields))

const member = z
  .looseObject({})
  // Staff read it with each member, and may send the member back.
  .transform((sent) => {
    const { hasLeft: _, ...fields } = sent
    return fields
  })
  .pipe(checkedMember(wholeObject(memberFields)))
  .refine(
    ({ officerId, name, designation }) => officerId === null || (name === '' && designation === ''),
    { path: ['name'], ...refusal('one-person') },
  )

const details = {
  purpose: z.enum(PURPOSES),
  title: line(200),
  titleEnglish: optionalLine(200),
  formedOn: day.nullable(),
  validUntil: day.nullable().meta({ description: 'The last day of the term' }),
  women: wholeNumber.nullable().meta({ description: 'How many members are women' }),
  students: numberAtMost(MAX_STUDENTS)
    .nullable()
    .meta({ description: 'Only for scouts, cabinet and other' }),
  place: optionalLine(200),
  hours: optionalLine(200),
  ...phone,
  text: markdown,
  textEnglish: markdown,
  documents: documentLinks,
  members: z.array(member).max(MAX_MEMBERS).meta({ description: 'In order' }),
}

/** Absent fields stay unchanged. */
export const groupChange = z
  .object(details)
  .partial()
  .extend({
    forget: z.boolean().default(false).meta({
      description:
        'Also removes, from the history, each number that the group does not have after this change',
    }),
  })

const storedGroup = z.object({
  ...details,
  documents: z.array(z.object(documentLink.shape)),
  members: z.array(storedMember).max(MAX_MEMBERS),
})

/** The fields that setting back writes. */
export const earlierGroup = storedGroup.partial()

export type GroupChange = z.infer<typeof earlierGroup>

export const newGroup = z
  .object({
    ...details,
    title: details.title.optional().meta({ description: 'The name of the purpose if absent' }),
    titleEnglish: details.titleEnglish.optional(),
    formedOn: details.formedOn.default(null),
    validUntil: details.validUntil.default(null),
    women: details.women.default(null),
    students: details.students.default(null),
    place: details.place.default(''),
    hours: details.hours.default(''),
    phone: phone.phone.default(''),
    phoneOf: phone.phoneOf.default(null),
    consentOn: phone.consentOn.default(null),
    email: phone.email.default(''),
    text: details.text.default(''),
    textEnglish: details.textEnglish.default(''),
    documents: details.documents.default([]),
    members: details.members.optional().meta({
      description: 'In order; those of the group in `copyOf` if absent',
    }),
  })
  .transform(({ title, titleEnglish, ...rest }) => ({
    ...rest,
    title: title ?? groupWords.bn.purposes[rest.purpose],
    titleEnglish: titleEnglish ?? groupWords.en.purposes[rest.purpose],
  }))

export type GroupDetails = z.infer<typeof storedGroup>

export const groupCopy = z.object({
  copyOf: recordId.optional().meta({
    description:
      'The _id of a group whose members the new group begins with. If only one group can have this purpose, that group moves to the bin',
  }),
  replace: z.enum(['true']).optional().meta({
    description: 'Also moves the group in `copyOf` to the bin if several can have this purpose',
  }),
})

export const groupQuery = z.object({
  state: z.enum(['all']).optional().meta({
    description:
      'Only for staff: with the days of consent, members who left the staff, and links to documents that visitors cannot see',
  }),
})

const onlyStaff = (description: string) => ({
  description: `Only with \`state=all\`. ${description}`,
})

const consentOn = z
  .string()
  .nullable()
  .optional()
  .meta(onlyStaff('The day on which the person agreed'))

const recordPhone = {
  phone: z.string(),
  phoneOf: z.enum(PHONE_OWNERS).nullable(),
  consentOn,
  email: z.string(),
}

const memberRecord = z.object({
  role: z.enum(ROLES),
  roleTitle: z.string(),
  officerId: z.string().nullable(),
  name: z.string().meta({ description: 'Of an officer, the present name' }),
  designation: z.string(),
  note: z.string(),
  days: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  ...recordPhone,
  hasLeft: z
    .boolean()
    .optional()
    .meta(onlyStaff('The officer is not in the list of staff any more. The name is the last one')),
})

export type GroupMember = z.infer<typeof memberRecord>

export const groupRecord = z
  .object({
    _id: z.string(),
    purpose: z.enum(PURPOSES),
    title: z.string(),
    titleEnglish: z.string(),
    formedOn: z.string().nullable().meta({ example: '2026-03-05' }),
    validUntil: z.string().nullable().meta({ example: '2028-03-04' }),
    women: z.number().nullable(),
    students: z.number().nullable(),
    place: z.string(),
    hours: z.string(),
    ...recordPhone,
    text: z.string(),
    textEnglish: z.string(),
    documents: z.array(
      z.object({
        kind: z.enum(DOCUMENT_KINDS),
        number: z.number(),
        title: z.string(),
        url: z.string().nullable().meta(onlyStaff('Null if visitors cannot see the document')),
      }),
    ),
    members: z.array(memberRecord),
    updatedAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'Group' })

/** A group as visitors see it, or with everything that staff see. */
export type GroupRecord = z.infer<typeof groupRecord>
