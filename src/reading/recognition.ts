import { fromGrey, type GreyPicture, toGrey } from './grey-picture.ts'
import { judge, type Recognised } from './judge.ts'
import { loadLanguage, wordsIn } from './language-data.ts'
import { type Box, moved } from './lines.ts'
import { createCorrection } from './look-alikes.ts'
import { startTesseract } from './tesseract.ts'

/** Radians. Turning the page for a smaller slant costs time and gains nothing. */
const SMALLEST_SLANT = 0.005

/**
 * Calls `onBusy` before it blocks this thread for a second. Encoders should begin then. If they
 * began earlier, recognition would wait for them before it can turn and clean its picture.
 */
export type Recognise = (picture: GreyPicture, onBusy?: () => void) => Promise<Recognised>

export async function startRecognition(): Promise<Recognise> {
  const bengali = await loadLanguage('ben')
  const seePage = await startTesseract(bengali)
  const words = wordsIn(bengali)
  const known = new Set(words.map((word) => word.normalize()))
  const vocabulary = {
    correct: createCorrection(words),
    isKnown: (text: string) => known.has(text),
  }
  return async function recognise(picture, onBusy) {
    let [straight, slant] = [picture, 0]
    const straighten = async (radians: number) => {
      if (Math.abs(radians) < SMALLEST_SLANT) return undefined
      slant = radians
      const degrees = (radians * 180) / Math.PI
      straight = await toGrey(fromGrey(picture).rotate(degrees, { background: '#fff' }))
      return straight
    }
    const seen = await seePage(picture, straighten, onBusy)
    return judge(moved(seen, turnBack(slant, straight, picture)), vocabulary)
  }
}

/** Moves a box from the page that was turned to the page as it is. */
function turnBack(radians: number, turned: GreyPicture, page: GreyPicture) {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return ({ left, top, right, bottom }: Box): Box => {
    const [x, y] = [(left + right - turned.width) / 2, (top + bottom - turned.height) / 2]
    const [width, height] = [right - left, bottom - top]
    const middle = { x: page.width / 2 + x * cos + y * sin, y: page.height / 2 - x * sin + y * cos }
    return {
      left: middle.x - width / 2,
      top: middle.y - height / 2,
      right: middle.x + width / 2,
      bottom: middle.y + height / 2,
    }
  }
}
