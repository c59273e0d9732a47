import { z } from 'zod'
import { DOCUMENT_KINDS, INFORMATION_KEYS } from '../../content.ts'
import { ACTIONS, HISTORY_KINDS } from '../../records/history/kinds.ts'
import { MAX_COUNTED } from '../../words/format.ts'

const time = z.string().meta({ description: 'ISO 8601 UTC' })

const document = {
  kind: z.enum(DOCUMENT_KINDS),
  id: z.string(),
  title: z.string(),
}

const phones = z
  .number()
  .nullable()
  .meta({ description: 'How many phones are told; null if nobody is told' })

const entry = {
  key: z.enum(INFORMATION_KEYS),
  title: z.string(),
  titleEnglish: z.string(),
  screen: z.string().meta({ description: 'Below `/admin/dashboard`' }),
}

/** A task for the staff. It is in the answer only while it still has to be done. */
const task = z.discriminatedUnion('type', [
  z.object({ type: z.literal('appears'), at: time, ...document, phones }),
  z.object({
    type: z.literal('waits'),
    at: time,
    ...document,
    kind: z.enum([...DOCUMENT_KINDS, 'calendar']),
    phones: z.number(),
    messageId: z.string().meta({ description: 'As in `/api/followers`' }),
    isCorrection: z
      .boolean()
      .meta({ description: 'It tells phones that an earlier message was wrong' }),
    isDeleted: z.boolean().meta({ description: 'Its record is in the bin' }),
  }),
  z.object({ type: z.literal('ends'), at: time, ...document }),
  z.object({ type: z.literal('unpins'), at: time, ...document }),
  z.object({
    type: z.literal('unchecked'),
    count: z.number().meta({ description: `Up to ${MAX_COUNTED}, which means that many or more` }),
    oldest: z.object({ kind: z.enum(DOCUMENT_KINDS), id: z.string(), date: time }),
  }),
  z.object({
    type: z.literal('hides'),
    count: z.number().meta({ description: 'Public files that hide more than names. For admins' }),
    newest: z.array(z.object(document)),
  }),
  z.object({
    type: z.literal('late'),
    ...entry,
    reason: z.string().meta({ description: 'As in `/api/admin/information`' }),
    asOf: z.string().nullable().meta({ description: 'The day of its last change or check' }),
    others: z.number().meta({ description: 'The other entries that are not all right' }),
  }),
  z.object({
    type: z.literal('left'),
    ...entry,
    names: z.array(z.string()).meta({ description: 'Empty if the names are not known any more' }),
  }),
  z.object({ type: z.literal('consents'), phones: z.number(), photos: z.number() }),
])

export type Task = z.infer<typeof task>

/** The steps of a new school, in their order. */
export const STEPS = ['school', 'people', 'counts', 'glance', 'notice', 'board'] as const

export type StepKey = (typeof STEPS)[number]

const step = z.object({
  key: z.enum(STEPS),
  state: z.enum(['done', 'half', 'left']).meta({ description: 'done, begun, or left' }),
  count: z.number().meta({
    description:
      'The people of `people`, the sections of `counts`, and the entries that are all right of `board`',
  }),
})

export type Step = z.infer<typeof step>

const change = z.object({
  kind: z.enum(HISTORY_KINDS),
  id: z.string().meta({ description: 'The _id of the record, as in the history' }),
  title: z.string(),
  action: z.enum(ACTIONS),
  username: z.string().meta({ description: 'Empty for the software and its commands' }),
  at: time,
  section: z
    .object({ className: z.string(), shift: z.string(), section: z.string() })
    .nullable()
    .meta({ description: 'Of a count or a routine' }),
})

export type LastChange = z.infer<typeof change>

const failed = 'Null if it could not be read'

export const overview = z.object({
  tasks: z
    .array(task)
    .nullable()
    .meta({ description: `What needs a person, the soonest first. ${failed}` }),
  steps: z
    .array(step)
    .nullable()
    .meta({ description: `What a new school still has to do; empty when all is done. ${failed}` }),
  amounts: z
    .record(z.string(), z.number())
    .nullable()
    .meta({
      description: `The number of records on the site, by subject; 0 or 1 for a subject with a single record. Documents and pictures are counted up to ${MAX_COUNTED}, which means that many or more. ${failed}`,
    }),
  board: z
    .object({ ok: z.number(), total: z.number() })
    .nullable()
    .meta({ description: `The demanded entries of the information board. ${failed}` }),
  lastChanges: z
    .array(change)
    .nullable()
    .meta({ description: `Newest first. ${failed}` }),
  isHoliday: z
    .object({ today: z.boolean(), tomorrow: z.boolean() })
    .nullable()
    .meta({
      description: `Whether the whole school has a holiday on that day; announced closures do not count. ${failed}`,
    }),
  hasSample: z.boolean(),
  hasGivenPassword: z.boolean().meta({
    description: 'Whether the account still has a password that the software or an admin gave it',
  }),
  damageFoundAt: z.string().nullable().meta({
    description:
      'When the nightly check found that the database file is damaged, ISO 8601 UTC. Null if it is not',
  }),
  lastBackup: z.object({
    provenAt: z.string().nullable().meta({
      description:
        'The time of the last backup that was restored and compared; null before the first',
    }),
    isOld: z.boolean().meta({ description: 'Older than two days, or no backup exists' }),
    hasFailedSince: z.boolean(),
    canBeWritten: z
      .boolean()
      .meta({ description: 'False if the folder of backups refuses a file' }),
  }),
  offsiteCopy: z.object({ copiedAt: z.string().nullable(), isOld: z.boolean() }).nullable().meta({
    description:
      'The last copy of a backup on another machine; `copiedAt` is null before the first good one. Null if no copies are set up',
  }),
  clockJump: z
    .object({ from: z.string(), to: z.string(), deletesAgainAt: z.string() })
    .nullable()
    .meta({
      description:
        'Set for an hour after the clock of the server jumped. Nothing is deleted by age until `deletesAgainAt`',
    }),
})

export type Overview = z.infer<typeof overview>
