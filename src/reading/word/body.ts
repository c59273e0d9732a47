import { decodePercent, webAddress } from '../../base/web-address.ts'
import { MAX_TEXT } from '../../features/documents/table.ts'
import type { Block, Paragraph } from './blocks.ts'
import { type Piece, piecesOf, raise, symbolPieces } from './characters.ts'
import type { NoteKind, Notes } from './notes.ts'
import type { Label, CountLabel } from './numbering.ts'
import { textOfPieces } from './paragraph-text.ts'
import type { Part } from './parts.ts'
import type { Levels, Look, Styles } from './styles.ts'
import { type Drop, tableOf } from './tables.ts'
import {
  elementsIn,
  first,
  isOn,
  isTrue,
  outermost,
  textOf,
  valueOf,
  type XmlElement,
} from './xml.ts'

export interface Word {
  styles: Styles
  countLabel: CountLabel
  notes: Notes
  room: Room
  /** A file inside of the document, such as HTML. */
  readChunk: (part: Part, id: string | undefined) => Block[]
  /** Gets each text that Word does not show: deleted in a tracked change, or formatted as hidden. */
  onHidden?: OnHidden
}

/** Longer texts are cut. Signs of Bijoy and blanks that go become fewer letters. */
export interface Room {
  letters: number
}

export const createRoom = (): Room => ({ letters: 2 * MAX_TEXT })

export type OnHidden = (kind: 'deletedText' | 'coveredText', text: string) => void

/** A paragraph that may continue. */
interface Started {
  pieces: Piece[]
  label: (Label & { mark: XmlElement | undefined }) | undefined
  levels: Levels
}

interface Field {
  instruction: string
  /** Word shows the result of a field, and not its instruction. */
  isResult: boolean
  properties: XmlElement | undefined
  link?: Link
}

interface Link {
  address: string
  /** The paragraph in which the link begins, and its place there. */
  pieces: Piece[]
  from: number
}

/** Only the last of these has the text of a change that was tracked. */
const REMOVED = new Set(['w:del', 'w:moveFrom', 'w:delText', 'w:delInstrText'])
const PROPERTIES = /^(?:w:.*Pr|w:tblGrid|w:instrText)$/
const DRAWN = new Set(['w:drawing', 'w:pict', 'w:object'])

/** Longer addresses are not shown. */
const MAX_ADDRESS = 2000
/** Steps of the budget. */
const COST = { look: 150, letter: 10 }

