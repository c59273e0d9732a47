import type { FastifyInstance } from 'fastify'
import { readQuery, ROUTINE_TABLE, sectionQuery } from '../features/routine/addresses.ts'
import { routineTable } from '../features/routine/csv.ts'
import { sectionKey } from '../features/routine/schema.ts'
import { formatCsv } from '../base/csv.ts'

export async function routineFile(app: FastifyInstance): Promise<void> {
  app.get(ROUTINE_TABLE, { schema: { hide: true } }, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://site')
    const { data: key } = sectionKey.safeParse(readQuery(searchParams))
    const routine = key && (await request.school.stores.routines.findFor(key))
    if (!routine) return reply.sendPublicPage(ROUTINE_TABLE)
    const { className, shift, section } = key
    const fileName = `routine-${className}-${shift}-${section}.csv`
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    const { columns, rows } = routineTable(routine)
    return reply.sendCachedFile(sectionQuery(key), {
      type: 'text/csv',
      make: async () => formatCsv(columns, rows),
    })
  })
}
