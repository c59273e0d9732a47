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

it('among the shipped packages, only the runtime runs an install script', async () => {
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
  const withScript = Object.keys(packages).filter((name) => {
    const { hasInstallScript, dev } = packages[name]!
    return hasInstallScript && !dev
  })
  expect(withScript).toEqual(['node_modules/node'])
})
