import type { SourceFile } from './source-file.ts'

/** The files of each circle of imports; type imports count. */
export function findCircles(files: SourceFile[]): string[][] {
  const importsOf = new Map(
    files.map(({ file, imports }) => [file, imports.map(({ module }) => module)]),
  )
  const reached = new Map<string, Set<string>>()
  for (const file of importsOf.keys()) reached.set(file, reach(file, importsOf))
  const circles = new Map<string, string[]>()
  for (const [file, modules] of reached) {
    if (!modules.has(file)) continue
    const circle = [...modules].filter((one) => reached.get(one)?.has(file)).sort()
    circles.set(circle.join(' '), circle)
  }
  return [...circles.values()]
}

/** All files that a file imports, directly or through other files. */
function reach(file: string, importsOf: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>()
  const waiting = [...(importsOf.get(file) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(importsOf.get(next) ?? []))
  }
  return found
}
