import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, problems } from '../errors/api-schema.ts'

const tags = ['sample']

export const sampleReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        tags,
        summary: 'Whether any of the sample content is left',
        response: { 200: z.object({ isPresent: z.boolean() }) },
      },
    },
    async ({ school }) => ({ isPresent: await school.stores.sample.isPresent() }),
  )
}

export const sampleWrites: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    '/',
    {
      schema: {
        tags,
        summary: 'Delete all sample content permanently; records that were changed stay',
        response: { 204: noContent, ...problems(401, 403) },
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
