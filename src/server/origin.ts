import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/** The site's own address for links that leave the page: never what a request claims in its Host. */
export function siteOrigin(settings: Settings, app: FastifyInstance): string {
  if (settings.publicUrl) return settings.publicUrl.origin
  const address = app.server.address()
  const port = (typeof address === 'object' && address?.port) || settings.port
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  return `http://${/^(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/.test(host) ? 'localhost' : host}:${port}`
}
