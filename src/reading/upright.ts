import { fromGrey, type GreyPicture, isSideways, toGrey } from './grey-picture.ts'
import type { Recognised } from './judge.ts'

/** Below this mean confidence (0 to 100), a page may be upside down. */
export const CONFIDENT = 70

export interface Upright {
  /** The clockwise turn that makes the page upright. */
  degrees: number
  recognised: Recognised
}

/** The turns that may make a page upright. The first one mostly does. */
export function turnsOf(paper: GreyPicture): number[] {
  return isSideways(paper) ? [90, 270, 0] : [0, 180]
}

/** Some photos and scans lie on their side or upside down, and nothing in the file says so. */
export async function readUpright(
  turns: number[],
  read: (degrees: number) => Promise<Recognised>,
): Promise<Upright> {
  let best: Upright | undefined
  for (const degrees of turns) {
    const next = { degrees, recognised: await read(degrees) }
    if (!best || next.recognised.confidence > best.recognised.confidence) best = next
    if (best.recognised.confidence >= CONFIDENT) break
  }
  return best!
}

export async function turnPage(paper: GreyPicture, degrees: number): Promise<GreyPicture> {
  return degrees === 0 ? paper : toGrey(fromGrey(paper).rotate(degrees))
}

/** The size of a page after a turn. */
export function sizeAfter({ width, height }: GreyPicture, degrees: number) {
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width }
}
