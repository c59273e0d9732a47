import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, problems } from '../errors/api-schema.ts'
import type { Files } from '../files/files.ts'
import type { SampleStore } from './store.ts'

const tags = ['sample']

export function sampleReads({
  stores,
}: {
  stores: { sample: SampleStore }
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags,
          summary: 'Whether any of the sample content is left',
          response: { 200: z.object({ isPresent: z.boolean() }) },
        },
      },
      async () => ({ isPresent: await stores.sample.isPresent() }),
    )
  }
}

export function sampleWrites({ files }: { files: Pick<Files, 'remove'> }): FastifyPluginAsyncZod {
  return async (app) => {
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
          await history.destroyed('sample', {})
          return [...(await sample.remove()), ...(await bin.removeSample())]
        })
        await files.remove(removed)
        return reply.code(204).send(null)
      },
    )
  }
}
