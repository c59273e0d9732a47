import { buildApp } from '#src/server/app.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { TEST_APP } from '../build-app.ts'
import { ACCESS_MATRIX, isGuarded } from './matrix.ts'
import { listCalls, listPages, listRoutes } from './routes.ts'

/**
 * Every call, read from the routes of the app. The access matrix is written by hand: a test that
 * took its calls from there would not see a new call that is missing in it.
 */
export const ALL_CALLS = await readCalls()

const ruleOf = new Map(ACCESS_MATRIX.map((rule) => [rule.call, rule]))
/** A call that the access matrix does not have is taken for a guarded one. */
const isOpen = (call: string) => {
  const rule = ruleOf.get(call)
  return rule !== undefined && !isGuarded(rule)
}
const isRead = (call: string) => call.startsWith('GET ')

/** Every call behind the guard that changes something. */
export const EVERY_WRITE = ALL_CALLS.filter((call) => !isRead(call) && !isOpen(call))

/** The paths that visitors can read, in the notation of the routes: `/notices/:number`. */
export const OPEN_PATHS = ALL_CALLS.filter((call) => isRead(call) && isOpen(call)).map(pathOf)

const VALUES: Record<string, string> = {
  className: 'Six',
  id: 'unknown',
  key: 'recognition',
  name: 'unknown',
  number: '1',
  section: 'A',
  shift: 'Morning',
}

/** The addresses that visitors can read, by their paths. */
export const OPEN_ADDRESSES = OPEN_PATHS.filter((route) => route !== '/public files').map(
  (route) => ({
    route,
    url: route.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name]!).replace('*', 'unknown'),
  }),
)

/** The paths of the API and the files that only staff can read. The office's screens are not in it. */
export const STAFF_PATHS = ALL_CALLS.filter((call) => isRead(call) && !isOpen(call))
  .map(pathOf)
  .filter((path) => !path.startsWith('/admin'))

/** The public pages, in both languages. */
export const PAGE_PATHS = listPages((await loadBuiltPages()).build).filter(
  (path) => !path.startsWith('/admin'),
)

function pathOf(call: string): string {
  return call.slice(call.indexOf(' ') + 1)
}

async function readCalls(): Promise<string[]> {
  const open = () => buildApp({ ...TEST_APP, schoolAt: () => undefined })
  const [app, routes] = await listRoutes(open)
  await app.close()
  return listCalls(routes, listPages((await loadBuiltPages()).build))
}
