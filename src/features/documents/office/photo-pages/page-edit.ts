/** A photographed page of a paper, with the edits that are made when it is sent. */
export interface PhotoPage {
  id: string
  /** As `shrinkPhoto` made it. */
  photo: Blob
  /** The browser cannot show the photo. It is sent as it was taken. */
  isUnshown?: true
  /** Clockwise quarter turns. */
  turns: number
  crop: Crop
}

/** The width of the strip that is cut off at each side, from 0 to 1 of the turned photo. */
export type Crop = Record<Side, number>

export type Side = (typeof SIDES)[number]

export const SIDES = ['top', 'right', 'bottom', 'left'] as const

export const WHOLE: Crop = { top: 0, right: 0, bottom: 0, left: 0 }

/** The smallest part of the photo that can stay, in each direction. */
const MIN_PART = 0.1

const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const

export function newPage(photo: Blob): PhotoPage {
  // crypto.randomUUID exists only on https.
  return { id: `${Math.random()}`, photo, turns: 0, crop: WHOLE }
}

/** Turns the page clockwise, together with its crop. */
export function turnPage({ crop, turns, ...page }: PhotoPage): PhotoPage {
  return {
    ...page,
    turns: (turns + 1) % 4,
    crop: { top: crop.left, right: crop.top, bottom: crop.right, left: crop.bottom },
  }
}

/** Cuts off `part` at one side; a part of the photo always stays. */
export function cutSide(crop: Crop, side: Side, part: number): Crop {
  const most = 1 - MIN_PART - crop[OPPOSITE[side]]
  return { ...crop, [side]: Math.min(Math.max(0, part), most) }
}

export function isWhole(crop: Crop): boolean {
  return SIDES.every((side) => crop[side] === 0)
}

/** The rectangle that stays of a picture of this size. */
export function cropRect(crop: Crop, { width, height }: { width: number; height: number }) {
  return {
    x: crop.left * width,
    y: crop.top * height,
    width: (1 - crop.left - crop.right) * width,
    height: (1 - crop.top - crop.bottom) * height,
  }
}
