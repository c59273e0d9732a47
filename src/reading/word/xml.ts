import { Parser } from 'htmlparser2'
import type { Budget } from '@pathshala/tables/budget'
import { Unreadable } from '../reading.ts'

export interface XmlElement {
  /** With the usual prefix of its namespace, whatever prefix the file has: `w:p`. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** Files in the strict form of the standard have the second address. */
const PREFIXES = new Map(
  Object.entries({
    w: [
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    ],
    r: [
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    ],
    a: [
      'http://schemas.openxmlformats.org/drawingml/2006/main',
      'http://purl.oclc.org/ooxml/drawingml/main',
    ],
    xdr: [
      'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing',
      'http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing',
    ],
    wp: [
      'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
      'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
    ],
    m: [
      'http://schemas.openxmlformats.org/officeDocument/2006/math',
      'http://purl.oclc.org/ooxml/officeDocument/math',
    ],
    v: ['urn:schemas-microsoft-com:vml'],
    mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  }).flatMap(([prefix, addresses]) => addresses.map((address) => [address, prefix])),
)

/** Word nests less. Those who read the elements call themselves at each depth. */
const MAX_DEPTH = 1000
/** Properties are the first children, and an element has fewer. */
const MAX_PROPERTIES = 200
/** Steps of the budget: so a document has at most a million elements. */
const COST = { element: 75, attribute: 15, text: 10 }

/**
 * The root of an XML file. Of alternatives for newer and older programs, only the newer is kept.
 * @throws Unreadable if the file declares entities, as no Office program does, or is too deep
 * @throws TooLarge
 */
export function parseXml(text: string, budget: Budget): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  const scopes: Record<string, string>[] = [Object.create(null) as Record<string, string>]
  const named = (name: string, isAttribute = false) => {
    const [, prefix = '', local = name] = /^([^:]*):(.*)$/.exec(name) ?? []
    if (isAttribute && !prefix) return local
    const known = scopes.at(-1)![prefix]
    return known ? `${known}:${local}` : name
  }
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new Unreadable('reading-damaged', 'A DTD.')
      },
      onopentag(name, attributes) {
        if (open.length > MAX_DEPTH) throw new Unreadable('reading-too-large', 'Too deep.')
        const names = Object.keys(attributes).length + 1
        // A name is looked up in the scopes of all elements around it.
        budget.spend(COST.element + names * (COST.attribute + open.length))
        scopes.push(scopeOf(attributes, scopes.at(-1)!))
        const element: XmlElement = {
          name: named(name),
          attributes: Object.fromEntries(
            Object.entries(attributes).map(([key, value]) => [named(key, true), value]),
          ),
          children: [],
        }
        open.at(-1)!.children.push(element)
        open.push(element)
      },
      ontext(value) {
        budget.spend(COST.text)
        open.at(-1)!.children.push(value)
      },
      onclosetag() {
        scopes.pop()
        const element = open.pop()!
        if (element.name === 'mc:AlternateContent') {
          const chosen = first(element, 'mc:Choice') ?? first(element, 'mc:Fallback')
          const siblings = open.at(-1)!.children
          siblings.pop()
          budget.spend(chosen?.children.length ?? 0)
          for (const child of chosen?.children ?? []) siblings.push(child)
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return elementsIn(root)[0] ?? root
}

/** The prefix that each prefix of the file stands for. */
function scopeOf(attributes: Record<string, string>, outer: Record<string, string>) {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name))
  if (declared.length === 0) return outer
  const scope = Object.create(outer) as Record<string, string>
  for (const [name, address] of declared) {
    const prefix = name.slice('xmlns:'.length)
    scope[prefix] = PREFIXES.get(address) ?? `other-${prefix}`
  }
  return scope
}

export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

/** The first child of this name among the properties. Many paragraphs ask the same style. */
export function first(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children
    .slice(0, MAX_PROPERTIES)
    .find((child): child is XmlElement => typeof child !== 'string' && child.name === name)
}

export function all(element: XmlElement | undefined, name: string): XmlElement[] {
  return element ? elementsIn(element).filter((child) => child.name === name) : []
}

/** The `w:val` of a child, such as `<w:ilvl w:val="0"/>`. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return first(element, name)?.attributes['w:val']
}

/** The elements of these names at any depth, without those inside of another one. */
export function outermost(element: XmlElement, names: string[]): XmlElement[] {
  return elementsIn(element).flatMap((child) =>
    names.includes(child.name) ? [child] : outermost(child, names),
  )
}

/** A switch, such as `<w:vanish/>` or `<w:vanish w:val="0"/>`; undefined if it is absent. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = first(element, name)
  return found && isTrue(found.attributes['w:val'] ?? 'true')
}

export function isTrue(value: string | undefined): boolean {
  return value !== undefined && !/^(?:0|false|off)$/.test(value)
}

export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
}
