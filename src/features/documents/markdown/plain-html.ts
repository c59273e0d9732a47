import { escapeHtml } from '../../../base/xml.ts'
import { linkedHtml } from '../../../pages/parts/links-in-text.ts'
import { type Language, langOf } from '../../../words/language.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { countedLines } from './counted-lines.ts'
import { struckParts } from './struck.ts'

/** An element around HTML. An attribute without a value is left out. */
export function element(
  name: string,
  html: string,
  attributes: Record<string, string | number | undefined> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(String(value))}"`,
  )
  return `<${name}${written.join('')}>${html}</${name}>`
}

/**
 * The paragraphs of a text without Markdown, with struck words and links. A paragraph in another
 * language than the text around it says so.
 */
export function plainHtml(text: string, around: Language | undefined): string {
  return paragraphsOf(text)
    .map((paragraph) => {
      const html = inlineHtml(paragraph).replaceAll('\n', '<br/>')
      return element('p', html, { lang: langOf(paragraph, around) })
    })
    .join('')
}

/** A number at the beginning of a line, and the entry of a list behind it. */
const NUMBERED = /^(\p{Nd}{1,2})([.)।])\s+(\S.*)$/u

/** As `plainHtml`, and lines that count up are a list. */
export function listedHtml(text: string, around: Language | undefined): string {
  let html = ''
  let lines: string[] = []
  const endLines = () => {
    html += plainHtml(lines.join('\n'), around)
    lines = []
  }
  for (const part of countedLines(text, NUMBERED)) {
    if (typeof part === 'string') {
      lines.push(part)
      continue
    }
    endLines()
    const entries = part.map(({ words }) => words)
    const start = part[0]!.value
    html += element('ol', entries.map((entry) => `<li>${inlineHtml(entry)}</li>`).join(''), {
      start: start === 1 ? undefined : start,
      lang: langOf(entries.join(' '), around),
    })
  }
  endLines()
  return html
}

/** A text in one paragraph or cell, with struck words and links. */
export function inlineHtml(text: string): string {
  return struckParts(text)
    .map(({ words, isStruck }) =>
      isStruck ? `<del>${linkedHtml(words)}</del>` : linkedHtml(words),
    )
    .join('')
}
