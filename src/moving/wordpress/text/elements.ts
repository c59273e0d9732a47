import type { Element, ElementContent, RootContent } from 'hast'

/** Styles with which a break-in hides its links from visitors and shows them to search engines. */
const HIDDEN =
  /display:none|visibility:hidden|(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}|font-size:0(?![.\d]*[1-9])|opacity:0(?![.\d]*[1-9])|clip:rect\((?:0|1px)/

const TINY = /(?:^|;)(?:max-)?(?:height|width):[01](?:px)?(?:;|$)/

type Node = ElementContent | RootContent

export function isElement(node: Node | undefined): node is Element {
  return node?.type === 'element'
}

export function isNamed(node: Node | undefined, ...names: string[]): boolean {
  return isElement(node) && names.includes(node.tagName)
}

/** An attribute as text; empty if it is absent. */
export function attribute(node: Element, name: string): string {
  const value = node.properties[name]
  if (Array.isArray(value)) return value.join(' ')
  return value === undefined || value === null ? '' : String(value)
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** All elements below this one with this name, in order. */
export function descendants(node: Element, name: string): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return []
    const below = descendants(child, name)
    return child.tagName === name ? [child, ...below] : below
  })
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Elements that begin on a line of their own. */
export const BLOCKS = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot
  th thead tr ul`.split(/\s+/),
)

/** Whether a style strikes the words of an element. */
export function isStruckStyle(style: string): boolean {
  return /text-decoration(?:-line)?:[^;]*line-through/i.test(style.replace(/\s*:\s*/g, ':'))
}

/** Whether the old site did not show an element with these attributes. */
export function isHiddenStyle(style: string, hasHidden: boolean): boolean {
  const plain = style.toLowerCase().replace(/\s|!important/g, '')
  return hasHidden || HIDDEN.test(plain) || (TINY.test(plain) && plain.includes('overflow:hidden'))
}
