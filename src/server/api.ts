import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../errors/classes.ts'
import { documentReads, documentWrites } from '../features/documents/api.ts'
import { documentFiles } from '../features/documents/files/api.ts'
import { letterRoute } from '../features/documents/letters/api.ts'
import { documentReadings } from '../features/documents/reading/api.ts'
import { contentKinds, DOCUMENT_KINDS, GALLERY_KINDS } from '../content.ts'
import { calendarReads, calendarWrites } from '../features/calendar/api.ts'
import { galleryReads, galleryWrites } from '../features/galleries/api.ts'
import { officerReads, officerWrites } from '../features/people/api.ts'
import { profileReads, profileWrites } from '../features/profile/api.ts'
import { routineReads, routineWrites } from '../features/routine/api.ts'
import { accountRoutes, ownStaffRoutes } from '../features/accounts/api.ts'
import { signInRoute } from '../features/accounts/sign-in/api.ts'
import { othersTwoStepRoute, ownTwoStepRoutes } from '../features/accounts/two-step/api.ts'
import { studentCountReads, studentCountWrites } from '../features/student-counts/api.ts'
import { searchRoute } from '../search/api.ts'
import { sampleReads, sampleWrites } from '../sample/api.ts'
import type { Services } from '../school/services.ts'
import { binRoutes } from '../records/bin/api.ts'
import { historyRoutes } from '../records/history/api.ts'
import { bijoyRoutes } from '../school/bijoy/api.ts'
import { overviewRoute } from '../features/overview/api.ts'
import { cachedReads } from './plugins/cached-reads.ts'
import { idempotency } from './plugins/idempotency.ts'
import { problems } from './plugins/problems.ts'
import { logChange, requireAdmin, requireStaff, requireStaffAgain } from './plugins/session.ts'
import { uploads } from './plugins/uploads.ts'

/** Body limit before sign-in: enough for a name and a password. */
const SIGN_IN_BYTES = 16 * 1024

/** All routes below /api. Every route in the second scope needs a valid session. */
export function api(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(problems)

    // Without this, an unknown path below /api would be answered with the not-found page.
    for (const url of ['/', '/*']) {
      app.all(url, { schema: { hide: true } }, () => {
        throw new NotFound('no-such-call')
      })
    }

    await app.register(async (open) => {
      await open.register(cachedReads, services)
      await open.register(async (documents) => {
        documents.addHook('preHandler', requireStaffForStates(services))
        for (const kind of DOCUMENT_KINDS) {
          const prefix = contentKinds[kind].apiPath
          await documents.register(documentReads(services, kind), { prefix })
        }
      })
      for (const kind of GALLERY_KINDS) {
        await open.register(galleryReads(services, kind), { prefix: contentKinds[kind].apiPath })
      }
      await open.register(profileReads(services))
      await open.register(studentCountReads(services), { prefix: 'studentCounts' })
      await open.register(calendarReads(services))
      await open.register(routineReads(services), { prefix: 'routines' })
      await open.register(officerReads(services))
      await open.register(sampleReads(services), { prefix: 'sample' })
      await open.register(searchRoute(services), { prefix: 'search' })
      await open.register(signIn(services), { prefix: 'admin' })
    })

    await app.register(async (staff) => {
      staff.addHook('onRequest', requireStaff(services))
      staff.addHook('preValidation', requireStaffAgain(services))
      await staff.register(idempotency, services)
      staff.addHook('onResponse', logChange)
      await staff.register(uploads, services)
      for (const kind of DOCUMENT_KINDS) {
        await staff.register(documentWrites(services, kind), { prefix: contentKinds[kind].apiPath })
        await staff.register(documentFiles(services, kind), { prefix: contentKinds[kind].apiPath })
        await staff.register(documentReadings(services, kind), {
          prefix: contentKinds[kind].apiPath,
        })
      }
      await staff.register(letterRoute(services), { prefix: 'letters' })
      for (const kind of GALLERY_KINDS) {
        await staff.register(galleryWrites(services, kind), { prefix: contentKinds[kind].apiPath })
      }
      await staff.register(profileWrites(services))
      await staff.register(studentCountWrites(), { prefix: 'studentCounts' })
      await staff.register(calendarWrites(), { prefix: 'calendar' })
      await staff.register(routineWrites(), { prefix: 'routines' })
      await staff.register(officerWrites(services))
      await staff.register(sampleWrites(services), { prefix: 'sample' })
      await staff.register(ownStaffRoutes(services), { prefix: 'admin' })
      await staff.register(ownTwoStepRoutes(services), { prefix: 'admin/two-step' })
      await staff.register(overviewRoute(services), { prefix: 'admin' })
      await staff.register(bijoyRoutes(services), { prefix: 'admin/bijoy' })
      await staff.register(binRoutes(services), { prefix: 'admin/bin' })
      await staff.register(historyRoutes(services), { prefix: 'admin/history' })
      await staff.register(async (admin) => {
        admin.addHook('onRequest', requireAdmin)
        await admin.register(accountRoutes(services), { prefix: 'admin/accounts' })
        await admin.register(othersTwoStepRoute(), { prefix: 'admin/accounts' })
      })
    })
  }
}

/**
 * Drafts and scheduled documents are only for staff, who ask for them with `?state=`. No cache may
 * store the answer.
 */
function requireStaffForStates(services: Services) {
  const require = requireStaff(services)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if ((request.query as { state?: string }).state === undefined) return
    await require(request)
    reply.header('cache-control', 'private, no-store')
  }
}

function signIn(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRoute', (route) => {
      route.bodyLimit = SIGN_IN_BYTES
    })
    await app.register(signInRoute(services))
  }
}
