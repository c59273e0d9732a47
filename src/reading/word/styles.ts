import type { Part } from './parts.ts'
import { all, first, isOn, isTrue, outermost, valueOf, type XmlElement } from './xml.ts'

/** Word chooses a font for each character: ASCII, other Latin letters and signs, Bengali. */
interface Fonts {
  ascii?: string
  hAnsi?: string
  cs?: string
}

/** How a run looks, as far as it changes what a reader sees. */
export interface Look {
  fonts: Fonts
  isHidden: boolean
  isStruck: boolean
  isCapitals: boolean
  /** All characters have the font for Bengali. */
  isComplex: boolean
  script: string | undefined
}

/** Properties of one level: a style, or a run itself. */
interface Level {
  fonts: Fonts
  vanish?: boolean | undefined
  strike?: boolean | undefined
  doubleStrike?: boolean | undefined
  caps?: boolean | undefined
  cs?: boolean | undefined
  script?: string | undefined
}

/** A style that has such a property reverses that of the styles before it. */
const TOGGLES = ['vanish', 'strike', 'caps'] as const

export interface Levels {
  table: Level
  paragraph: Level
}

export interface Styles {
  levelsOf(tableStyle: string | undefined, paragraphStyle: string | undefined): Levels
  /** Later properties have priority. */
  lookOf(levels: Levels, ...direct: (XmlElement | undefined)[]): Look
  /** The numbering of a paragraph style, or of the style that it is based on. */
  numberingOf(paragraphStyle: string | undefined): StyleNumbering | undefined
}

export interface StyleNumbering {
  numId: string
  level: string | undefined
  /** The style that has the numbering. */
  style: string
}

/** Word allows a chain of ten styles. */
const MAX_CHAIN = 20

export function readStyles(document: Part): Styles {
  const root = document.related('styles')?.root
  const fontOf = themeFonts(document)
  const byId = new Map(all(root, 'w:style').map((style) => [idOf(style), style]))
  const defaults = levelOf(
    first(first(first(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'),
    fontOf,
  )
  const defaultStyle = (type: string) =>
    all(root, 'w:style').find(
      ({ attributes }) => attributes['w:type'] === type && isTrue(attributes['w:default']),
    )
  const plain = { paragraph: defaultStyle('paragraph'), table: defaultStyle('table') }

  /** A style and those that it is based on, the most general first. */
  function chainOf(style: XmlElement | undefined): XmlElement[] {
    const chain = new Set<XmlElement>()
    let next = style
    while (next && !chain.has(next) && chain.size < MAX_CHAIN) {
      chain.add(next)
      next = byId.get(valueOf(next, 'w:basedOn'))
    }
    return [...chain].toReversed()
  }

  const known = new Map<XmlElement, Level>()
  function levelOfStyle(style: XmlElement | undefined): Level {
    if (!style) return { fonts: {} }
    const level =
      known.get(style) ??
      chainOf(style)
        .map((one) => levelOf(first(one, 'w:rPr'), fontOf))
        .reduce(merged)
    known.set(style, level)
    return level
  }

  return {
    levelsOf: (table, paragraph) => ({
      table: levelOfStyle(byId.get(table) ?? plain.table),
      paragraph: levelOfStyle(byId.get(paragraph) ?? plain.paragraph),
    }),
    lookOf({ table, paragraph }, ...direct) {
      const run = direct
        .map((properties) => levelOf(properties, fontOf))
        .reduce(merged, { fonts: {} })
      const named = direct.map((properties) => valueOf(properties, 'w:rStyle')).findLast(Boolean)
      const character = levelOfStyle(byId.get(named))
      const styles = [table, paragraph, character]
      const whole = [defaults, ...styles, run].reduce(merged)
      const [vanish, strike, caps] = TOGGLES.map((name) => {
        const isDefault = defaults[name] === true
        let isNow = isDefault
        for (const { [name]: own } of styles)
          if (own !== undefined) isNow = own && (isDefault || !isNow)
        return run[name] ?? isNow
      })
      return {
        fonts: whole.fonts,
        isHidden: vanish!,
        isStruck: strike! || whole.doubleStrike === true,
        isCapitals: caps!,
        isComplex: whole.cs === true,
        script: whole.script,
      }
    },
    numberingOf(paragraph) {
      const chain = chainOf(byId.get(paragraph) ?? plain.paragraph)
      const style = chain.findLast((one) => valueOf(numberingIn(one), 'w:numId') !== undefined)
      const numbering = style && numberingIn(style)
      return (
        numbering && {
          numId: valueOf(numbering, 'w:numId')!,
          level: valueOf(numbering, 'w:ilvl'),
          style: idOf(style)!,
        }
      )
    },
  }
}

function idOf({ attributes }: XmlElement): string | undefined {
  return attributes['w:styleId']
}

function numberingIn(style: XmlElement): XmlElement | undefined {
  return first(first(style, 'w:pPr'), 'w:numPr')
}

function merged(general: Level, special: Level): Level {
  const given = Object.entries(special).filter(([, value]) => value !== undefined)
  return {
    ...general,
    ...Object.fromEntries(given),
    fonts: { ...general.fonts, ...special.fonts },
  }
}

function levelOf(properties: XmlElement | undefined, fontOf: FontOf): Level {
  const fonts = first(properties, 'w:rFonts')?.attributes ?? {}
  return {
    fonts: Object.fromEntries(
      [
        ['ascii', fontOf(fonts['w:asciiTheme']) ?? fonts['w:ascii']],
        ['hAnsi', fontOf(fonts['w:hAnsiTheme']) ?? fonts['w:hAnsi']],
        ['cs', fontOf(fonts['w:cstheme']) ?? fonts['w:cs']],
      ].filter(([, font]) => font),
    ) as Fonts,
    vanish: isOn(properties, 'w:vanish'),
    strike: isOn(properties, 'w:strike'),
    doubleStrike: isOn(properties, 'w:dstrike'),
    caps: isOn(properties, 'w:caps'),
    cs: isOn(properties, 'w:cs') ?? isOn(properties, 'w:rtl'),
    script: valueOf(properties, 'w:vertAlign'),
  }
}

type FontOf = (themeFont: string | undefined) => string | undefined

/** The fonts behind names such as `minorHAnsi`. */
function themeFonts(document: Part): FontOf {
  const theme = document.related('theme')?.root
  const scheme = theme && outermost(theme, ['a:fontScheme'])[0]
  const typeface = (font: 'major' | 'minor', script: 'latin' | 'cs') =>
    first(first(scheme, `a:${font}Font`), `a:${script}`)?.attributes['typeface'] || undefined
  return (name) => {
    const [, font, script] = /^(major|minor)(Ascii|HAnsi|Bidi)$/.exec(name ?? '') ?? []
    return font && typeface(font as 'major' | 'minor', script === 'Bidi' ? 'cs' : 'latin')
  }
}
