import { cellsOf } from '@pathshala/tables/markdown-table'
import type { TextSource } from '../table.ts'
import { escapeStray } from './escape-stray.ts'
import { TABLE_RULE } from './read-tables.ts'
import { replaceStruck } from './struck.ts'

/** What happens to struck words: they are not valid, so most readers get none. */
type Struck = (words: string) => string
const omitted: Struck = () => ''
/** For a feed, which can show them as struck. */
export const markedStruck: Struck = (words) => `~~${words}~~`

/**
 * The words of a document's text. Of a text that was read, only tables and struck words are
 * Markdown.
 */
export function plainTextOf(
  document: { text: string; textSource: TextSource | null },
  struck = omitted,
): string {
  const { text, textSource } = document
  if (textSource === 'typed') return toPlainText(text, struck)
  const lines = replaceStruck(text, struck)
    .split('\n')
    .filter((line) => !TABLE_RULE.test(line))
  return joinLines(lines, (line) => (line.startsWith('| ') ? wordsOfRow(line) : line))
}

/**
 * The words of a Markdown text without its signs, in the same lines: for search, feeds and previews.
 * It uses no parser, because a list of search results needs many texts. Each expression takes linear time.
 */
export function toPlainText(markdown: string, struck = omitted): string {
  const lines = replaceStruck(escapeStray(markdown), struck)
    .split('\n')
    .filter((line) => !isRule(line))
  return joinLines(lines, plainLine)
}

/** A row of a table ends with a semicolon before the next row, for places that show the text in one line. */
function joinLines(lines: string[], plain: (line: string) => string): string {
  const isRow = (line = '') => line.startsWith('|')
  return lines
    .map((line, index) => {
      const words = plain(line)
      return words !== '' && isRow(line) && isRow(lines[index + 1]) ? `${words};` : words
    })
    .join('\n')
}

const RULE_SIGN = /[-*_]/

/** A rule, or the line below the head of a table. */
function isRule(line: string): boolean {
  if (!RULE_SIGN.test(line)) return false
  const signs = line.replace(/[ \t]/g, '')
  const isTableRule = /^[-:|]+$/.test(signs) && signs.includes('-') && signs.includes('|')
  return isTableRule || /^(?:-{3,}|\*{3,}|_{3,})$/.test(signs)
}

const SIGN = /[#>|*_[\\-]/

function plainLine(line: string): string {
  // Most lines have no sign of Markdown, so they need no further expression.
  if (!SIGN.test(line)) return line.replace(/^[ \t]+/, '')
  const start = line.replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*][ \t]+)?/, '')
  return (start.startsWith('|') ? wordsOfRow(start) : start)
    .replace(/\[([^[\]]*)\]\((?:https?:\/\/|mailto:|tel:|\/)[^()[\]\s]*\)/gi, '$1')
    .replace(/(^|[^*_\\])(\*\*|__)([^\s*_][^*_]*)\2(?![*_])/g, '$1$3')
    .replace(/(^|[^\p{L}\p{M}\p{N}*_\\])([*_])([^\s*_][^*_]*)\2(?![\p{L}\p{M}\p{N}*_])/gu, '$1$3')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

function wordsOfRow(line: string): string {
  return cellsOf(line)
    .filter((cell) => cell !== '')
    .join(', ')
}
