import { z } from 'zod'
import { fieldErrors } from '../../errors/api-schema.ts'
import { LEFT_REASONS, MOVE_STATES, MOVED_KINDS } from './table.ts'

const params = z.record(z.string(), z.union([z.string(), z.number()]))
const counts = z.record(z.string(), z.number())

/** A record that does not come, or that comes with a remark. */
const moveDetail = z.object({
  source: z.string(),
  key: z.string(),
  kind: z.string(),
  reason: z.string(),
  title: z.string().optional(),
  row: z.number().optional(),
  params: params.optional(),
  /** With `wrong-field`. */
  field: fieldErrors.element.optional(),
})

const fileRefusal = z.object({ name: z.string(), reason: z.string(), params, message: z.string() })

/** The numbers of a report. */
const summary = {
  planned: counts.meta({ description: 'The records that came, by their kinds' }),
  states: counts.meta({ description: 'The states of the documents among them' }),
  new: z.number().meta({ description: 'Came in the last run' }),
  here: z.number().meta({ description: 'Came in an earlier run' }),
  leftOut: counts.meta({ description: 'What is meant to stay in the source, by reasons' }),
  refused: counts.meta({ description: 'What cannot come, by reasons' }),
  hiddenLinks: z.number().meta({ description: 'Links that somebody hid in the old site' }),
  notWellFormed: z.number().meta({ description: 'Characters that XML does not allow' }),
  unreadable: z.number().meta({ description: 'Characters that could not be read' }),
  isCut: z.boolean().meta({ description: 'The file of the source ends before its end' }),
}
const fileTotals = { count: z.number(), bytes: z.number() }

export const reportNumbers = z.object({ ...summary, files: z.object(fileTotals) })

/** The report of a run, for programs and for the office. */
const moveReport = z.object({
  source: z.string(),
  label: z.string(),
  /** Null in a dry run, and if no record was imported. */
  move: z.number().nullable(),
  isDryRun: z.boolean(),
  ...summary,
  details: z.array(moveDetail),
  notes: z.array(moveDetail),
  files: z.object({
    missing: z.array(z.string()),
    /** The name of each, and a sentence. */
    refused: z.array(z.string()),
    /** The same for programs. */
    refusals: z.array(fileRefusal),
    external: z.array(z.string()),
    unused: z.array(z.string()),
    ...fileTotals,
    /** In a dry run: the files whose size the old site does not say. `bytes` lacks them. */
    withoutSize: z.number().optional(),
  }),
})

export type MoveReport = z.infer<typeof moveReport>
export type Detail = z.infer<typeof moveDetail>

/** A record that stays although its move was undone. */
const leftRecord = z.object({
  kind: z.enum(MOVED_KINDS),
  title: z.string(),
  reason: z.enum(LEFT_REASONS),
})

export type LeftRecord = z.infer<typeof leftRecord>

export const moveRecord = z
  .object({
    id: z.number(),
    source: z.string(),
    label: z.string().meta({ description: 'The source for people' }),
    startedAt: z.string(),
    endedAt: z
      .string()
      .nullable()
      .meta({ description: 'Null while it runs, and after it was broken off' }),
    state: z.enum(MOVE_STATES).meta({
      description:
        'running: it runs, or was broken off. undoing: it is being taken back. undone: it was taken back',
    }),
    undoneBy: z
      .string()
      .nullable()
      .meta({ description: 'The account that took it back; empty for the command' }),
    removed: z.number().meta({ description: 'How many records were taken back' }),
    records: z
      .partialRecord(z.enum(MOVED_KINDS), z.number())
      .meta({ description: 'Its records that are here now, by their kinds' }),
  })
  .meta({ id: 'Move' })

export type MoveRecord = z.infer<typeof moveRecord>

/** The lists of a report. */
export const REPORT_LISTS = [
  'details',
  'notes',
  'missing',
  'refused',
  'external',
  'unused',
  'left',
] as const

export type ReportList = (typeof REPORT_LISTS)[number]

const reportEntry = z.object({
  name: z.string().meta({ description: 'Of a file, or the key of a record in its source' }),
  kind: z.string().optional(),
  title: z.string().optional(),
  row: z.number().optional().meta({ description: 'As a spreadsheet counts' }),
  reason: z.string().optional(),
  params: params.optional(),
  field: fieldErrors.element.optional(),
  message: z.string().optional().meta({ description: 'The reason as an English sentence' }),
})

export type ReportEntry = z.infer<typeof reportEntry>

export const moveWithReport = moveRecord
  .extend({
    report: reportNumbers.nullable().meta({ description: 'Null until it ends' }),
    lists: z.record(z.enum(REPORT_LISTS), z.array(reportEntry)).meta({
      description:
        '`details`: records that do not come; `notes`: remarks; `missing`, `refused`, `external` and `unused`: files; `left`: records that stay although the move was taken back',
    }),
  })
  .meta({ id: 'MoveWithReport' })

export type MoveWithReport = z.infer<typeof moveWithReport>
