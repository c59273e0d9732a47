import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  /** One of our own packages: its folder is `resolved`. */
  link?: true
  resolved: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
}

const read = async (name: string) =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '..', name), 'utf8'))

it('every package is pinned by its hash', async () => {
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
  for (const [name, { integrity, link }] of Object.entries(packages)) {
    const isOwn = link || !name.startsWith('node_modules/')
    if (!isOwn) expect(integrity, name).toMatch(/^sha512-/)
  }
  const own = Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []))
  expect(own).toContain('packages/tables')
  for (const folder of ['.', ...own]) {
    const { dependencies, devDependencies } = await read(`${folder}/package.json`)
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version, folder).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    }
  }
})

it('among the shipped packages, only the runtime may run an install script', async () => {
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
  const { allowScripts } = await read('package.json')
  const withScript = Object.keys(packages)
    .filter((name) => packages[name]!.hasInstallScript && !packages[name]!.dev)
    .map((name) => name.replace('node_modules/', ''))
  // npm asks for a decision about each of these packages.
  for (const name of withScript) expect(allowScripts).toHaveProperty([name], name === 'node')
  expect(withScript).toContain('node')
})
