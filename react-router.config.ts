import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'

const PREFIX = 'window.__reactRouterManifest='

export default {
  appDirectory: 'src',
  ssr: true,
  // The office is small: its routes come with its first page, and no request asks for more of them.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    removePublicRoutes(path.join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config

/**
 * Removes the public pages from the list of routes in the office's script: two thirds of it. Public
 * pages have no script, and the office leaves to them by ordinary links.
 */
async function removePublicRoutes(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))!
  const file = path.join(assets, name)
  const code = await readFile(file, 'utf8')
  if (!code.startsWith(PREFIX)) throw new Error(`${name} does not begin with ${PREFIX}`)
  const manifest = JSON.parse(code.slice(PREFIX.length).replace(/;\s*$/, '')) as {
    routes: Record<string, unknown>
  }
  for (const id of Object.keys(manifest.routes)) {
    if (/^(bn|en)(:|$)/.test(id)) delete manifest.routes[id]
  }
  await writeFile(file, `${PREFIX}${JSON.stringify(manifest)};`)
}
