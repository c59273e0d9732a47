import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent } from '../../errors/api-schema.ts'
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
import { line } from '../../words/input.ts'
import { textOf } from './unanswered/count.ts'
import { listUnanswered } from './unanswered/list.ts'
import { unansweredSearch } from './unanswered/store.ts'
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

  app.get(
    '/unanswered',
    {
      schema: {
        summary: 'What visitors searched for and did not find, the most frequent first',
        description:
          'Only searches of at least three days, and of three networks on one of them, of the last 90 days.',
        response: { 200: z.array(unansweredSearch) },
      },
    },
    ({ school }) => listUnanswered(school.stores),
  )

  app.delete(
    '/unanswered',
    {
      schema: {
        summary: 'Never list a search without a result again',
        querystring: z.object({ text: line(100) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const text = textOf(request.query.text)
      await request.writePrivate(({ unanswered }) => unanswered.neverAsk(text))
      return reply.code(204).send(null)
    },
  )

  routes.order(questionOrderSubject)
  routes.change('Change the given fields; absent fields stay unchanged', questionChange)
  routes.remove('Delete a question: moves it to the bin')
}
