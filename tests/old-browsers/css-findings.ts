import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss'
import {
  atRuleSince,
  declarationSince,
  mediaRangeSince,
  selectorSince,
  supportsSelectorSince,
} from './css-data.ts'

/**
 * Names of the features in a style that this version of Chrome ignores. Features with an older
 * declaration as a fallback, or inside `@supports`, are left out.
 */
export function findNewCss(css: string, chrome: number): Set<string> {
  const found = new Set<string>()
  const add = (name: string, since: number | undefined) => {
    if (since !== undefined && since > chrome) found.add(name)
  }
  parse(css).walk((node) => {
    if (isConditional(node)) return
    if (node.type === 'atrule') checkAtRule(node, add)
    if (node.type === 'rule') checkSelectors(node, chrome, found)
    if (node.type === 'decl' && !hasFallback(node, chrome)) {
      for (const { name, chrome: since } of declarationSince(node.prop, node.value))
        add(name, since)
    }
  })
  return found
}

type Add = (name: string, since: number | undefined) => void

function checkAtRule({ name, params }: AtRule, add: Add): void {
  add(`@${name}`, atRuleSince(name))
  if (name === 'media' && /[<>=]/.test(params)) add('range in @media', mediaRangeSince)
  // An unknown condition is neither true nor false, so its rules never apply.
  if (name === 'supports' && /not selector\(/.test(params)) {
    add('@supports not selector()', supportsSelectorSince)
  }
}

/** One unknown selector makes the browser drop the whole list. */
function checkSelectors({ selectors, parent }: Rule, chrome: number, found: Set<string>): void {
  if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return
  const unknown = selectors.map((selector) =>
    [...selector.matchAll(/::?[a-z][a-z-]*/g)]
      .map(([name]) => name)
      .filter((name) => (selectorSince(name.replace(/^:+/, '')) ?? 0) > chrome),
  )
  const isMixed = unknown.some((names) => names.length === 0)
  for (const name of unknown.flat()) found.add(isMixed ? `${name} in a list` : name)
}

/** True if an earlier declaration in the same rule is an older or prefixed form. */
function hasFallback(declaration: Declaration, chrome: number): boolean {
  const isOld = ({ prop, value }: Declaration) =>
    declarationSince(prop, value).every((one) => one.chrome <= chrome)
  const siblings = declaration.parent?.nodes ?? []
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .some(
      (node) =>
        node.type === 'decl' &&
        (node.prop === `-webkit-${declaration.prop}` ||
          (node.prop === declaration.prop && isOld(node))),
    )
}

/** True inside `@supports`, which only supporting browsers apply. */
function isConditional({ parent }: Node): boolean {
  if (!parent) return false
  return (
    (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isConditional(parent)
  )
}
