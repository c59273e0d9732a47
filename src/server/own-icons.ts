import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iconOf, isIcon } from '../features/profile/icons/icons.ts'
import { iconQuery } from '../features/profile/logo.ts'
import { fetchDrawing } from '../files/drawing.ts'

/** Pages name the version of the logo, and a shared cache asks again after two seconds. */
const VERSIONED = 'public, max-age=31536000, s-maxage=2, immutable'
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=2'

/** Lets the static files of icons answer with those of the school's own logo, if it has one. */
export function useOwnIcons(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isIcon(route.url)) route.preHandler = sendOwnIcon
  })
}

async function sendOwnIcon(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { stores, fileStore, files } = request.school
  const { logo } = await stores.site.find()
  if (!logo) return undefined
  const { pathname, search } = new URL(request.url, 'http://site')
  const { name, drawing } = iconOf(pathname, logo)
  const headers = {
    etag: `"${name}"`,
    'cache-control': search === iconQuery({ logo }) ? VERSIONED : CACHE_CONTROL,
  }
  if (request.headers['if-none-match']?.includes(headers.etag)) {
    return reply.headers(headers).code(304).send()
  }
  const png = await fetchDrawing(name, drawing, { store: fileStore, folder: files.incomingFolder })
  return reply.headers(headers).type('image/png').send(png)
}
