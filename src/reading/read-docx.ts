import mammoth from 'mammoth'
import { looksLikeBijoy } from '../words/bijoy.ts'
import { isBijoyFont, joinRuns, type Run } from './convert-bijoy.ts'
import { checkUnzippedSize } from './unzipped-size.ts'

/** A node of mammoth's document tree. Its types do not declare it. */
interface Node {
  type: string
  children?: Node[]
  /** Of a text. */
  value?: string
  /** Of a run. The font of the run itself, not of its style. */
  font?: string | null
  /** Of a paragraph in a list. */
  numbering?: object | null
}

/** The text of a Word document: paragraphs, entries of lists and rows of tables as lines. */
export async function readDocx(path: string): Promise<string> {
  await checkUnzippedSize(path)
  let document: Node = { type: 'document' }
  await mammoth.convertToHtml(
    { path },
    {
      // Keeps the tree, and makes no HTML.
      transformDocument(root: Node) {
        document = root
        return { ...root, children: [] }
      },
    },
  )
  const isBijoyByDefault = textsOf(document).some(({ text, font }) => !font && looksLikeBijoy(text))
  return blocksOf(document, isBijoyByDefault).trim()
}

interface FontText {
  text: string
  font: string | null
}

function textsOf(node: Node, font: string | null = null): FontText[] {
  if (node.type === 'text') return [{ text: node.value ?? '', font }]
  if (node.type === 'tab') return [{ text: '\t', font }]
  if (node.type === 'break') return [{ text: '\n', font }]
  const own = node.type === 'run' ? (node.font ?? null) : font
  return (node.children ?? []).flatMap((child) => textsOf(child, own))
}

function blocksOf(node: Node, isBijoyByDefault: boolean): string {
  const read = (child: Node) => blocksOf(child, isBijoyByDefault)
  const children = node.children ?? []
  if (node.type === 'paragraph') {
    const text = paragraphText(node, isBijoyByDefault)
    return text && (node.numbering ? `• ${text}\n` : `${text}\n\n`)
  }
  if (node.type === 'tableRow') {
    return `${children.map((cell) => read(cell).trim().replace(/\n+/g, ' ')).join(' | ')}\n`
  }
  const text = children.map(read).join('')
  if (node.type === 'table') return `${text.trimEnd()}\n\n`
  // The line after a list begins a new paragraph.
  return text.replace(/^(• .*)\n(?!• |\n)/gm, '$1\n\n')
}

function paragraphText(paragraph: Node, isBijoyByDefault: boolean): string {
  const runs = textsOf(paragraph).map(({ text, font }): Run => ({
    text,
    isBijoy: font ? isBijoyFont(font) : isBijoyByDefault,
  }))
  return joinRuns(runs)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
