import type { GreyPicture } from './grey-picture.ts'
import { around, type Box, type Line } from './lines.ts'

/** The least difference in grey between the darkest and the brightest pixel of visible words. */
const VISIBLE = 20

/**
 * The lines without the words that the page does not show: on a layer that is switched off, in white
 * on white, or below a picture. Boxes are in points.
 */
export function visibleLines(lines: Line[], picture: GreyPicture, pageWidth: number): Line[] {
  const scale = picture.width / pageWidth
  return lines.flatMap((line) => {
    const words = line.words.filter(({ box }) => isVisible(box, picture, scale))
    if (words.length === line.words.length) return [line]
    return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : []
  })
}

function isVisible(box: Box, { data, width, height }: GreyPicture, scale: number): boolean {
  const [left, right] = [Math.floor(box.left * scale), Math.ceil(box.right * scale)]
  const [top, bottom] = [Math.floor(box.top * scale), Math.ceil(box.bottom * scale)]
  let [darkest, brightest] = [255, 0]
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y += 1) {
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1) {
      const grey = data[y * width + x]!
      darkest = Math.min(darkest, grey)
      brightest = Math.max(brightest, grey)
      if (brightest - darkest >= VISIBLE) return true
    }
  }
  return false
}
