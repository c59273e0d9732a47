import * as fc from 'fast-check'
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { escapeStray } from '../../../features/documents/markdown/escape-stray.ts'
import { parseMarkdown } from '../../../features/documents/markdown/parse.ts'
import { toPlainText } from '../../../features/documents/markdown/plain-text.ts'
import { writeMarkdown } from './write-markdown.ts'

/** The words that a visitor reads, without blanks, which a page can add or leave out. */
function wordsShown(markdown: string): string {
  return wordsOf(parseMarkdown(escapeStray(markdown)))
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s/g, '')
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

const SIGNS = 'ক খি a 1 ২ . ) ( [ ] * _ __ \\ # - --- + > | ! & &amp; <b> । : ` ~ ~~ = "'
  .split(' ')
  .concat(' ', ' ', '\n')

const words = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 12 })
  .map((parts): PhrasingContent => ({ type: 'text', value: parts.join('') }))
const phrasing: fc.Arbitrary<PhrasingContent[]> = fc.array(
  fc.oneof(
    words,
    words,
    fc
      .array(words, { minLength: 1, maxLength: 2 })
      .map((children): PhrasingContent => ({ type: 'strong', children })),
    fc
      .array(words, { minLength: 1, maxLength: 2 })
      .map((children): PhrasingContent => ({ type: 'emphasis', children })),
    fc
      .array(words, { minLength: 1, maxLength: 2 })
      .map((children): PhrasingContent => ({ type: 'delete', children })),
    words.map((word): PhrasingContent => ({
      type: 'strong',
      children: [word, { type: 'emphasis', children: [word] }],
    })),
    fc.constant<PhrasingContent>({ type: 'break' }),
  ),
  { minLength: 1, maxLength: 4 },
)
const block = fc.oneof(
  phrasing.map((children): RootContent => ({ type: 'paragraph', children })),
  phrasing.map((children): RootContent => ({ type: 'heading', depth: 2, children })),
  phrasing.map((children): RootContent => ({
    type: 'blockquote',
    children: [{ type: 'paragraph', children }],
  })),
  fc
    .tuple(fc.boolean(), fc.array(phrasing, { minLength: 1, maxLength: 3 }))
    .map(([ordered, entries]): RootContent => ({
      type: 'list',
      ordered,
      children: entries.map((children) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children }],
      })),
    })),
  fc.tuple(phrasing, phrasing, phrasing, phrasing).map(([a, b, c, d]): RootContent => ({
    type: 'table',
    children: [
      [a, b],
      [c, d],
    ].map((row) => ({
      type: 'tableRow',
      children: row.map((children) => ({ type: 'tableCell', children })),
    })),
  })),
)
const tree = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((children): Root => ({ type: 'root', children }))

describe('writeMarkdown', () => {
  it('shows the same words, whatever signs they contain', () => {
    fc.assert(
      fc.property(tree, (root) => {
        expect(wordsShown(writeMarkdown(root))).toBe(wordsOf(root))
      }),
      { numRuns: 1000 },
    )
  })

  it('writes a text that the search reads without signs', () => {
    const bold: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: 'গাঢ়।' }] }
    const root: Root = {
      type: 'root',
      children: [
        { type: 'paragraph', children: [bold, { type: 'text', value: 'পরে' }] },
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: 'http://a.example/ক (১).pdf',
              children: [{ type: 'text', value: '[PDF]' }],
            },
          ],
        },
      ],
    }
    const markdown = writeMarkdown(root)
    expect(markdown).toBe('**গাঢ়**।পরে\n\n[(PDF)](http://a.example/ক%20%28১%29.pdf)')
    expect(toPlainText(markdown)).toBe('গাঢ়।পরে\n\n(PDF)')
  })

  it('splits a long table, and repeats its head', () => {
    const row = (value: string) => ({
      type: 'tableRow' as const,
      children: [value, value].map((text) => ({
        type: 'tableCell' as const,
        children: [{ type: 'text' as const, value: text }],
      })),
    })
    const rows = Array.from({ length: 1200 }, (_, index) => row(`${index}`))
    const markdown = writeMarkdown({
      type: 'root',
      children: [{ type: 'table', children: [row('মাথা'), ...rows] }],
    })
    const tables = markdown.split('\n\n')
    expect(tables).toHaveLength(3)
    for (const table of tables) expect(table).toMatch(/^\| মাথা \| মাথা \|\n\| --- \| --- \|\n/)
    expect(tables.at(-1)).toMatch(/\| 1199 \| 1199 \|$/)
  })
})
