import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, problems } from '../../../errors/api-schema.ts'
import type { DocumentKind } from '../../../content.ts'
import { orNotFound, Refused } from '../../../errors/classes.ts'
import { documentRecord, doubt } from '../schema.ts'
import { documentSubject } from '../subject.ts'

/** For staff: the doubtful words of a text, and reading a file again. */
export function documentReadings(kind: DocumentKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/:id/reading',
      {
        schema: {
          summary: 'The words of its text that recognition may have misread',
          params: byId,
          response: { 200: z.object({ doubts: z.array(doubt) }) },
        },
      },
      async ({ school, params }) => ({
        doubts: orNotFound(await school.stores[kind].findDoubts(params.id)),
      }),
    )

    app.post(
      '/:id/reading',
      {
        schema: {
          summary: 'Read the file again. The history keeps the present text',
          params: byId,
          response: { 200: documentRecord, ...problems(409) },
        },
      },
      (request) =>
        request.write(async (transaction) => {
          const { history, [kind]: store } = transaction
          const before = orNotFound(await store.find(request.params.id))
          if (before.reading === 'none') throw new Refused(409, 'not-readable')
          const after = await store.readAgain(before._id)
          const { fieldsOf } = documentSubject(kind)(transaction)
          if (before.hasText || before.outdatedText !== null)
            await history.changed(kind, fieldsOf(before), fieldsOf(after))
          return after
        }),
    )
  }
}
