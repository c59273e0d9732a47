import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { NotFound } from '../../errors/classes.ts'
import { pathOf } from '../log.ts'
import { acceptsHtml } from '../missing-file.ts'
import { isStaffPage } from '../pages.ts'

/** Webhooks tell the programs of the operators what fails. */
const OFFICE_CALLS = /^\/api\/((admin|district)\/|webhooks(\/|$))/
/** Scripts, styles and icons, and the two questions of a monitor. */
const OTHERS = /^\/(assets\/.+|[\w-]+\.(ico|png|svg)|licences\.txt|healthz|readyz)$/

/**
 * In a district, the host of the operators has the office and the console, and no public page. The
 * hosts of schools have no console. It must be registered after `schools`.
 */
export const officeHost = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    // The route and not the address, which can be written in many ways.
    const { url = '' } = request.routeOptions
    if (request.school.settings.placeInDistrict !== 'office') {
      if (url.startsWith('/api/district/')) throw new NotFound('no-such-call')
      return undefined
    }
    // No route: the answer is 404 anyway.
    if (url === '' || OFFICE_CALLS.test(url) || OTHERS.test(url)) return undefined
    if (/^\/api(\/|$)/.test(url)) throw new NotFound('no-such-call')
    if (url === '/*' && isStaffPage(request.url)) return undefined
    // A person who typed an address of a school wants to sign in. A program must not follow.
    if (pathOf(request.url) !== '/' && !acceptsHtml(request)) throw new NotFound()
    return reply.redirect('/admin/login')
  })
})
