import { parse, type Node } from 'acorn'
import { globalSince, memberSince } from './script-data.ts'

/** Chrome 80 is the first version with all of ES2020. */
const MODULE = { ecmaVersion: 2020, sourceType: 'module' } as const
/** Without `?.`, which has bugs in V8 up to Chrome 91: the build replaces it. */
export const INLINE = { ecmaVersion: 2019, sourceType: 'script' } as const

/**
 * Names of the calls in a script that this version of Chrome does not support. Methods are compared
 * only by name: `.at()` of an array and of any other object are the same here.
 * @throws SyntaxError for syntax newer than `options` allow
 */
export function findNewCalls(
  code: string,
  chrome: number,
  options: typeof MODULE | typeof INLINE = MODULE,
): Set<string> {
  const found = new Set<string>()
  walk(parse(code, options), (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const { callee } = node as unknown as { callee: Callee }
    if (callee.type === 'Identifier' && isNew(globalSince(callee.name!))) found.add(callee.name!)
    const { property } = callee
    if (callee.type !== 'MemberExpression' || callee.computed || !property) return
    const since = memberSince(property.name) ?? globalSince(property.name)
    if (isNew(since)) found.add(`.${property.name}`)
  })
  return found

  function isNew(since: number | undefined): boolean {
    return since !== undefined && since > chrome
  }
}

interface Source {
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

interface Callee {
  type: string
  name?: string
  computed?: boolean
  property?: { name: string }
}

/** The files that a module imports, statically or dynamically. */
export function findImports(code: string): string[] {
  const found: string[] = []
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { source } = node as unknown as { source?: Source | null }
    // The build writes the names of dynamic imports as template strings.
    const name = source?.value ?? source?.quasis?.[0]?.value.cooked
    if (typeof name === 'string') found.push(name)
  })
  return found
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat() as unknown[]) {
      if (child && typeof (child as Node).type === 'string') walk(child as Node, visit)
    }
  }
}
