import { CannotOpen, type Lease } from './open-schools.ts'
import { officeHost, publicUrl } from './folders.ts'
import type { District } from './open-district.ts'

/** Under this path, a server recognizes itself by the word of its registry. */
export const NAME_PATH = '/.well-known/pathshala-name'

/** Update scripts and monitors ask by the address of the machine. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

const UNKNOWN = { status: 421, code: 'no-such-site' } as const
const PAUSED = { status: 503, code: 'site-paused', retryAfterSeconds: 3600 } as const
const REMOVED = { status: 410, code: 'site-removed' } as const
const AWAY = { status: 503, code: 'site-away' } as const

/** What a host name of a district leads to. An unknown name never leads to a school. */
export function findSchool({ registry, office, schools }: District, host: string, path: string) {
  if (LOOPBACK.has(host)) return HEALTH_PATHS.has(path) ? office : UNKNOWN
  if (host === officeHost(registry.settings)) return office
  const name = registry.names.get(host)
  if (!name) return UNKNOWN
  if (path === NAME_PATH) return { text: registry.word }
  const school = registry.schools.get(name.school)
  if (!school || name.provenAt === null || school.state === 'detached') return UNKNOWN
  if (school.state === 'removed') return REMOVED
  if (school.state === 'moved')
    return school.target === null ? REMOVED : { location: school.target }
  if (school.state === 'paused') return PAUSED
  const main = registry.mainHostOf(name.school)
  if (main !== undefined && main !== host) return { location: publicUrl(main) }
  const lease = schools.lease(name.school)
  return lease instanceof Promise ? lease.catch(orAway) : lease
}

/** The log and the console have the reason. */
function orAway(error: unknown): typeof AWAY | Lease {
  if (error instanceof CannotOpen) return AWAY
  throw error
}
