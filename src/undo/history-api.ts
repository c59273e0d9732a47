import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, problems } from '../api-schema.ts'
import { orAlreadyExists } from '../database/unique.ts'
import { parseIfMatch } from '../database/version.ts'
import { NotFound, orNotFound } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Fields } from './difference.ts'
import { HISTORY_YEARS } from './kinds.ts'
import { historyPart, historyRecord, type HistoryRecord } from './schema.ts'
import { canSetBack, setBack } from './set-back.ts'
import type { HistoryEntryTable } from './table.ts'

const tags = ['history']
const COUNTED_ELSEWHERE =
  'Another count has that class, shift and section now: change or delete that one first.'

/** Who changed what; what other accounts went through is for admins alone, as the accounts are. */
export function historyRoutes({ stores }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags,
          summary: `Every change of the last ${HISTORY_YEARS} years, newest first`,
          querystring: historyPart,
          response: { 200: z.array(historyRecord), ...problems(400, 401, 404) },
        },
      },
      async (request) => {
        const { limit, before, kind, id: subjectId } = request.query
        const { _id: own, role } = request.staff!.account
        const last = before === undefined ? undefined : await stores.history.find(before)
        if (before !== undefined && !last) {
          throw new NotFound('There is no entry with the id that `before` names.')
        }
        const entries = await stores.history.list({
          limit,
          after: last,
          kind,
          subjectId,
          leftOut: role === 'admin' ? undefined : 'account',
          leftIn: own,
        })
        return entries.map(toRecord)
      },
    )

    app.post(
      '/:id/restore',
      {
        schema: {
          tags,
          summary:
            'Set what this change made different to what it said before; answers with the record as its own API does',
          params: byId,
          response: {
            200: z.union([z.looseObject({}), z.array(z.looseObject({}))]),
            ...problems(401, 403, 404, 409, 412),
          },
        },
      },
      (request) => {
        const expected = parseIfMatch(request.headers['if-match'])
        return orAlreadyExists(
          request.write(async (to) =>
            setBack(to, orNotFound(await to.history.find(request.params.id)), expected),
          ),
          COUNTED_ELSEWHERE,
        )
      },
    )
  }
}

function toRecord(entry: HistoryEntryTable): HistoryRecord {
  const { id, before, after, ...rest } = entry
  return {
    _id: id,
    ...rest,
    before: toFields(before),
    after: toFields(after),
    canSetBack: canSetBack(entry),
  }
}

/** A whole page of HTML is nothing that a list can show. */
function toFields(json: string | null): Fields | null {
  if (json === null) return null
  const fields = JSON.parse(json) as Fields
  return typeof fields['html'] === 'string' ? { ...fields, html: fields['html'].length } : fields
}
