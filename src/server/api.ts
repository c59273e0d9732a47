import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { District } from '../district/open-district.ts'
import { NotFound } from '../errors/classes.ts'
import { FEATURES, UNDOS } from '../features.ts'
import { exportRoute } from './export/api.ts'
import { officeSearchRoute } from './office-search/api.ts'
import { searchRoute } from '../search/api.ts'
import { sampleReads, sampleWrites } from '../sample/api.ts'
import { binDeletions, binRoutes } from '../records/bin/api.ts'
import { historyRoutes } from '../records/history/api.ts'
import { cachedReads } from './plugins/cached-reads.ts'
import { idempotency } from './plugins/idempotency.ts'
import { describeAdminCall, describeCall, describeStaffCall } from './describe-calls.ts'
import { problems } from './plugins/problems.ts'
import {
  logChange,
  requireAdmin,
  requireOwnPages,
  requirePassword,
  requireStaff,
  requireStaffAgain,
} from './plugins/session.ts'
import { uploads } from './plugins/uploads.ts'

/** Every route in the second scope needs a valid session. */
export async function api(
  app: FastifyInstance,
  { district }: { district?: District | undefined },
): Promise<void> {
  await app.register(problems)

  // Without this, an unknown path below /api would get the not-found page.
  for (const url of ['/', '/*']) {
    app.all(url, { schema: { hide: true } }, () => {
      throw new NotFound('no-such-call')
    })
  }

  app.addHook('onRoute', describeCall)

  await app.register(async (open) => {
    open.addHook('onRequest', requireOwnPages)
    await open.register(cachedReads)
    open.addHook('preHandler', requireStaffForStates)
    await mount(open, 'openCalls')
    await open.register(sampleReads, { prefix: 'sample' })
    await open.register(searchRoute, { prefix: 'search' })
  })

  await app.register(async (staff) => {
    staff.addHook('onRoute', describeStaffCall)
    staff.addHook('onRequest', requireStaff)
    staff.addHook('preValidation', requireStaffAgain)
    await staff.register(idempotency)
    staff.addHook('onResponse', logChange)
    await staff.register(uploads)
    await mount(staff, 'staffCalls')
    await staff.register(exportRoute, { prefix: 'export' })
    await staff.register(binRoutes, { prefix: 'admin/bin' })
    await staff.register(historyRoutes(UNDOS), { prefix: 'admin/history' })
    await staff.register(officeSearchRoute, { prefix: 'admin/search' })
    if (district) {
      const { districtReads } = await import('../district/console/api.ts')
      await staff.register(districtReads, { prefix: 'district', district })
    }
    await staff.register(async (admin) => {
      admin.addHook('onRoute', describeAdminCall)
      admin.addHook('onRequest', requireAdmin)
      admin.addHook('preHandler', requirePassword)
      await mount(admin, 'adminCalls')
      await admin.register(binDeletions, { prefix: 'admin/bin' })
      await admin.register(sampleWrites, { prefix: 'sample' })
      if (district) {
        const { districtActs } = await import('../district/console/acts.ts')
        await admin.register(districtActs, { prefix: 'district', district })
      }
    })
  })
}

/** Registers these calls of every feature. */
async function mount(
  app: FastifyInstance,
  part: 'openCalls' | 'staffCalls' | 'adminCalls',
): Promise<void> {
  for (const feature of FEATURES) {
    for (const [prefix, calls] of feature[part] ?? []) await app.register(calls, { prefix })
  }
}

/**
 * Only staff can list drafts and scheduled documents, with `?state=`. No cache may store the
 * answer.
 */
async function requireStaffForStates(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { hasStates, showsAllToStaff } = request.routeOptions.config
  const query = request.query as { state?: string }
  if (showsAllToStaff && query.state === undefined && (await request.findSession())) {
    query.state = 'all'
  }
  if (!hasStates || query.state === undefined) return
  await requireStaff(request)
  reply.header('cache-control', 'private, no-store')
}
