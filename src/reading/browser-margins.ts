import type { Line } from './lines.ts'
import type { PageOfLines } from './paragraphs.ts'

/** What a browser prints above a page, "7/17/2018, 10:15 AM Exam Report", and below it: its address. */
const HEAD = /^\d{1,2}\/\d{1,2}\/\d{2,4}(?:,? \d{1,2}:\d{2}(?: ?[AP]M)?)?(?: |$)/i
const FOOT = /^(?:https?|file):\/\/\S+(?: \d+\/\d+)?$/
/** The part of a page's height in which browsers print it. */
const MARGIN = 0.06

/** A page without the date, title and address that a browser adds to what it prints. */
export function withoutBrowserMargins<P extends PageOfLines>(page: P): P {
  const head = page.lines.filter(({ box }) => box.bottom < page.height * MARGIN)
  const foot = page.lines.filter(({ box }) => box.top > page.height * (1 - MARGIN))
  if (!HEAD.test(textIn(head)) || !FOOT.test(textIn(foot))) return page
  const added = new Set([...head, ...foot])
  return { ...page, lines: page.lines.filter((line) => !added.has(line)) }
}

function textIn(lines: Line[]): string {
  return lines
    .flatMap(({ words }) => words)
    .toSorted((a, b) => a.box.left - b.box.left)
    .map(({ text }) => text)
    .join(' ')
}
