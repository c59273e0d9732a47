import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { letterRecord } from '../letter.ts'

/** For staff. The form of a new letter is filled in from the last letter. */
export const letterRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/last',
    {
      schema: {
        summary: 'The last official letter of all kinds; null if no letter exists',
        response: { 200: letterRecord.nullable() },
      },
    },
    ({ school }) => school.stores.findLastLetter(),
  )
}
