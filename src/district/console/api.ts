import type { FastifyInstance } from 'fastify'
import type { District } from '../district.ts'

/** The calls of the operators, below `/api/district`. Only the site of the operators has them. */
export async function districtCalls(
  app: FastifyInstance,
  { district }: { district: District },
): Promise<void> {
  app.get('/schools', { schema: { hide: true } }, () => district.registry.schools.size)
}
