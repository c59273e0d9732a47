import { unzipSync } from 'fflate'
import { isBijoyFont } from '@pathshala/bengali/bijoy'
import { joinBijoyRuns, type Run } from '@pathshala/bengali/convert-bijoy'
import { decodeText } from '@pathshala/tables/decode-text'
import { attributesOf, readXml } from '@pathshala/tables/workbook/xml'
import { subjectOf } from '../../../letter-parts.ts'
import { isHeading } from './choose-heading.ts'

/** A document with more XML is not a notice. */
const MAX_XML = 10e6
const HEADING = /^(?:title|heading ?1)$/i

/**
 * The first heading of a Word document, or else its line “বিষয়: …”. The first lines are not used,
 * because they have the name and the address of the school.
 * @throws if the file is damaged
 */
export function headingOfWord(bytes: Uint8Array): string | undefined {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      /^word\/(?:document|styles)\.xml$/.test(name) && originalSize <= MAX_XML,
  })
  const [document, sheet] = ['document', 'styles'].map((name) => {
    const xml = files[`word/${name}.xml`]
    return xml && decodeText(xml)
  })
  if (document === undefined) return undefined
  const paragraphs = [...paragraphsOf(document, readStyles(sheet ?? ''))]
  const heading = paragraphs.find(({ style, text }) => HEADING.test(style) && text !== '')?.text
  const subject = paragraphs.map(({ text }) => subjectOf(text)).find((text) => text !== undefined)
  return [heading, subject].find((text) => text !== undefined && isHeading(text))
}

interface Style {
  /** The name that Word shows in every language: `heading 1`. */
  name: string
  font: string
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>()
  let style: Style | undefined
  for (const token of readXml(xml)) {
    const { kind, name } = token
    if (kind !== 'open') continue
    const attributes = attributesOf(token)
    if (name === 'style') {
      style = { name: '', font: '' }
      styles.set(attributes['styleId'] ?? '', style)
    } else if (style && name === 'name') style.name ||= attributes['val'] ?? ''
    else if (style && name === 'rFonts') style.font ||= attributes['ascii'] ?? ''
  }
  return styles
}

interface Paragraph {
  style: string
  /** As Word shows it, without the text of shapes in the paragraph. */
  text: string
}

/** A paragraph whose end was not read yet, and its run. */
interface OpenParagraph {
  style: Style | undefined
  styleId: string
  runs: Run[]
  run: { font: string | undefined; text: string } | undefined
}

function* paragraphsOf(xml: string, styles: Map<string, Style>): Generator<Paragraph> {
  const open: OpenParagraph[] = []
  let [isText, fallbacks] = [false, 0]
  for (const token of readXml(xml)) {
    const { kind, name } = token
    const isOpen = kind === 'open'
    // Word writes a shape twice: for itself, and for older programs.
    if (name === 'Fallback') fallbacks += isOpen ? 1 : -1
    if (fallbacks > 0) continue
    const paragraph = open.at(-1)
    const run = paragraph?.run
    if (kind === 'text') {
      if (run && isText) run.text += token.text
    } else if (name === 'p' && isOpen) {
      open.push({ style: undefined, styleId: '', runs: [], run: undefined })
    } else if (name === 'p' && paragraph) {
      open.pop()
      yield {
        style: paragraph.style?.name ?? paragraph.styleId,
        text: cleaned(joinBijoyRuns(paragraph.runs)),
      }
    } else if (name === 'r' && isOpen && paragraph) {
      paragraph.run = { font: undefined, text: '' }
    } else if (name === 'r' && run) {
      const font = run.font ?? paragraph.style?.font ?? ''
      paragraph.runs.push({ text: run.text, isBijoy: isBijoyFont(font) })
      paragraph.run = undefined
    } else if (name === 't') isText = isOpen
    else if (isOpen && name === 'pStyle' && paragraph) {
      paragraph.styleId = attributesOf(token)['val'] ?? ''
      paragraph.style = styles.get(paragraph.styleId)
    } else if (isOpen && run) {
      if (name === 'rFonts') run.font ??= attributesOf(token)['ascii']
      else run.text += TEXTS[name] ?? ''
    }
  }
}

function cleaned(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

const TEXTS: Record<string, string> = { tab: ' ', br: ' ', noBreakHyphen: '-' }
