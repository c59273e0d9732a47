import { escapeHtml } from '../../../base/xml.ts'
import { createYield } from '../../../base/yield-to-event-loop.ts'
import { languageOfText } from '../../../words/language.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { TextSource } from '../table.ts'
import { markdownHtml } from './markdown.ts'
import { element, inlineHtml, listedHtml } from './plain-html.ts'
import { rowsOf } from './read-tables.ts'
import { otherLanguage, tableHtml, type TextTables } from './table-html.ts'

interface ReadTables extends TextTables {
  /** In place of a table with numbers, if its numbers are not sure. */
  leftOut?: ((heads: string) => string) | undefined
}

/**
 * The HTML of a text. The work is done in steps, because a text of 100,000 letters takes longer than
 * other visitors should wait.
 */
export async function renderText(
  text: string,
  source: TextSource | null,
  tables?: ReadTables,
): Promise<string> {
  const yieldToOthers = createYield()
  let html = ''
  const parts = source === 'typed' ? markdownHtml(text, tables) : readHtml(text, tables)
  for (const part of parts) {
    html += part
    await yieldToOthers()
  }
  return html
}

/** A narrow cell breaks no line between the day and the month. */
const DAY_AND_MONTH =
  /((?<!\p{Nd})\p{Nd}{1,2}) (?=জানু|ফেব্রু|মার্চ|এপ্রিল|মে(?:\s|$)|জুন|জুলাই|আগস্ট|সেপ্টে|অক্টো|নভে|ডিসে)/gu

/** A text that was read: only tables, numbered lists and struck words are more than paragraphs. */
function* readHtml(text: string, tables?: ReadTables): Generator<string, void> {
  const around = languageOfText(text)
  for (const block of paragraphsOf(text)) {
    const table = rowsOf(block)
    if (!table) yield listedHtml(block, around)
    else if (tables?.leftOut && hasNumbers(table.cells)) {
      const own = otherLanguage(tables, around)
      const heads = escapeHtml(table.cells[0]!.filter(Boolean).join(', '))
      const [before, after] = escapeHtml(tables.leftOut('\n')).split('\n')
      // The heads have the language of the text.
      const marked = own && around ? element('span', heads, { lang: around }) : heads
      yield element('p', `${before}${marked}${after}`, { class: 'held s', lang: own })
    } else {
      const cells = table.cells.map((row) =>
        row.map((cell) => ({
          text: cell,
          html: inlineHtml(cell.replace(DAY_AND_MONTH, '$1\u00a0')),
        })),
      )
      yield tableHtml(cells, table.isNumber, around, tables)
    }
  }
}

/** The number of tables that are left out because their numbers are not sure. */
export function countNumberTables(text: string): number {
  return paragraphsOf(text).filter((block) => {
    const table = rowsOf(block)
    return table && hasNumbers(table.cells)
  }).length
}

const hasNumbers = ([, ...rows]: string[][]) => rows.flat().some((cell) => /\p{Nd}/u.test(cell))
