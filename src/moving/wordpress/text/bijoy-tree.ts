import type { ElementContent, Parents, Text } from 'hast'
import { fromBijoy } from '../../../reading/convert-bijoy.ts'
import { isBijoyFont, looksLikeBijoy } from '../../../words/bijoy.ts'
import { repairLine } from '../../../words/repair-bijoy.ts'
import { attribute, BLOCKS, isElement } from './elements.ts'

const BENGALI = /[\u0980-\u09FF]/

/** Converts words in a Bijoy font, and lines that were typed in Bijoy without its font. */
export function repairBijoyTree(root: Parents): void {
  convertFonts(root, false)
  const lines: Text[][] = [[]]
  collectLines(root, lines)
  const texts = lines.map((line) => line.map(({ value }) => value).join(''))
  if (!texts.some(looksLikeBijoy)) return
  const isMixed = texts.some((text) => BENGALI.test(text))
  for (const [index, line] of lines.entries()) {
    if (isMixed && !looksLikeBijoy(texts[index]!)) continue
    for (const node of line) node.value = repairLine(node.value, fromBijoy).normalize('NFC')
  }
}

function convertFonts(node: Parents, isBijoy: boolean): void {
  for (const child of node.children) {
    if (child.type === 'text') {
      if (isBijoy && !BENGALI.test(child.value))
        child.value = fromBijoy(child.value).normalize('NFC')
    } else if (isElement(child)) convertFonts(child, fontOf(child) ?? isBijoy)
  }
}

/** Whether an element sets a Bijoy font; undefined if it sets no font. */
function fontOf(node: ElementContent): boolean | undefined {
  if (!isElement(node)) return undefined
  const style = /font-family\s*:\s*([^;]+)/i.exec(attribute(node, 'style'))?.[1]
  const [first] = (style ?? attribute(node, 'face')).split(',')
  const name = first!.replace(/["']|!important/g, '').trim()
  return name === '' ? undefined : isBijoyFont(name)
}

function collectLines(node: Parents, lines: Text[][]): void {
  for (const child of node.children) {
    if (child.type === 'text') lines.at(-1)!.push(child)
    else if (isElement(child)) {
      const isBreak = BLOCKS.has(child.tagName) || child.tagName === 'br'
      if (isBreak) lines.push([])
      collectLines(child, lines)
      if (isBreak) lines.push([])
    }
  }
}
