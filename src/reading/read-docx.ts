import { checkUnzippedSize } from './unzipped-size.ts'
import { writeBlocks } from './word/blocks.ts'
import { readBlocks } from './word/body.ts'
import { createNotes } from './word/notes.ts'
import { readNumbering } from './word/numbering.ts'
import { openWord, type Part } from './word/parts.ts'
import { readStyles } from './word/styles.ts'
import { all, first, isOn, outermost, textOf, type XmlElement } from './word/xml.ts'

/** The text of a Word document as Word shows it, with its notes at the end. */
export async function readDocx(path: string): Promise<string> {
  await checkUnzippedSize(path)
  const document = await openWord(path)
  const body = first(document.root, 'w:body')
  if (!body) return ''
  const styles = readStyles(document)
  const notes = createNotes(document)
  const word = { styles, countLabel: readNumbering(document, styles), notes }
  const [header, footer] = (['header', 'footer'] as const).map((kind) => marginOf(document, kind))
  const margin = (part: Part | undefined) =>
    part ? readBlocks(part, withoutPageNumbers(part.root), word) : []
  return writeBlocks([
    ...margin(header),
    ...readBlocks(document, body, word),
    ...margin(footer),
    ...notes.list((part, note) => readBlocks(part, note, word)),
  ])
}

/** The header or footer of the first page. It often has the letterhead. */
function marginOf(document: Part, kind: 'header' | 'footer'): Part | undefined {
  const section = outermost(document.root, ['w:sectPr'])[0]
  const type = isOn(section, 'w:titlePg') ? 'first' : 'default'
  const reference = all(section, `w:${kind}Reference`).find(
    ({ attributes }) => (attributes['w:type'] ?? 'default') === type,
  )
  return document.relatedBy(reference?.attributes['r:id'])
}

const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i

function withoutPageNumbers(margin: XmlElement): XmlElement {
  const isNumber = (element: XmlElement) =>
    element.name === 'w:p' &&
    outermost(element, ['w:instrText', 'w:fldSimple']).some((field) =>
      PAGE_NUMBER.test(field.attributes['w:instr'] ?? textOf(field)),
    )
  const children = margin.children
    .filter((child) => typeof child === 'string' || !isNumber(child))
    .map((child) => (typeof child === 'string' ? child : withoutPageNumbers(child)))
  return { ...margin, children }
}
