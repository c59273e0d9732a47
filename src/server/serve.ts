import type { AddressInfo } from 'node:net'
import type { District } from '../district/open-district.ts'
import { BadSetting, type ProcessSettings } from '../base/settings.ts'
import { buildApp } from './app.ts'
import { loadBuiltPages, loadPagesWithVite } from './load-pages.ts'
import { serializers } from './log.ts'
import type { SchoolAt } from './plugins/schools.ts'

/** A listening server: one process, or several workers on one port. */
export interface Server {
  port: number
  close(): Promise<void>
}

/** @throws BadSetting if it cannot listen on the host and port */
export async function serve(
  settings: ProcessSettings,
  schoolAt: SchoolAt,
  { isDevelopment = false, district }: { isDevelopment?: boolean; district?: District } = {},
): Promise<Server> {
  const { host, port, logLevel } = settings
  const app = await buildApp({
    settings,
    schoolAt,
    ...(district && { district }),
    loadPages: isDevelopment ? loadPagesWithVite : loadBuiltPages,
    logger: { level: logLevel, serializers },
  })
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const name = /^(EADDRINUSE|EACCES)$/.test(error.code ?? '') ? 'PORT' : 'HOST'
    throw new BadSetting(`${name}: cannot be listened on (${error.message}).`, { cause: error })
  })
  return {
    port: (app.server.address() as AddressInfo).port,
    close: () => app.close(),
  }
}
