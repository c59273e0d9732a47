import { renderToStaticMarkup } from 'react-dom/server'
import { createYield } from '../../../base/yield-to-event-loop.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { TextSource } from '../table.ts'
import { type Language, languageOfText } from '../../../words/language.ts'
import { toLatinDigits } from '../../../words/digits.ts'
import { levelsOf, MarkdownSegment, parseSegment, type Segment } from './markdown.tsx'
import { withBengaliLists } from './bengali-lists.ts'
import { escapeHtml, inlineHtml, langAttribute, plainHtml } from './plain-html.ts'
import { rowsOf } from './read-tables.ts'
import { segmentsOf } from './segments.ts'
import { isLongHeading, isSum, resultOrder, shapeOf } from './table-shape.ts'

/** How a document's page shows the tables of its text. */
export interface TextTables {
  /** The language of the page, which the words around a table have. */
  language: Language
  /** The name of a table, for screen readers. */
  nameOf: (number: number) => string
  /** The words above a table whose columns slide. */
  pull: string
  /** Whether the text is a sheet of results: its first columns are those that readers look for. */
  isResults: boolean
  /** In place of a table with numbers, if its numbers are not sure. */
  leftOut?: ((heads: string) => string) | undefined
}

/**
 * The HTML of a text. In a text that was read, only tables, numbered lists and struck words are more
 * than paragraphs. The work is done in steps, because a text of 100,000 letters takes longer than
 * other visitors should wait.
 */
export async function renderText(
  text: string,
  source: TextSource | null,
  tables?: TextTables,
): Promise<string> {
  const language = languageOfText(text)
  const yieldToOthers = createYield()
  let html = ''
  let tableCount = 0
  const nameTable = () => tables?.nameOf((tableCount += 1))
  if (source !== 'typed') {
    for (const block of paragraphsOf(text)) {
      await yieldToOthers()
      const table = rowsOf(block)
      if (!table) {
        html += readBlock(block, language)
      } else if (tables?.leftOut && hasNumbers(table.cells)) {
        html += leftOutHtml(
          tables.leftOut,
          table.cells[0]!,
          ownLang(tables.language, language),
          language,
        )
      } else {
        html += tableHtml(table, { ...tables, name: nameTable(), around: language })
      }
    }
    return html
  }
  const segments: Segment[] = []
  for (const segment of segmentsOf(withBengaliLists(text))) {
    await yieldToOthers()
    segments.push(parseSegment(segment))
  }
  const levels = levelsOf(segments)
  const shown = tables && { ...tables, nameTable }
  for (const segment of segments) {
    await yieldToOthers()
    html += segment.root
      ? renderToStaticMarkup(
          <MarkdownSegment segment={segment} levels={levels} language={language} tables={shown} />,
        )
      : readBlock(segment.markdown, language)
  }
  return html
}

/** The sentence in place of a table. Its heads have the language of the text. */
function leftOutHtml(
  leftOut: (heads: string) => string,
  heads: string[],
  own: string,
  around: Language | undefined,
): string {
  const names = escapeHtml(heads.filter(Boolean).join(', '))
  const marked = own && around ? `<span lang="${around}">${names}</span>` : names
  const [before, after] = leftOut('\n').split('\n')
  return `<p class="held"${own}>${escapeHtml(before!)}${marked}${escapeHtml(after!)}</p>`
}

/** The number of tables that are left out because their numbers are not sure. */
export function countNumberTables(text: string): number {
  return paragraphsOf(text).filter((block) => {
    const table = rowsOf(block)
    return table && hasNumbers(table.cells)
  }).length
}

const hasNumbers = ([, ...rows]: string[][]) => rows.flat().some((cell) => /\p{Nd}/u.test(cell))

/** A narrow cell breaks no line between the day and the month. */
const DAY_AND_MONTH =
  /((?<!\p{Nd})\p{Nd}{1,2}) (?=জানু|ফেব্রু|মার্চ|এপ্রিল|মে(?:\s|$)|জুন|জুলাই|আগস্ট|সেপ্টে|অক্টো|নভে|ডিসে)/gu

/** The attribute of the page's words in a text of another language. */
function ownLang(language: Language | undefined, around: Language | undefined): string {
  return language && language !== around ? ` lang="${language}"` : ''
}

