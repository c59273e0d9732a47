import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../api-schema.ts'
import type { Services } from '../../services.ts'
import { findInBijoy, repairInBijoy } from './content.ts'
import { type InBijoy, inBijoy, repaired } from '../../bijoy-schema.ts'

/** Texts of the site that are stored in Bijoy's encoding. */
export function bijoyRoutes({ stores }: Pick<Services, 'stores'>): FastifyPluginAsyncZod {
  // It reads everything that staff wrote, so it is read once for each content version.
  let known: { version: number; found: InBijoy[] } | undefined
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags: ['admin'],
          summary: 'The records with text that was typed in Bijoy, at most 200',
          response: { 200: z.array(inBijoy), ...problems(401) },
        },
      },
      async () => {
        const { version } = await stores.findContentVersion()
        if (known?.version !== version) known = { version, found: await findInBijoy(stores) }
        return known.found
      },
    )

    app.post(
      '/repair',
      {
        schema: {
          tags: ['admin'],
          summary: 'Change these texts to Unicode. Each change can be set back',
          response: { 200: repaired, ...problems(401, 403) },
        },
      },
      (request) => request.write(async (to) => ({ entries: await repairInBijoy(to) })),
    )
  }
}
