import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
}

const read = async (name: string) =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '..', name), 'utf8'))

it('every package is pinned by its hash', async () => {
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
  for (const [name, { integrity }] of Object.entries(packages)) {
    if (name) expect(integrity, name).toMatch(/^sha512-/)
  }
  const { dependencies, devDependencies } = await read('package.json')
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
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
