import type { Line, ReadPage, Word } from './lines.ts'

/**
 * A photo of a paper has more real words than a photo of anything else, and they stand on more of
 * its height. `npm run bench -- photos` measures both (docs/decisions/0103-photos-and-papers.md).
 */
const PAPER = { realWords: 10, height: 0.3 }
/** With fewer real words, the text of a photo is noise. */
const MIN_REAL_WORDS = 2
/** The share of real words in a line that is kept. */
const MOSTLY = 0.5

type PhotoPage = ReadPage & { height: number }

/** Whether a photo shows a paper, and not a banner, a stage or people. */
export function isPhotoOfPaper(page: PhotoPage): boolean {
  const lines = wordsByLine(page).filter((words) => words.some(({ isReal }) => isReal))
  const boxes = lines.flat().map(({ box }) => box)
  const height =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  return countReal(lines) >= PAPER.realWords && height >= PAPER.height * page.height
}

/** The lines for search of a photo that shows no paper: those whose words are mostly real. */
export function realLines(page: ReadPage): Line[] {
  const lines = page.lines.filter(
    ({ words }) => words.filter(({ isReal }) => isReal).length >= MOSTLY * words.length,
  )
  return countReal(lines.map(({ words }) => words)) >= MIN_REAL_WORDS ? lines : []
}

function wordsByLine({ lines, tables }: ReadPage): Word[][] {
  return [...lines.map(({ words }) => words), ...tables.flatMap(({ rows }) => rows.flat())]
}

/** A word counts once: a pattern can be misread as the same word many times. */
function countReal(lines: Word[][]): number {
  return new Set(lines.flat().flatMap(({ text, isReal }) => (isReal ? text : []))).size
}
