import { escapeHtml } from '../../../base/xml.ts'
import { type Language, langOf } from '../../../words/language.ts'
import { element } from './plain-html.ts'
import { type RollSheet, rollIn } from '../roll.ts'
import { isLongHeading, isSum, resultOrder, shapeOf } from './table-shape.ts'

/** How a document's page shows the tables of its text. */
export interface TextTables {
  /** The language of the page, which the words around a table have. */
  language: Language
  /** The name of the next table, for screen readers. */
  nameTable: () => string
  /** The words above a table whose columns slide. */
  pull: string
  /** Whether the text is a sheet of results: its first columns are those that readers look for. */
  isResults: boolean
  /** The roll number whose rows are marked. */
  roll?: string | undefined
  /** Gets each table of results with roll numbers, with its columns as the page shows them. */
  onSheet?: (sheet: RollSheet) => void
}

interface Cell {
  /** Without marks. */
  text: string
  html: string
}

/** A table. The first row has its headings; `isNumber` is for each column. */
export function tableHtml(
  rows: Cell[][],
  isNumber: boolean[],
  around: Language | undefined,
  tables?: TextTables,
): string {
  const texts = rows.map((row) => row.map(({ text }) => text))
  const heads = texts[0]!
  const { isCards, isSliding } = shapeOf(texts)
  const results = tables?.isResults ? resultOrder(heads) : undefined
  const { order, firstCount } = results ?? { order: heads.map((_, at) => at), firstCount: 0 }
  const name = tables?.nameTable()
  if (results && name) {
    const columns = results.hasSerial ? order.slice(0, -1) : order
    tables?.onSheet?.({ name, rows: texts.map((row) => inOrder(row, columns)), firstCount })
  }
  const [head, ...body] = rows.map((row, index) => {
    const cells = order.map((column, at) => {
      const { text, html } = row[column] ?? { text: '', html: '' }
      const heading = heads[column]!
      const isHead = (index === 0 || at === 0) && text.trim() !== ''
      const isLast = at > 0 && at === order.length - 1
      const classes = [
        isNumber[column] && 'n',
        at > 0 && at < firstCount && 'key',
        index === 0 && !isCards && isLongHeading(heading) && 'w',
        index > 0 && isCards && isLast && isSum(heading) && 'sum',
      ].filter(Boolean)
      return element(isHead ? 'th' : 'td', html, {
        scope: isHead ? (index === 0 ? 'col' : 'row') : undefined,
        class: classes.join(' ') || undefined,
        'data-l': index > 0 && isCards ? heading : undefined,
      })
    })
    const isAsked =
      index > 0 && results && tables?.roll && rollIn(texts[index]![order[0]!]) === tables.roll
    return element('tr', cells.join(''), { class: isAsked ? 'asked' : undefined })
  })
  const own = otherLanguage(tables, around)
  const parts = [
    name ? element('caption', escapeHtml(name), { class: 'vh', lang: own }) : '',
    element('thead', head!),
    body.length > 0 ? element('tbody', body.join('')) : '',
  ]
  const table = element('table', parts.join(''), {
    class: isCards ? 'stack' : undefined,
    lang: langOf(texts.flat().join(' '), own ?? around),
  })
  const cue =
    tables && isSliding ? element('p', escapeHtml(tables.pull), { class: 'pull s', lang: own }) : ''
  const scrolling = element('div', table, {
    class: isCards ? 'scroll' : 'scroll slide',
    role: name && 'region',
    'aria-label': name,
    lang: own,
    // A region that scrolls must be focusable, so that the keyboard can scroll it.
    tabindex: 0,
  })
  return cue + scrolling
}

const inOrder = (row: string[], order: number[]) => order.map((column) => row[column] ?? '')

/** The language of the page's words in a text of another language. */
export function otherLanguage(
  page: { language: Language } | undefined,
  around: Language | undefined,
): Language | undefined {
  return page?.language === around ? undefined : page?.language
}
