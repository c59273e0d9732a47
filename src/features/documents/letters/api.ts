import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../../../errors/api-schema.ts'
import { letterRecord } from '../letter.ts'

/** For staff: a new letter continues the last one. */
export const letterRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/last',
    {
      schema: {
        tags: ['letters'],
        summary: 'The official letter that was written last, of any kind; null if there is none',
        response: { 200: letterRecord.nullable(), ...problems(401) },
      },
    },
    ({ school }) => school.stores.findLastLetter(),
  )
}
