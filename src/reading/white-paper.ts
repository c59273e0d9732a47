import { brightestNear, divide, spread, toCells } from '../paper/light.ts'
import type { GreyPicture } from './grey-picture.ts'

/** Greys, as shares of the paper's. The desk beside the paper may be black: its noise is no ink. */
const SHARES = { ink: 0.25, paper: 0.85, darkest: 30 }

/** Makes the paper white. Divides by the brightness of blank paper, so that shadows disappear. */
export async function whiten(picture: GreyPicture): Promise<GreyPicture> {
  const grey = { ...picture, channels: 1 } as const
  const light = await spread(brightestNear(await toCells(grey)), grey)
  return divide(grey, light, SHARES)
}
