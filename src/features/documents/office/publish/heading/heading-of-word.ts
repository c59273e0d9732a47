import { unzipSync } from 'fflate'
import { isBijoyFont } from '../../../../../words/bijoy.ts'
import { joinBijoyRuns } from '../../../../../words/convert-bijoy.ts'
import { isHeading, subjectOf } from './choose-heading.ts'

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
  const [document, sheet] = ['document', 'styles'].map((name) => parsed(files[`word/${name}.xml`]))
  if (!document) return undefined
  const styles = readStyles(sheet)
  const paragraphs = [...document.getElementsByTagName('w:p')]
    // Word writes a shape twice: for itself, and for older programs.
    .filter((paragraph) => !parentOf(paragraph, 'mc:Fallback'))
    .map((paragraph) => {
      const id = valueOf(paragraph, 'w:pStyle')
      const style = styles.get(id)
      return {
        isHeading: HEADING.test(style?.name ?? id),
        text: textOf(paragraph, style?.font ?? ''),
      }
    })
  const heading = paragraphs.find((one) => one.isHeading && one.text !== '')?.text
  const subject = paragraphs.map(({ text }) => subjectOf(text)).find((text) => text !== undefined)
  return [heading, subject].find((text) => text !== undefined && isHeading(text))
}

function parsed(xml: Uint8Array | undefined): Document | undefined {
  return xml && new DOMParser().parseFromString(new TextDecoder().decode(xml), 'text/xml')
}

/** The nearest element of this name around another one. */
function parentOf(element: Element, name: string): Element | undefined {
  let parent = element.parentElement
  while (parent && parent.nodeName !== name) parent = parent.parentElement
  return parent ?? undefined
}

function valueOf(parent: Element, name: string): string {
  return parent.getElementsByTagName(name)[0]?.getAttribute('w:val') ?? ''
}

interface Style {
  /** The name that Word shows in every language: `heading 1`. */
  name: string
  font: string
}

function readStyles(sheet: Document | undefined): Map<string, Style> {
  const styles = [...(sheet?.getElementsByTagName('w:style') ?? [])].map((style) => {
    const font = style.getElementsByTagName('w:rFonts')[0]?.getAttribute('w:ascii') ?? ''
    return [
      style.getAttribute('w:styleId') ?? '',
      { name: valueOf(style, 'w:name'), font },
    ] as const
  })
  return new Map(styles)
}

/** The text that Word shows, without that of shapes in the paragraph. */
function textOf(paragraph: Element, usualFont: string): string {
  const runs = [...paragraph.getElementsByTagName('w:r')]
    .filter((run) => parentOf(run, 'w:p') === paragraph)
    .map((run) => {
      const text = [...run.children]
        .map((part) => (part.nodeName === 'w:t' ? part.textContent : (TEXTS[part.nodeName] ?? '')))
        .join('')
      const font = run.getElementsByTagName('w:rFonts')[0]?.getAttribute('w:ascii') ?? usualFont
      return { text, isBijoy: isBijoyFont(font) }
    })
  return joinBijoyRuns(runs).replace(/\s+/g, ' ').trim()
}

const TEXTS: Record<string, string> = { 'w:tab': ' ', 'w:br': ' ', 'w:noBreakHyphen': '-' }
