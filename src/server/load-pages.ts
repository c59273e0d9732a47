import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Pages } from './page-build.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The result of `npm run build`. */
export async function loadBuiltPages(): Promise<Pages> {
  const file = path.join(ROOT, 'build/server/index.js')
  const build = (await import(file).catch((cause: unknown) => {
    throw new Error('The pages are not built: run `npm run build` first.', { cause })
  })) as ServerBuild
  return { build, clientFolder: path.join(ROOT, 'build/client') }
}

/** Loads the sources through Vite. A change shows at the next page load. */
export async function loadPagesWithVite(app: FastifyInstance): Promise<() => Promise<Pages>> {
  const { createServer } = await import('vite')
  // `node --watch` must not watch the imports of Vite's start: Vite deletes copies of its
  // configuration.
  const { WATCH_REPORT_DEPENDENCIES: watched } = process.env
  delete process.env['WATCH_REPORT_DEPENDENCIES']
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: 'custom',
  })
  if (watched) process.env['WATCH_REPORT_DEPENDENCIES'] = watched
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    // Only Vite's own files; the application answers everything else.
    if (!/^\/(@|src\/|node_modules\/|__)/.test(request.url) && !/\.\w+$/.test(request.url)) {
      return done()
    }
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => ({
    build: (await vite.ssrLoadModule(
      'virtual:react-router/server-build',
    )) as unknown as ServerBuild,
  })
}
