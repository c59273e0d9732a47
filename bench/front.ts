import { NGINX, startNginx } from '../tests/nginx.ts'
import type { Peer } from './peer.ts'
import { adopt } from './processes.ts'

/** Why `startFront` cannot be asked; undefined where it can. */
export const whyNoFront = NGINX ? undefined : 'no nginx on this machine'

/** nginx as deploy/nginx.conf sets it up, before the site at `siteUrl`. */
export async function startFront(siteUrl: string): Promise<Peer> {
  const nginx = await startNginx([Number(new URL(siteUrl).port)])
  adopt(nginx.process)
  return { name: 'nginx in front', ...nginx, stop: () => nginx.close() }
}
