import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../errors/api-schema.ts'
import { oncePerVersion } from '../../database/content-version.ts'
import type { School } from '../school.ts'
import { findInBijoy, repairInBijoy } from './content.ts'
import { inBijoy, repaired } from './schema.ts'

/** Texts of the site that are stored in Bijoy's encoding. */
export function bijoyRoutes({ stores }: Pick<School, 'stores'>): FastifyPluginAsyncZod {
  // It reads everything that staff wrote, so it is read once for each content version.
  const find = oncePerVersion(stores.findContentVersion, () => findInBijoy(stores))
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
      find,
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
