import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** A text on a printed page; its box is in points from the lower left corner. */
interface PrintedText {
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

/** A paper in points, and the smallest margin of the style sheet. */
export interface Paper {
  width: number
  height: number
  margin: number
}

const PORTRAIT: Paper = { width: 595, height: 842, margin: 45 }
/** The at-a-glance board, which has small margins to fit on one sheet. */
export const BOARD: Paper = { ...PORTRAIT, margin: 25 }
export const LANDSCAPE: Paper = { width: 842, height: 595, margin: 28 }

/** Prints the page with Chromium and reads the texts of each sheet. */
export async function print(page: Page): Promise<PrintedText[][]> {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const sheets = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items
      .filter((item) => 'str' in item)
      .filter(({ str, width }) => str.trim() !== '' && width > 0)
      .map(({ str, width, height, transform }) => {
        const [left, bottom] = transform.slice(4) as [number, number]
        return { text: str, left, right: left + width, bottom, top: bottom + height }
      })
  })
  return Promise.all(sheets)
}

/** Texts that overlap each other, or the margin at which the paper ends. */
export function findCovered(sheet: PrintedText[], paper = PORTRAIT): string[] {
  const outside = sheet.filter(
    ({ left, right, bottom, top }) =>
      left < paper.margin - 2 ||
      right > paper.width - paper.margin + 2 ||
      bottom < paper.margin - 2 ||
      top > paper.height - paper.margin + 2,
  )
  const covered = sheet.flatMap((one, index) =>
    sheet.slice(index + 1).filter((other) => !isOutline(one, other) && areOverlapping(one, other)),
  )
  return [...outside, ...covered].map(({ text }) => text)
}

/** Chromium prints an outlined text twice. */
function isOutline(one: PrintedText, other: PrintedText): boolean {
  return one.text === other.text && one.left === other.left && one.bottom === other.bottom
}

function areOverlapping(one: PrintedText, other: PrintedText): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return across > 3 && down > 3
}
