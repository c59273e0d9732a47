import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { onceForEach } from '../../base/once-for-each.ts'
import { problems } from '../../errors/api-schema.ts'
import { oncePerVersion } from '../../database/content-version.ts'
import type { Stores } from '../school.ts'
import { findInBijoy, repairInBijoy } from './content.ts'
import { inBijoy, repaired } from './schema.ts'

/** It reads everything that staff wrote, so it is read once for each content version. */
const findIn = onceForEach((stores: Stores) =>
  oncePerVersion(stores.findContentVersion, () => findInBijoy(stores)),
)

/** Texts of the site that are stored in Bijoy's encoding. */
export const bijoyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['admin'],
        summary: 'The records with text that was typed in Bijoy, at most 200',
        response: { 200: z.array(inBijoy), ...problems(401) },
      },
    },
    ({ school }) => findIn(school.stores)(),
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
