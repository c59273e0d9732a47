import { renderToStaticMarkup } from 'react-dom/server'
import { createYield } from '../../../base/yield-to-event-loop.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { TextSource } from '../table.ts'
import { levelsOf, MarkdownSegment, parseSegment, type Segment } from './markdown.tsx'
import { segmentsOf } from './segments.ts'

/**
 * The HTML of a document's text. Only a text that a person wrote is Markdown. The work is done in
 * steps, because a text of 100,000 letters takes longer than other visitors should wait.
 */
export async function renderText(text: string, source: TextSource | null): Promise<string> {
  if (source !== 'typed') return paragraphs(text)
  const yieldToOthers = createYield()
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
      ? renderToStaticMarkup(<MarkdownSegment segment={segment} levels={levels} />)
      : paragraphs(segment.markdown)
  }
  return html
}

/** Without React, which takes 400 ms for 50,000 lines. */
function paragraphs(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br/>')}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
