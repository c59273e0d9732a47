import { unzipSync } from 'fflate'
import { convertBijoy } from '../../../../office/form/convert-bijoy.ts'

/** A document with more XML is not a notice. */
const MAX_XML = 10e6
/** A longer paragraph is not a heading. */
const MAX_TITLE = 200
const HEADING = /^(?:title|heading ?1)$/i
const SUBJECT = /^বিষয়\s*[:ঃ：-]+\s*/

/**
 * The first heading of a Word document, or else its line “বিষয়: …”. The first lines are not used,
 * because they have the name and the address of the school.
 * @throws if the file is damaged
 */
export function headingOfWord(bytes: Uint8Array): string | undefined {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === 'word/document.xml' && originalSize <= MAX_XML,
  })
  const xml = files['word/document.xml']
  if (!xml) return undefined
  const document = new DOMParser().parseFromString(new TextDecoder().decode(xml), 'text/xml')
  const paragraphs = [...document.getElementsByTagName('w:p')].map((paragraph) => ({
    style: paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '',
    text: textOf(paragraph),
  }))
  const heading = paragraphs.find(({ style, text }) => HEADING.test(style) && text !== '')?.text
  const subject = paragraphs.find(({ text }) => SUBJECT.test(text))?.text.replace(SUBJECT, '')
  return [heading, subject].find((text) => text && text.length <= MAX_TITLE)
}

function textOf(paragraph: Element): string {
  return [...paragraph.getElementsByTagName('w:r')]
    .map((run) => {
      const text = [...run.getElementsByTagName('w:t')].map((part) => part.textContent).join('')
      const font = run.getElementsByTagName('w:rFonts')[0]?.getAttribute('w:ascii') ?? ''
      return font.endsWith('MJ') ? convertBijoy(text) : text
    })
    .join('')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}
