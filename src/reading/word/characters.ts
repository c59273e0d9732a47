import { isBijoyFont } from '@pathshala/bengali/bijoy'
import { lowered, raised } from '../../words/raised.ts'
import { signOf } from '../../words/signs.ts'
import type { Look } from './styles.ts'

/** A part of a paragraph. */
export interface Piece {
  text: string
  /** Undefined if the file names no font at all. */
  isBijoy: boolean | undefined
  isStruck: boolean
}

/** Scripts with a font of their own, joiners, and the hyphen that breaks no line. */
const COMPLEX = '\\u0590-\\u08FF\\u0900-\\u0DFF\\u200B-\\u200D\\u2011'
const PARTS = new RegExp(`[${COMPLEX}]+|\\s+|[^\\s${COMPLEX}]+`, 'gu')
const IS_COMPLEX = new RegExp(`[${COMPLEX}]`, 'u')

/** The characters of a run, each with the encoding of the font in which Word shows it. */
export function piecesOf(written: string, look: Look): Piece[] {
  const text = look.isCapitals ? written.toUpperCase() : written
  return (text.match(PARTS) ?? []).map((part) => {
    const isComplex = IS_COMPLEX.test(part)
    const font = fontOf(part, look)
    const isBijoy = isComplex ? false : font === undefined ? undefined : isBijoyFont(font)
    const shown = isComplex ? part : symbolsOf(part, font ?? '', isBijoy === true)
    const letters = raise(shown, look.script)
    return letters === undefined
      ? { text: shown, isBijoy, isStruck: look.isStruck }
      : { text: letters, isBijoy: false, isStruck: look.isStruck }
  })
}

/**
 * The font of a word. Bijoy has letters among the signs above ASCII, so that a word with both
 * belongs to the font of its ASCII letters.
 */
function fontOf(word: string, { fonts: { ascii, hAnsi, cs }, isComplex }: Look) {
  if (!(ascii ?? hAnsi ?? cs)) return undefined
  if (isComplex) return cs ?? ''
  return (/[\x21-\x7E]/.test(word) ? (ascii ?? hAnsi) : (hAnsi ?? ascii)) ?? ''
}

/** Signs of fonts such as Wingdings, which Word also stores at the codes from F000. */
function symbolsOf(text: string, font: string, isBijoy: boolean): string {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!
    const plain = code >= 0xf000 && code <= 0xf0ff && isBijoy ? code - 0xf000 : code
    return signOf(font, code) ?? String.fromCodePoint(plain)
  }).join('')
}

/** A sign that names its font and its code: `<w:sym w:font="Wingdings" w:char="F0FE"/>`. */
export function symbolPieces(font: string | undefined, code: string, look: Look): Piece[] {
  const value = Number.parseInt(code, 16)
  if (!(value > 0) || value > 0xffff) return []
  const fonts = font ? { ascii: font, hAnsi: font, cs: font } : look.fonts
  return piecesOf(String.fromCodePoint(value), { ...look, fonts })
}

/** Digits above or below the line: `১০²`. */
export function raise(text: string, script: string | undefined): string | undefined {
  if (script !== 'superscript' && script !== 'subscript') return undefined
  const shifted = script === 'superscript' ? raised(text) : lowered(text)
  return shifted === text ? undefined : shifted
}
