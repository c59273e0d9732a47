import { renderToStaticMarkup } from 'react-dom/server'
import { createYield } from '../../../base/yield-to-event-loop.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { TextSource } from '../table.ts'
import { type Language, languageOfText } from '../../../words/language.ts'
import { levelsOf, MarkdownSegment, parseSegment, type Segment } from './markdown.tsx'
import { inlineHtml, langAttribute, plainHtml } from './plain-html.ts'
import { rowsOf } from './read-tables.ts'
import { segmentsOf } from './segments.ts'

/**
 * The HTML of a document's text. In a text that was read, only tables and struck words are Markdown.
 * The work is done in steps, because a text of 100,000 letters takes longer than other visitors
 * should wait.
 */
export async function renderText(text: string, source: TextSource | null): Promise<string> {
  const language = languageOfText(text)
  const yieldToOthers = createYield()
  if (source !== 'typed') {
    let html = ''
    for (const block of paragraphsOf(text)) {
      await yieldToOthers()
      html += readBlock(block, language)
    }
    return html
  }
  const segments: Segment[] = []
  for (const segment of segmentsOf(text)) {
    await yieldToOthers()
    segments.push(parseSegment(segment))
  }
  const levels = levelsOf(segments)
  let html = ''
  for (const segment of segments) {
    await yieldToOthers()
    html += segment.root
      ? renderToStaticMarkup(
          <MarkdownSegment segment={segment} levels={levels} language={language} />,
        )
      : plainHtml(segment.markdown, language)
  }
  return html
}

/** A narrow cell breaks no line between the day and the month. */
const DAY_AND_MONTH =
  /((?<!\p{Nd})\p{Nd}{1,2}) (?=জানু|ফেব্রু|মার্চ|এপ্রিল|মে(?:\s|$)|জুন|জুলাই|আগস্ট|সেপ্টে|অক্টো|নভে|ডিসে)/gu

/** A part of a text that was read: a table or a paragraph. */
function readBlock(block: string, around: Language | undefined): string {
  const table = rowsOf(block)
  if (!table) return plainHtml(block, around)
  const rows = table.cells.map((cells, index) => {
    const written = cells.map((cell, column) => {
      const style = table.isNumber[column] ? ' class="n"' : ''
      const text = inlineHtml(cell.replace(DAY_AND_MONTH, '$1\u00a0'))
      return index === 0 ? `<th scope="col"${style}>${text}</th>` : `<td${style}>${text}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  const [head, ...body] = rows
  // A region that scrolls must be focusable, so that the keyboard can scroll it.
  return `<div class="scroll" tabindex="0"><table${langAttribute(table.cells.flat().join(' '), around)}><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`
}
