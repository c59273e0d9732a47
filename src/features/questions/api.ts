import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { importAnswer, importList } from '../../records/import-rows.ts'
import { recordRoutes, withOrderTag } from '../../records/record-routes.ts'
import { questionList } from './import.ts'
import {
  newQuestion,
  questionChange,
  questionImport,
  questionQuery,
  questionRecord,
} from './schema.ts'
import { questionOrderSubject, questionSubject } from './subject.ts'

export const questionReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      config: { hasStates: true },
      schema: {
        summary: 'Questions with their answers, in the school’s own order',
        description:
          'The ETag is the version of the order, for If-Match when the order is changed.',
        querystring: questionQuery,
        response: { 200: z.array(questionRecord) },
      },
    },
    async ({ school, query: { state } }, reply) => {
      const { questions } = school.stores
      return withOrderTag(
        reply,
        await (state === undefined ? questions.listVisible() : questions.list()),
      )
    },
  )
}

export const questionWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, { record: questionRecord, subject: questionSubject })

  routes.create('Add a question at the end of the list', newQuestion, ({ questions }, details) =>
    questions.create(details),
  )

  app.post(
    '/import',
    {
      schema: {
        summary:
          'Add and change many questions. Each row is taken as a whole, or refused with the reason',
        body: questionImport,
        response: { 200: importAnswer(questionRecord) },
      },
    },
    (request) =>
      importList(request.body, {
        stores: request.school.stores,
        write: (work) => request.write(work),
        listOf: questionList,
      }),
  )

  routes.order(questionOrderSubject)
  routes.change('Change the given fields; absent fields stay unchanged', questionChange)
  routes.remove('Delete a question: moves it to the bin')
}