/** The blocks of a part of the file, as Word shows them: the body, a cell, a note. */
export function readBlocks(part: Part, container: XmlElement, word: Word): Block[] {
  const { styles, room, onHidden } = word
  const { budget } = part
  const drop: Drop = (removed, kind = 'deletedText') => onHidden?.(kind, removedTextOf(removed))
  /** Text that was moved stands in another place. */
  const leaveOut = (removed: XmlElement) => removed.name !== 'w:moveFrom' && drop(removed)
  const fields: Field[] = []
  const marks = outermost(container, ['w:fldChar'])
  const typed = (type: string) =>
    marks.filter(({ attributes }) => attributes['w:fldCharType'] === type)
  /** A field without an end would hide the rest of the text. */
  const areFieldsWhole = typed('begin').length === typed('end').length

  function blocksIn(parent: XmlElement, tableStyle?: string): Block[] {
    const blocks: Block[] = []
    /** The text of paragraphs whose mark is hidden or deleted: the next one continues them. */
    let open: Started | undefined
    const close = () => {
      if (open) blocks.push(...written(open))
      open = undefined
    }
    const read = (element: XmlElement) => {
      for (const child of elementsIn(element)) {
        if (room.letters <= 0) return
        if (child.name === 'w:p') {
          const paragraph = paragraphIn(child, tableStyle, open)
          open = paragraph
          if (!paragraph.isOpen) close()
          blocks.push(...paragraph.boxes)
        } else if (child.name === 'w:tbl') {
          close()
          const style = valueOf(first(child, 'w:tblPr'), 'w:tblStyle')
          blocks.push(...tableOf(child, (cell) => blocksIn(cell, style), { budget, drop }))
        } else if (child.name === 'w:altChunk') {
          close()
          for (const block of word.readChunk(part, child.attributes['r:id'])) blocks.push(block)
        } else if (REMOVED.has(child.name)) leaveOut(child)
        else if (!PROPERTIES.test(child.name)) read(child)
      }
    }
    read(parent)
    close()
    return blocks
  }

  function paragraphIn(
    element: XmlElement,
    tableStyle: string | undefined,
    before: Started | undefined,
  ) {
    const properties = first(element, 'w:pPr')
    const mark = first(properties, 'w:rPr')
    budget.spend(COST.look)
    const levels = styles.levelsOf(tableStyle, valueOf(properties, 'w:pStyle'))
    const isHidden = styles.lookOf(levels, mark).isHidden
    const isRemoved = Boolean(first(mark, 'w:del') ?? first(mark, 'w:moveFrom'))
    const pieces = before?.pieces ?? []
    const from = pieces.length
    const boxes: Block[] = []
    readInline(element, { levels, pieces, boxes })
    const isEmpty = pieces.slice(from).every(({ text }) => text === '')
    // Word counts no paragraph that it does not show.
    const isShown = !(isEmpty && (isHidden || isRemoved))
    const own = isShown && !before?.label ? word.countLabel(properties) : undefined
    const label = before?.label ?? (own && { ...own, mark })
    // A large first letter is a paragraph of its own in the file.
    const isDropCap = first(properties, 'w:framePr')?.attributes['w:dropCap'] !== undefined
    return { pieces, label, levels, boxes, isOpen: isHidden || isRemoved || isDropCap }
  }

  function written({ pieces, label, levels }: Started): Paragraph[] {
    const text = textOfPieces(pieces)
    // An entry without words has its number all the same.
    if (!text && (!label || label.isBullet)) return []
    if (!label) return [{ text, isListed: false }]
    const look = styles.lookOf(levels, label.mark, label.properties)
    const number = textOfPieces(piecesIn(label.text, look))
    return [{ text: (number + label.separator + text).trim(), isListed: true }]
  }

  interface Inline {
    levels: Levels
    pieces: Piece[]
    boxes: Block[]
  }

  function readInline(parent: XmlElement, inline: Inline): void {
    for (const child of elementsIn(parent)) {
      if (room.letters <= 0) return
      if (REMOVED.has(child.name)) leaveOut(child)
      if (REMOVED.has(child.name) || PROPERTIES.test(child.name)) continue
      if (child.name === 'w:r') readRun(child, inline)
      else if (child.name === 'w:hyperlink') readLink(child, inline)
      else if (child.name === 'w:fldSimple') readSimpleField(child, inline)
      else if (child.name === 'm:oMath')
        addText(mathOf(child), styles.lookOf(inline.levels), inline)
      else if (child.name === 'w:ruby') readInline(first(child, 'w:rubyBase') ?? child, inline)
      else readInline(child, inline)
    }
  }

  function readLink(element: XmlElement, inline: Inline): void {
    const target = part.targetOf(element.attributes['r:id'])
    const anchor = element.attributes['w:anchor']
    const from = inline.pieces.length
    readInline(element, inline)
    if (!target?.isExternal) return
    const address = anchor ? `${target.address}#${anchor}` : target.address
    addAddress({ address, pieces: inline.pieces, from }, inline.pieces)
  }

  function readSimpleField(element: XmlElement, inline: Inline): void {
    const from = inline.pieces.length
    readInline(element, inline)
    const address = linkOf(element.attributes['w:instr'] ?? '')
    if (address) addAddress({ address, pieces: inline.pieces, from }, inline.pieces)
  }

  /** A visitor cannot click the words of a text that was read, so the address follows them. */
  function addAddress(link: Link, pieces: Piece[]): void {
    if (link.address.length > MAX_ADDRESS) return
    const words = pieces.slice(link.pieces === pieces ? link.from : 0)
    for (const { text } of words) budget.spend(COST.letter * (1 + text.length))
    const text = textOfPieces(words)
    const isPublic = /^(?:https?|mailto|tel):/i.test(link.address)
    const shown = link.address.replace(/^(?:mailto|tel):/i, '').replace(/\?subject=.*$/i, '')
    const bare = (address: string) =>
      decodePercent(address)
        .replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/gi, '')
        .toLowerCase()
    const isWeb = !/^http/i.test(link.address) || webAddress(link.address) !== undefined
    if (!isPublic || !isWeb || !bare(shown) || bare(text).includes(bare(shown))) return
    const separator = text ? ` (${shown})` : shown
    pieces.push({ text: separator, isBijoy: false, isStruck: false })
  }

  function readRun(run: XmlElement, inline: Inline): void {
    budget.spend(COST.look)
    const look = styles.lookOf(inline.levels, first(run, 'w:rPr'))
    for (const child of elementsIn(run)) readRunPart(child, look, inline)
  }

  function readRunPart(child: XmlElement, look: Look, inline: Inline): void {
    switch (child.name) {
      case 'w:fldChar':
        return readFieldMark(child, look, inline)
      case 'w:instrText': {
        const field = fields.at(-1)
        if (field && !field.isResult) field.instruction += textOf(child)
        return
      }
      case 'w:rPr':
      case 'w:delText':
        return
    }
    budget.spend(fields.length)
    const isInInstruction = areFieldsWhole && fields.some(({ isResult }) => !isResult)
    if (look.isHidden && child.name === 'w:t') onHidden?.('coveredText', textOf(child))
    if (look.isHidden || isInInstruction) return
    switch (child.name) {
      case 'w:t':
        return addText(inRoom(textOf(child)).replace(/\s+/g, ' '), look, inline)
      case 'w:tab':
      case 'w:ptab':
        return addText(' ', look, inline)
      case 'w:br':
      case 'w:cr':
        return addText('\n', look, inline)
      case 'w:noBreakHyphen':
        return addText('\u2011', look, inline)
      case 'w:sym': {
        const { 'w:font': font, 'w:char': code = '' } = child.attributes
        inline.pieces.push(...symbolPieces(font, code, look))
        return
      }
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const kind: NoteKind = child.name === 'w:footnoteReference' ? 'footnote' : 'endnote'
        const mark = word.notes.refer(kind, child)
        inline.pieces.push({ text: mark, isBijoy: false, isStruck: false })
        return
      }
      case 'w:ruby':
        return readInline(first(child, 'w:rubyBase') ?? child, inline)
      default:
        if (DRAWN.has(child.name)) inline.boxes.push(...boxesIn(child, inline))
    }
  }

  function readFieldMark(mark: XmlElement, look: Look, inline: Inline): void {
    const type = mark.attributes['w:fldCharType']
    const field = fields.at(-1)
    if (type === 'begin') {
      fields.push({ instruction: '', isResult: false, properties: first(mark, 'w:ffData') })
    } else if (type === 'separate' && field) {
      field.isResult = true
      const address = linkOf(field.instruction)
      if (address) field.link = { address, pieces: inline.pieces, from: inline.pieces.length }
    } else if (type === 'end' && field) {
      fields.pop()
      if (look.isHidden) return
      if (field.link) addAddress(field.link, inline.pieces)
      addText(formFieldOf(field), look, inline)
    }
  }

  function addText(text: string, look: Look, { pieces }: Inline): void {
    if (look.isHidden) return
    for (const piece of piecesIn(text, look)) pieces.push(piece)
  }

  function piecesIn(text: string, look: Look): Piece[] {
    const shown = inRoom(text)
    room.letters -= text.length
    return piecesOf(shown, look)
  }

  function inRoom(text: string): string {
    return text.slice(0, Math.max(0, room.letters))
  }

  /** The texts of boxes and of WordArt. */
  function boxesIn(drawing: XmlElement, inline: Inline): Block[] {
    const shapes = outermost(drawing, ['w:txbxContent', 'v:textpath', 'wp:docPr', 'v:shape'])
    if (shapes.some(isHiddenShape)) return []
    return outermost(drawing, ['w:txbxContent', 'v:textpath']).flatMap((found) => {
      if (found.name === 'w:txbxContent') return blocksIn(found)
      const { string = '', style = '' } = found.attributes
      const font = /font-family:\s*["']?([^;"']+)/i.exec(style)?.[1]
      const plain = styles.lookOf(inline.levels)
      const look = font ? { ...plain, fonts: { ascii: font } } : plain
      return written({ ...inline, pieces: piecesIn(string, look), label: undefined })
    })
  }

  return blocksIn(container)
}

