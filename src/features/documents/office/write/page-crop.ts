import type { Doubt } from '../../table.ts'

interface Frame {
  left: string
  top: string
  width: string
}

/** The smallest part of the page's width in a strip, so that the words beside it are visible. */
const MIN_PART = 0.3
/** Width by height. Only a word that is higher than the strip makes it higher. */
const RATIO = 4
/** The strip's height in heights of the word. */
const LINES = 2.5

/**
 * The part of a page around a word, as CSS of a strip: the strip's `aspectRatio`, and in per cent of
 * the strip the frames of the page's picture and of the word.
 */
export function cropAround(
  [x, y, wide, high]: Doubt['box'],
  page: { width: number; height: number },
): { aspectRatio: string; page: Frame; word: Frame & { height: string } } {
  const word = { x: x / 1000, y: y / 1000, width: wide / 1000, height: high / 1000 }
  const shape = page.width / page.height
  const width = Math.min(
    1,
    Math.max(MIN_PART, word.width * 2, (word.height * LINES * RATIO) / shape),
  )
  const height = Math.min(1, Math.max(word.height, (width * shape) / RATIO))
  const left = startOf(word.x + word.width / 2, width)
  const top = startOf(word.y + word.height / 2, height)
  return {
    aspectRatio: `${Math.round(width * page.width)} / ${Math.round(height * page.height)}`,
    page: {
      left: percent(-left / width),
      top: percent(-top / height),
      width: percent(1 / width),
    },
    word: {
      left: percent((word.x - left) / width),
      top: percent((word.y - top) / height),
      width: percent(word.width / width),
      height: percent(word.height / height),
    },
  }
}

/** The start of a part of this length around `middle`, so that the part is inside the page. */
function startOf(middle: number, length: number): number {
  return Math.min(Math.max(0, middle - length / 2), 1 - length)
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`
}
