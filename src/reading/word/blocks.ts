import { writeTable } from '@pathshala/tables/markdown-table'
import { alignmentsOf } from '../paragraphs.ts'

export interface Paragraph {
  text: string
  isListed: boolean
}

/** The rows of a table; all have the same number of cells. */
export interface TableBlock {
  rows: string[][]
}

export type Block = Paragraph | TableBlock

/** Paragraphs and tables with a blank line between them. Entries of a list follow each other. */
export function writeBlocks(blocks: Block[]): string {
  let text = ''
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]
    const isInList = before && isListed(before) && isListed(block)
    text +=
      (index === 0 ? '' : isInList ? '\n' : '\n\n') +
      ('rows' in block ? written(block) : block.text)
  })
  return text
}

function isListed(block: Block): boolean {
  return 'text' in block && block.isListed
}

function written({ rows }: TableBlock): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '/')))
  return writeTable(cells, alignmentsOf(cells))
}

/** A block in one line, for the cell of a table. */
export function lineOf(block: Block): string {
  if ('text' in block) return block.text.replace(/\n+/g, ' ')
  return block.rows.map((row) => row.filter(Boolean).join(', ')).join('; ')
}
