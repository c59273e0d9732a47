import { z } from 'zod'
import { DOCUMENT_KINDS } from '../../content.ts'
import { recordId } from '../../errors/api-schema.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { inputsOf, outputsOf, recordOf, withEmpty } from '../../records/fields-schema.ts'
import { wholeObject } from '../../words/input.ts'
import { documentLink, documentLinks } from '../documents/linked-documents.ts'
import { notTooDense } from '../documents/schema.ts'
import { groupFields, memberFields } from './table.ts'

const MAX_MEMBERS = 60

const memberInputs = withEmpty(memberFields, inputsOf(memberFields))

type MemberFields = z.ZodObject<typeof memberInputs>

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
const storedMember = checkedMember(z.object(memberInputs))

const member = z
  .looseObject({})
  // Staff read it with each member, and may send the member back.
  .transform((sent) => {
    const { hasLeft: _, ...fields } = sent
    return fields
  })
  .pipe(checkedMember(wholeObject(memberInputs)))
  .refine(
    ({ officerId, name, designation }) => officerId === null || (name === '' && designation === ''),
    { path: ['name'], ...refusal('one-person') },
  )

const inputs = inputsOf(groupFields)

const fields = {
  ...inputs,
  text: notTooDense(inputs.text),
  textEnglish: notTooDense(inputs.textEnglish),
}

const details = {
  ...fields,
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

export const newGroup = z.object({
  ...withEmpty(groupFields, fields),
  title: fields.title.optional().meta({
    description:
      'If absent, that of the group in `copyOf` with the next year, or the name of the purpose',
  }),
  titleEnglish: fields.titleEnglish.optional(),
  formedOn: fields.formedOn.optional(),
  validUntil: fields.validUntil.optional(),
  documents: details.documents.default([]),
  members: details.members.optional().meta({
    description: 'In order; those of the group in `copyOf` if absent',
  }),
})

export type NewGroup = z.infer<typeof newGroup>

export type GroupDetails = z.infer<typeof storedGroup>

export const groupCopy = z.object({
  copyOf: recordId.optional().meta({
    description:
      'The _id of a group that the new group follows. It begins with its members, the title of the next year and the next term, as far as the body does not name them. The earlier group stays until staff delete it. If only one group can have this purpose, it moves to the bin',
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

const memberRecord = z.object({
  ...outputsOf(memberFields),
  name: z.string().meta({ description: 'Of an officer, the present name' }),
  hasLeft: z
    .boolean()
    .optional()
    .meta(onlyStaff('The officer is not in the list of staff any more. The name is the last one')),
})

export type GroupMember = z.infer<typeof memberRecord>

export const groupRecord = recordOf('Group', {
  ...outputsOf(groupFields),
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      number: z.number(),
      title: z.string(),
      titleEnglish: z.string(),
      url: z.string().nullable().meta(onlyStaff('Null if visitors cannot see the document')),
    }),
  ),
  members: z.array(memberRecord),
})

/** A group as visitors see it, or with everything that staff see. */
export type GroupRecord = z.infer<typeof groupRecord>
