import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { ProcessSettings, SchoolSettings } from '../base/settings.ts'

/**
 * The site's own address for absolute links. It never comes from the request's Host, which can be
 * forged.
 */
export function siteOrigin({ school, server }: FastifyRequest): string {
  const { host, port } = server.settings
  const listening = server.server.address() as AddressInfo | null
  return addressOf({ publicUrl: school.settings.publicUrl, host }, listening?.port ?? port)
}

/** The site's own address if it listens on `port`. */
export function addressOf(
  {
    publicUrl,
    host: listenHost,
  }: Pick<SchoolSettings, 'publicUrl'> & Pick<ProcessSettings, 'host'>,
  port: number,
): string {
  if (publicUrl) return publicUrl.origin
  const host = listenHost.includes(':') ? `[${listenHost}]` : listenHost
  return `http://${/^(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/.test(host) ? 'localhost' : host}:${port}`
}
