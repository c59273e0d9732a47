import { onceForEach } from '../../base/remember.ts'
import type { Part } from './parts.ts'
import type { StyleNumbering, Styles } from './styles.ts'
import { all, first, isOn, valueOf, type XmlElement } from './xml.ts'

export interface Label {
  /** `২.` or `(ক)`; `•` for all bullets. */
  text: string
  /** The font of the number. */
  properties: XmlElement | undefined
  separator: '' | ' '
  isBullet: boolean
}

/** Counts the numbers of lists. Call it for each paragraph that is shown, in their order. */
export type CountLabel = (paragraphProperties: XmlElement | undefined) => Label | undefined

const LEVELS = 9
/** The mark of an entry is a few letters. */
const MAX_MARK = 255

export function readNumbering(document: Part, styles: Styles): CountLabel {
  const root = document.related('numbering')?.root
  const abstracts = byId(all(root, 'w:abstractNum'), 'w:abstractNumId')
  const lists = byId(all(root, 'w:num'), 'w:numId')
  /** Lists of the same definition continue each other. */
  const counts = new Map<XmlElement, (number | undefined)[]>()
  const overridden = new Set<XmlElement>()

  function abstractOf(list: XmlElement | undefined, depth = 0): XmlElement | undefined {
    const abstract = abstracts.get(valueOf(list, 'w:abstractNumId') ?? '')
    const link = valueOf(abstract, 'w:numStyleLink')
    const linked = link && depth < LEVELS && styles.numberingOf(link)
    return linked ? abstractOf(lists.get(linked.numId), depth + 1) : abstract
  }

  // Each paragraph of a list asks for the same elements.
  const definitionOf = onceForEach((list: XmlElement) => abstractOf(list))
  const levelsOf = onceForEach((abstract: XmlElement) => all(abstract, 'w:lvl').slice(0, LEVELS))
  const definitionsOf = onceForEach((list: XmlElement) => {
    const overrides = byId(all(list, 'w:lvlOverride'), 'w:ilvl')
    const own = byId(levelsOf(definitionOf(list)!), 'w:ilvl')
    return (level: number) => {
      const override = overrides.get(String(level))
      return { override, definition: first(override, 'w:lvl') ?? own.get(String(level)) }
    }
  })

  return (properties) => {
    const reference = referenceOf(properties, styles)
    const list = reference && lists.get(reference.numId)
    const abstract = list && definitionOf(list)
    if (!list || !abstract) return undefined
    const at = definitionsOf(list)
    const level = Math.min(levelOf(reference, levelsOf(abstract)), LEVELS - 1)
    const { override, definition } = at(level)
    if (!definition) return undefined

    const counted = counts.get(abstract) ?? []
    counts.set(abstract, counted)
    const start = valueOf(override, 'w:startOverride')
    if (override && start !== undefined && !overridden.has(override)) {
      overridden.add(override)
      counted[level] = Number(start) - 1
    }
    counted[level] = (counted[level] ?? startOf(definition) - 1) + 1
    // An entry without an entry above it, such as `1.1`, counts as if there was one.
    for (let upper = 0; upper < level; upper += 1) {
      const above = at(upper).definition
      counted[upper] ??= above ? startOf(above) : 1
    }
    for (let deeper = level + 1; deeper < LEVELS; deeper += 1) {
      // 0 never begins again; 2 does so after the second level and those above.
      const restart = Number(valueOf(at(deeper).definition, 'w:lvlRestart') ?? deeper)
      if (level < restart) counted[deeper] = undefined
    }
    return labelOf(definition, (other) => {
      const definitionThere = at(other).definition
      const count = counted[other] ?? 1
      const isPlain = other !== level && isOn(definition, 'w:isLgl') === true
      return formatNumber(count, isPlain ? undefined : first(definitionThere, 'w:numFmt'))
    })
  }
}

export function byId(elements: XmlElement[], attribute: string): Map<string, XmlElement> {
  return new Map(elements.map((element) => [element.attributes[attribute] ?? '', element]))
}

function startOf(definition: XmlElement): number {
  return Number(valueOf(definition, 'w:start') ?? 0)
}

interface Reference extends Partial<StyleNumbering> {
  numId: string
}

function referenceOf(properties: XmlElement | undefined, styles: Styles): Reference | undefined {
  const own = first(properties, 'w:numPr')
  const fromStyle = styles.numberingOf(valueOf(properties, 'w:pStyle'))
  const numId = valueOf(own, 'w:numId')
  if (numId !== undefined) return { numId, level: valueOf(own, 'w:ilvl') }
  return fromStyle && { ...fromStyle, level: valueOf(own, 'w:ilvl') ?? fromStyle.level }
}

/** The definition of a list names the style of each of its levels. */
function levelOf({ level, style }: Reference, levels: XmlElement[]): number {
  const linked = style && levels.find((one) => valueOf(one, 'w:pStyle') === style)
  return Number((linked && linked.attributes['w:ilvl']) ?? level ?? 0)
}

function labelOf(definition: XmlElement, numberAt: (level: number) => string): Label | undefined {
  const pattern = valueOf(definition, 'w:lvlText')?.slice(0, MAX_MARK) ?? ''
  const isBullet = valueOf(definition, 'w:numFmt') === 'bullet'
  const text = isBullet
    ? pattern.trim() && '•'
    : pattern.replace(/%([1-9])/g, (_, level: string) => numberAt(Number(level) - 1))
  if (!text.trim() || isOn(first(definition, 'w:rPr'), 'w:vanish')) return undefined
  return {
    text,
    isBullet,
    properties: isBullet ? undefined : first(definition, 'w:rPr'),
    separator: valueOf(definition, 'w:suff') === 'nothing' ? '' : ' ',
  }
}

/** A number in one of Word's formats. Formats of other scripts are in digits. */
export function formatNumber(count: number, format: XmlElement | undefined): string {
  const name = format?.attributes['w:val'] ?? 'decimal'
  if (count < 1) return name === 'none' ? '' : String(count)
  switch (name) {
    case 'none':
    case 'bullet':
      return ''
    case 'decimalZero':
      return String(count).padStart(2, '0')
    case 'upperRoman':
      return roman(count).toUpperCase()
    case 'lowerRoman':
      return roman(count)
    case 'upperLetter':
      return letters(count).toUpperCase()
    case 'lowerLetter':
      return letters(count)
    case 'ordinal':
      return `${count}${ordinalEnd(count)}`
    case 'decimalEnclosedParen':
      return `(${count})`
    case 'numberInDash':
      return `- ${count} -`
    case 'chicago':
      return '*†‡§'[(count - 1) % 4]!.repeat(Math.min(Math.ceil(count / 4), LEVELS))
    case 'custom':
      // `001, 002, 003, ...`
      return String(count).padStart(
        /^0{0,20}1/.exec(format?.attributes['w:format'] ?? '')?.[0].length ?? 1,
        '0',
      )
    default:
      return String(count)
  }
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const MOST_ROMAN = 32_767

function roman(count: number): string {
  let left = Math.min(count, MOST_ROMAN)
  let text = ''
  for (const [value, letter] of ROMAN) {
    for (; left >= value; left -= value) text += letter
  }
  return text
}

/** a to z, then aa, bb. */
function letters(count: number): string {
  const times = Math.min(Math.ceil(count / 26), LEVELS)
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(times)
}

function ordinalEnd(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
}
