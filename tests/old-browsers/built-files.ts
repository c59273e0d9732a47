import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { findImports } from './script-findings.ts'

const BUILD = path.resolve(import.meta.dirname, '../../build')

interface BuiltFile {
  name: string
  code: string
}

interface Pages extends ServerBuild {
  entry: { module: ServerBuild['entry']['module'] & { inlined: Inlined } }
}
interface Inlined {
  styles: string[]
  scripts: string[]
}

/**
 * The build output for browsers: the inline parts of public pages, and the files of the office.
 */
export async function readBuiltFiles(folder = BUILD) {
  const pages = (await import(path.join(folder, 'server/index.js'))) as Pages
  const read = async (name: string): Promise<BuiltFile> => ({
    name,
    code: await readFile(path.join(folder, 'client', name), 'utf8'),
  })
  const { entry, routes } = pages.assets
  const staffRoutes = Object.values(routes).filter(
    (route) => route && (route.id === 'root' || isBelow('staff', route.id, routes)),
  )
  // React Router writes # after the address of a style that several routes share.
  const styles = new Set(
    staffRoutes.flatMap((route) => route!.css ?? []).map((href) => href.replace(/#$/, '')),
  )
  const modules = [entry.module, ...staffRoutes.map((route) => route!.module)]
  return {
    inlined: pages.entry.module.inlined,
    officeStyles: await Promise.all([...styles].map(read)),
    officeScripts: await follow(modules, read),
  }
}

function isBelow(ancestor: string, id: string | undefined, routes: Routes): boolean {
  return id !== undefined && (id === ancestor || isBelow(ancestor, routes[id]?.parentId, routes))
}
type Routes = ServerBuild['assets']['routes']

/**
 * These modules and all their imports. The public pages' modules are built too, but never loaded.
 */
async function follow(
  modules: string[],
  read: (name: string) => Promise<BuiltFile>,
): Promise<BuiltFile[]> {
  const files = new Map<string, BuiltFile>()
  const waiting = [...modules]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (files.has(name)) continue
    const file = await read(name)
    files.set(name, file)
    waiting.push(
      ...findImports(file.code).map((source) =>
        path.posix.resolve(path.posix.dirname(name), source),
      ),
    )
  }
  return [...files.values()]
}