interface ReadTable extends Partial<Pick<TextTables, 'language' | 'pull' | 'isResults'>> {
  name: string | undefined
  around: Language | undefined
}

function tableHtml(
  { cells, isNumber }: { cells: string[][]; isNumber: boolean[] },
  { name, language, pull, isResults = false, around }: ReadTable,
): string {
  const [heads, ...rows] = cells as [string[], ...string[][]]
  const { isCards, isSliding } = shapeOf(cells)
  const own = ownLang(language, around)
  const { order, firstCount } = (isResults && resultOrder(heads)) || {
    order: heads.map((_, at) => at),
    firstCount: 0,
  }
  const classAt = (column: number, at: number, ...further: (string | false)[]) => {
    const names = [isNumber[column] && 'n', at > 0 && at < firstCount && 'key', ...further].filter(
      Boolean,
    )
    return names.length > 0 ? ` class="${names.join(' ')}"` : ''
  }
  const textOf = (cell: string) => inlineHtml(cell.replace(DAY_AND_MONTH, '$1\u00a0'))
  const head = order.map((column, at) =>
    heads[column] === ''
      ? '<td></td>'
      : `<th scope="col"${classAt(column, at, !isCards && isLongHeading(heads[column]!) && 'w')}>${textOf(heads[column]!)}</th>`,
  )
  const body = rows.map((row) => {
    const written = order.map((column, at) => {
      const cell = row[column] ?? ''
      const label = isCards ? ` data-l="${escapeHtml(heads[column]!)}"` : ''
      const isLast = at > 0 && at === order.length - 1
      const attributes = `${classAt(column, at, isCards && isLast && isSum(heads[column]!) && 'sum')}${label}`
      return at === 0 && cell !== ''
        ? `<th scope="row"${attributes}>${textOf(cell)}</th>`
        : `<td${attributes}>${textOf(cell)}</td>`
    })
    return `<tr>${written.join('')}</tr>`
  })
  const lang = langAttribute(cells.flat().join(' '), own ? language : around)
  const caption = name ? `<caption class="vh"${own}>${escapeHtml(name)}</caption>` : ''
  const table = `<table${isCards ? ' class="stack"' : ''}${lang}>${caption}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  const cue = pull && isSliding ? `<p class="pull"${own}>${escapeHtml(pull)}</p>` : ''
  const region = name ? ` role="region" aria-label="${escapeHtml(name)}"` : ''
  // A region that scrolls must be focusable, so that the keyboard can scroll it.
  return `${cue}<div class="scroll${isCards ? '' : ' slide'}"${region}${own} tabindex="0">${table}</div>`
}

/** A number at the beginning of a line, and the entry of a list behind it. */
const NUMBERED = /^(\p{Nd}{1,2})[.)।]\s+(\S.*)$/u

/** A paragraph of a text without Markdown. Lines that count up are a list. */
function readBlock(block: string, around: Language | undefined): string {
  let html = ''
  let lines: string[] = []
  let entries: { value: number; text: string; line: string }[] = []
  const endEntries = () => {
    // A single number can be a number of anything.
    if (entries.length < 2) lines.push(...entries.map(({ line }) => line))
    else {
      endLines()
      const { value } = entries[0]!
      const list = entries.map(({ text }) => `<li>${inlineHtml(text)}</li>`).join('')
      const lang = langAttribute(entries.map(({ text }) => text).join(' '), around)
      html += `<ol${value === 1 ? '' : ` start="${value}"`}${lang}>${list}</ol>`
    }
    entries = []
  }
  const endLines = () => {
    if (lines.length > 0) html += plainHtml(lines.join('\n'), around)
    lines = []
  }
  for (const line of block.split('\n')) {
    const [, digits, text] = NUMBERED.exec(line) ?? []
    const value = digits === undefined ? Number.NaN : Number(toLatinDigits(digits))
    const isNext = entries.length > 0 && value === entries.at(-1)!.value + 1
    if (!isNext) endEntries()
    if (text === undefined) lines.push(line)
    else entries.push({ value, text, line })
  }
  endEntries()
  endLines()
  return html
}
