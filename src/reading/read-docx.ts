import { TooLarge } from '@pathshala/tables/budget'
import { type Block, writeBlocks } from './word/blocks.ts'
import { createRoom, type OnHidden, readBlocks, type Room } from './word/body.ts'
import { CHUNK_COST, chunkBlocks } from './word/chunk.ts'
import { createNotes } from './word/notes.ts'
import { readNumbering } from './word/numbering.ts'
import { MAX_XML, openArchive, openWord, type Part } from './word/parts.ts'
import { readStyles } from './word/styles.ts'
import { all, first, isOn, outermost, textOf, type XmlElement } from './word/xml.ts'
import { open } from 'node:fs/promises'
import type { HiddenPart } from '../files/hidden-part.ts'
import { Unreadable } from './reading.ts'

/** The text of a Word document as Word shows it, with its notes at the end. */
export async function readDocx(path: string): Promise<string> {
  return readWord(await openChecked(path))
}

/** What a Word document contains and does not show. */
export async function hiddenInDocx(path: string): Promise<HiddenPart[]> {
  const document = await openChecked(path)
  const hidden: HiddenPart[] = []
  readWord(document, (kind, name) => hidden.push({ kind, name }))
  const comments = all(document.related('comments')?.root, 'w:comment')
  for (const comment of comments) hidden.push({ kind: 'comment', name: textOf(comment) })
  return hidden
}

async function openChecked(path: string): Promise<Part> {
  await checkUnzippedSize(path)
  return openWord(path)
}

/** Word files inside of each other. More are a hostile file. */
const MAX_DEPTH = 2

function readWord(document: Part, onHidden?: OnHidden): string {
  return writeBlocks(blocksOf(document, createRoom(), onHidden))
}

function blocksOf(document: Part, room: Room, onHidden?: OnHidden, depth = 0): Block[] {
  const body = first(document.root, 'w:body')
  if (!body) return []
  const styles = readStyles(document)
  const notes = createNotes(document)
  const readChunk = (part: Part, id: string | undefined) => {
    const bytes = part.fileOf(id)
    part.budget.spend(CHUNK_COST * (bytes?.length ?? 1))
    return chunkBlocks(bytes, {
      budget: part.budget,
      readWord: (archive) => readInner(archive, part, depth + 1),
      onHidden: (text) => onHidden?.('coveredText', text),
    })
  }
  const readInner = (archive: Uint8Array, { budget }: Part, innerDepth: number) => {
    if (innerDepth > MAX_DEPTH) return undefined
    try {
      return blocksOf(openArchive(archive, budget), room, onHidden, innerDepth)
    } catch (error) {
      if (error instanceof TooLarge) throw error
      // A damaged file inside: the rest of the document is still readable.
      return undefined
    }
  }
  const word = {
    styles,
    countLabel: readNumbering(document, styles),
    notes,
    room,
    readChunk,
    ...(onHidden && { onHidden }),
  }
  const [header, footer] = (['header', 'footer'] as const).map((kind) => marginOf(document, kind))
  const margin = (part: Part | undefined) =>
    part ? readBlocks(part, withoutPageNumbers(part.root), word) : []
  return [
    ...margin(header),
    ...readBlocks(document, body, word),
    ...margin(footer),
    ...notes.list((part, note) => readBlocks(part, note, word)),
  ]
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
    // What is in a paragraph was looked through with it.
    .map((child) =>
      typeof child === 'string' || child.name === 'w:p' ? child : withoutPageNumbers(child),
    )
  return { ...margin, children }
}

/** The end of a ZIP archive: 22 bytes and a comment of at most 64 kB. */
const MAX_END = 22 + 0xffff
const END = Buffer.from('PK\x05\x06')
const ENTRY = Buffer.from('PK\x01\x02')
const ENTRY_BYTES = 46

/**
 * Refuses a decompression bomb before anything is unpacked. An archive that declares a wrong size
 * is stopped by the limits of the process.
 * @throws Unreadable
 */
async function checkUnzippedSize(path: string): Promise<void> {
  const directory = await readDirectory(path)
  let bytes = 0
  for (let at = 0; directory.indexOf(ENTRY, at) === at;) {
    const nameBytes = directory.readUInt16LE(at + 28)
    const name = directory.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    if (/\.(?:xml|rels)$/i.test(name)) bytes += directory.readUInt32LE(at + 24)
    at +=
      ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (bytes > MAX_XML) throw new Unreadable('reading-too-large', `${bytes} bytes of XML.`)
}

async function readDirectory(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, MAX_END))
    await file.read(tail, 0, tail.length, size - tail.length)
    const end = tail.lastIndexOf(END)
    if (end < 0 || end + 22 > tail.length) {
      throw new Unreadable('reading-damaged', 'The archive has no end.')
    }
    const directory = Buffer.alloc(Math.min(size, tail.readUInt32LE(end + 12)) + ENTRY_BYTES)
    await file.read(directory, 0, directory.length - ENTRY_BYTES, tail.readUInt32LE(end + 16))
    return directory
  } finally {
    await file.close()
  }
}
