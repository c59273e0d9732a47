import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, passwordProof, problems } from '../errors/api-schema.ts'

export const sampleReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Whether any of the sample content is left',
        response: { 200: z.object({ isPresent: z.boolean() }) },
      },
    },
    async ({ school }) => ({ isPresent: await school.stores.sample.isPresent() }),
  )
}

/** For admins only. */
export const sampleWrites: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    '/',
    {
      config: { needsPassword: true },
      schema: {
        summary: 'Delete all sample content permanently; records that were changed stay',
        body: passwordProof,
        response: { 204: noContent, ...problems(429) },
      },
    },
    async (request, reply) => {
      const removed = await request.write(async ({ bin, history, sample }) => {
        await history.sampleDestroyed()
        return [...(await sample.remove()), ...(await bin.removeSample())]
      })
      await request.school.files.remove(removed)
      return reply.code(204).send(null)
    },
  )
}
