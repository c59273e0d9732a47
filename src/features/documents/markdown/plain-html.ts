import { linksIn } from '../../../pages/parts/links-in-text.ts'
import { type Language, langOf } from '../../../words/language.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { struckParts } from './struck.ts'

/**
 * The paragraphs of a text without Markdown, with struck words and links. A paragraph in another
 * language than the text around it says so. Without React, which takes 400 ms for 50,000 lines.
 */
export function plainHtml(text: string, around: Language | undefined): string {
  return paragraphsOf(text)
    .map((paragraph) => {
      const html = inlineHtml(paragraph).replaceAll('\n', '<br/>')
      return `<p${langAttribute(paragraph, around)}>${html}</p>`
    })
    .join('')
}

export function langAttribute(text: string, around: Language | undefined): string {
  const lang = langOf(text, around)
  return lang ? ` lang="${lang}"` : ''
}

/** A text in one paragraph or cell, with struck words and links. */
export function inlineHtml(text: string): string {
  return struckParts(text)
    .map(({ words, isStruck }) =>
      isStruck ? `<del>${linkedHtml(words)}</del>` : linkedHtml(words),
    )
    .join('')
}

function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const link of linksIn(text)) {
    html += escapeHtml(text.slice(end, link.start))
    html += `<a href="${escapeHtml(link.href)}">${escapeHtml(text.slice(link.start, link.end))}</a>`
    end = link.end
  }
  return html + escapeHtml(text.slice(end))
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
