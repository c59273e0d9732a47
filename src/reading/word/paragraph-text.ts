import { looksLikeBijoy } from '@pathshala/bengali/bijoy'
import { joinBijoyRuns } from '@pathshala/bengali/convert-bijoy'
import type { Piece } from './characters.ts'

/** The text of a paragraph: lines with single blanks. Struck words are between `~~`. */
export function textOfPieces(pieces: Piece[]): string {
  const nameless = pieces.filter(({ isBijoy }) => isBijoy === undefined)
  const isBijoyByLook = looksLikeBijoy(nameless.map(({ text }) => text).join(''))
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (group && group[0]!.isStruck === piece.isStruck) group.push(piece)
    else groups.push([piece])
  }
  const text = groups.map((group) => {
    const runs = group.map(({ text: part, isBijoy }) => ({
      text: part,
      isBijoy: isBijoy ?? isBijoyByLook,
    }))
    return group[0]!.isStruck ? strike(joinBijoyRuns(runs)) : joinBijoyRuns(runs)
  })
  return text
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Markdown needs a letter beside its signs, and no line end between them. */
function strike(text: string): string {
  return text.replace(/\S(?:[^\n]*\S)?/g, '~~$&~~')
}
