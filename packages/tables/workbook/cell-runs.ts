import { isBijoyFont, looksLikeBijoy } from '@pathshala/bengali/bijoy'
import { toBengaliDigits } from '@pathshala/bengali/digits'
import { joinBijoyRuns, repairLine } from '@pathshala/bengali/convert-bijoy'
import type { FontRun } from './texts.ts'

const BENGALI = /[\u0980-\u09FF]/
const ADDRESS = /@|https?:|www\./

/** How texts in Bijoy become Unicode. */
export interface BijoyReading {
  /** Whether the signs of Bijoy decide for a text whose font is not known. */
  convertsByLook: boolean
}

/**
 * The text of a cell in Unicode. The font decides, because Bijoy has no code of its own. The font of
 * a run without one is `font`, that of the cell.
 */
export function textOfRuns(
  runs: readonly FontRun[],
  font: string | undefined,
  { convertsByLook }: BijoyReading,
): string {
  const all = runs.map(({ text }) => text).join('')
  const byLook = convertsByLook && looksLikeBijoy(all)
  const parts = runs.map(({ text, font: own = font }) => {
    const isBijoy = own === undefined ? byLook : isBijoyFont(own)
    // A Bijoy font has no letters of Unicode, so Excel shows these in another font. An address is
    // unreadable in it, and must stay what it is.
    return isBijoy && (BENGALI.test(text) || ADDRESS.test(text))
      ? { text: repairLine(text), isBijoy: false }
      : { text, isBijoy }
  })
  return parts.some(({ isBijoy }) => isBijoy)
    ? joinBijoyRuns(parts)
    : parts.map(({ text }) => text).join('')
}

/**
 * A number or a day in the font of its cell: Bijoy fonts show Bengali digits. The letters of a day
 * stay, because Excel writes them in Unicode.
 */
export function numberInFont(text: string, font: string | undefined): string {
  return font !== undefined && isBijoyFont(font) ? toBengaliDigits(text) : text
}
