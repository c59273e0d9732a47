import { NGINX, startNginx } from '../tests/nginx.ts'
import type { Peer } from './peer.ts'
import { adopt } from './processes.ts'

/** The reason why `startFront` cannot run; undefined if it can. */
export const whyNoFront = NGINX ? undefined : 'no nginx on this machine'

/** Starts nginx with deploy/nginx.conf in front of the site at `siteUrl`. */
export async function startFront(siteUrl: string): Promise<Peer> {
  const nginx = await startNginx([Number(new URL(siteUrl).port)])
  adopt(nginx.process)
  return { name: 'nginx in front', ...nginx, stop: () => nginx.close() }
}
