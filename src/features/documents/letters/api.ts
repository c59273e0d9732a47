import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../../../errors/api-schema.ts'
import { letterRecord } from '../letter.ts'

/** For staff. The form of a new letter is filled in from the last letter. */
export const letterRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/last',
    {
      schema: {
        tags: ['letters'],
        summary: 'The last official letter of all kinds; null if no letter exists',
        response: { 200: letterRecord.nullable(), ...problems(401) },
      },
    },
    ({ school }) => school.stores.findLastLetter(),
  )
}
