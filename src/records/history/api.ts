import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, problems } from '../../errors/api-schema.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import {
  batchesFrom,
  filterBatches,
  mapBatches,
  unknownStart,
} from '../../database/list-batches.ts'
import { parseIfMatch } from '../../database/version.ts'
import { orNotFound } from '../../errors/classes.ts'
import { titleMatcher } from '../../search/question.ts'
import type { Cursor } from '../../database/cursor.ts'
import { addDays, type Day } from '@pathshala/bengali/days'
import { instantOf } from '../../words/instants.ts'
import type { Undos } from './changes.ts'
import { type Fields, withoutHtml } from './difference.ts'
import { HISTORY_YEARS } from './kinds.ts'
import { hiddenFrom } from './readers.ts'
import { historyQuery, historyRecord, type HistoryRecord } from './schema.ts'
import { setBackMany } from './change-many.ts'
import { MANY, pairsOf } from './many-records.ts'
import { canSetBack, setBack } from './set-back.ts'
import type { HistoryEntryTable } from './table.ts'

/** The history of changes. */
export function historyRoutes(undos: Undos): FastifyPluginAsyncZod {
  const toRecord = (entry: HistoryEntryTable): HistoryRecord => {
    const { id, before, after, ...rest } = entry
    return {
      _id: id,
      ...rest,
      before: toFields(before),
      after: toFields(after),
      canSetBack: canSetBack(undos, entry),
    }
  }
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          summary: `Every change of the last ${HISTORY_YEARS} years, newest first`,
          querystring: historyQuery,
          response: { 200: z.array(historyRecord), ...problems(404) },
        },
      },
      async (request, reply) => {
        const { history } = request.school.stores
        const { q, limit, before, kind, id: subjectId, by: username, day, only } = request.query
        const { timeZone } = request.school.settings
        const between = day === undefined ? undefined : momentsOf(day, timeZone)
        const chosen = { kind, username, between, isPublished: only === 'published' }
        const readable = hiddenFrom(request.staff!.account)
        const last = before === undefined ? undefined : await history.find(before)
        if (before !== undefined && !last) throw unknownStart()
        // Only with its kind, a record is looked for in the entries about many records.
        const subject = kind === undefined ? { subjectId } : { recordId: subjectId }
        const list = (size: number, after: Cursor | undefined) =>
          history.list({ limit: size, after, ...chosen, ...subject, ...readable })
        const batches = (size: number | undefined) =>
          batchesFrom(last, size, list, (entry) => entry)
        if (!q) return reply.toList(mapBatches(batches(limit), toRecord))
        const matches = titleMatcher(q)
        const isWanted = (entry: HistoryEntryTable) => matches(wordsOf(entry))
        return reply.toList(
          mapBatches(filterBatches(batches(undefined), isWanted, limit), toRecord),
        )
      },
    )

    app.get(
      '/people',
      {
        schema: {
          summary: 'The accounts that made a change',
          response: { 200: z.array(z.string()) },
        },
      },
      ({ school, staff }) => school.stores.history.listPeople(hiddenFrom(staff!.account)),
    )

    app.post(
      '/:id/restore',
      {
        schema: {
          summary:
            'Set the fields of this change back to their earlier values; returns the record in the form of its own API',
          description:
            'If one call changed many records, all are set back at once. Records that were changed again or deleted since stay; the answer names them in `left`, and `changed` is the number of the others.',
          params: byId,
          querystring: z.object({
            newer: z.enum(['refuse']).optional().meta({
              description:
                'Refuse if a field of this change was changed again; `current` in the answer has its present values and the version. Does not apply to many records',
            }),
          }),
          response: {
            200: z.union([z.looseObject({}), z.array(z.looseObject({}))]),
            ...problems(409, 412),
          },
        },
      },
      async (request) => {
        const expected = parseIfMatch(request.headers['if-match'])
        // Read outside the transaction: entries never change.
        const entry = orNotFound(await request.school.stores.history.find(request.params.id))
        const { timeZone } = request.school.settings
        return orAlreadyExists(
          request.write((transaction): Promise<Fields | Fields[]> =>
            entry.subjectId === MANY
              ? setBackMany(undos, transaction, entry, timeZone)
              : setBack(undos, transaction, {
                  entry,
                  expected,
                  refusesNewer: request.query.newer === 'refuse',
                  timeZone,
                }),
          ),
          'counted-elsewhere',
        )
      },
    )
  }
}

/** The words in which a search looks. */
function wordsOf(entry: HistoryEntryTable): string {
  const titles = pairsOf(entry).map(({ after }) => after.title)
  return [entry.title, entry.username, ...titles].join(' ')
}

/** The first moment of a day, and that of the next one. */
function momentsOf(day: Day, timeZone: string): [string, string] {
  return [instantOf(day, '00:00', timeZone), instantOf(addDays(day, 1), '00:00', timeZone)]
}

/** A list cannot show a whole page of HTML. */
function toFields(json: string | null): Fields | null {
  return json === null ? null : withoutHtml(JSON.parse(json) as Fields)
}
