import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../school/settings.ts'

/** The site's own address for absolute links. Never the request's Host, which can be forged. */
export function siteOrigin(settings: Settings, app: FastifyInstance): string {
  return addressOf(settings, (app.server.address() as AddressInfo | null)?.port ?? settings.port)
}

/** The site's own address if it listens on `port`. */
export function addressOf({ publicUrl, host: given }: Settings, port: number): string {
  if (publicUrl) return publicUrl.origin
  const host = given.includes(':') ? `[${given}]` : given
  return `http://${/^(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/.test(host) ? 'localhost' : host}:${port}`
}