/** Without the instructions of fields. */
function removedTextOf(removed: XmlElement): string {
  return outermost(removed, ['w:t', 'w:delText']).map(textOf).join('')
}

function isHiddenShape({ name, attributes }: XmlElement): boolean {
  if (name === 'wp:docPr') return isTrue(attributes['hidden'])
  return /visibility:\s*hidden/i.test(attributes['style'] ?? '')
}

/** The address of a field such as `HYPERLINK "https://…"`. */
function linkOf(instruction: string): string | undefined {
  const [, quoted, plain] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? []
  return quoted ?? plain
}

/** The tick or the choice of a field of an old form. Word keeps them in no text. */
function formFieldOf({ properties, isResult }: Field): string {
  const box = first(properties, 'w:checkBox')
  if (box) return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) ? '☒' : '☐'
  const list = first(properties, 'w:ddList')
  if (!list || isResult) return ''
  const entries = elementsIn(list).filter(({ name }) => name === 'w:listEntry')
  const chosen = Number(valueOf(list, 'w:result') ?? valueOf(list, 'w:default') ?? 0)
  return entries[chosen]?.attributes['w:val'] ?? ''
}

/** A formula in one line. */
function mathOf(element: XmlElement): string {
  const inside = (name: string) => {
    const found = first(element, name)
    return found ? mathOf(found) : ''
  }
  const group = (text: string) => (/^[\p{L}\p{M}\p{N}.]*$/u.test(text) ? text : `(${text})`)
  switch (element.name) {
    case 'm:t':
      return textOf(element)
    case 'm:f':
      return `${group(inside('m:num'))}/${group(inside('m:den'))}`
    case 'm:rad':
      return `√${group(inside('m:e'))}`
    case 'm:sSup':
      return inside('m:e') + (raise(inside('m:sup'), 'superscript') ?? `^${group(inside('m:sup'))}`)
    case 'm:sSub':
      return inside('m:e') + (raise(inside('m:sub'), 'subscript') ?? inside('m:sub'))
    default:
      return elementsIn(element).map(mathOf).join('')
  }
}
