import { attributesOf, readXml } from './xml.ts'

/** Excel has no longer text in a cell. */
export const MAX_LETTERS = 32_767

/** A part of a text. Without a font, it has that of the cell. */
export interface FontRun {
  text: string
  font?: string | undefined
}

type Token = ReturnType<typeof readXml> extends Generator<infer One> ? One : never

/** Collects the text of an element `si` or `is`, without the reading aid of Japanese texts. */
export class TextCollector {
  runs: FontRun[] = []
  #font: string | undefined
  #isText = false
  #isAid = false
  #letters = 0

  take(token: Token): void {
    const { kind, name } = token
    const isOpen = kind === 'open'
    if (kind === 'text') {
      if (this.#isText) this.#add(decodeEscapes(token.text))
    } else if (name === 't') this.#isText = isOpen && !this.#isAid
    else if (name === 'rPh') this.#isAid = isOpen
    else if (name === 'r') this.#font = undefined
    else if (name === 'rFont' && isOpen) this.#font = attributesOf(token)['val']
  }

  #add(whole: string): void {
    const text = whole.slice(0, MAX_LETTERS - this.#letters)
    this.#letters += text.length
    if (text !== '') this.runs.push({ text, font: this.#font })
  }
}

/** The texts that cells share. */
export function readSharedTexts(xml: string): FontRun[][] {
  const texts: FontRun[][] = []
  let collector: TextCollector | undefined
  for (const token of readXml(xml)) {
    if (token.name === 'si') {
      if (token.kind === 'open') collector = new TextCollector()
      else if (collector) texts.push(collector.runs)
    } else collector?.take(token)
  }
  return texts
}

/** Excel writes characters that XML does not allow as `_x000B_`. */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}
