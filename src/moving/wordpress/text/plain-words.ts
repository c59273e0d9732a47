import { Parser } from 'htmlparser2'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import type { OldSite } from '../old-site.ts'
import { BLOCKS, isHiddenStyle } from './elements.ts'
import { addFile, type Mentions, targetOf } from './mentions.ts'

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select', 'textarea'])
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/**
 * The words of HTML that is too large or too deep for a tree, line by line. It takes linear time and
 * does not recurse.
 */
export function plainWordsOf(
  html: string,
  { base, site, mentions }: { base: string; site: OldSite; mentions: Mentions },
): string {
  let text = ''
  let depth = 0
  let hiddenFrom = Infinity
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!VOID.has(name)) depth += 1
      const isHidden = isHiddenStyle(attributes.style ?? '', attributes.hidden !== undefined)
      if (isHidden || SKIPPED.has(name)) hiddenFrom = Math.min(hiddenFrom, depth)
      if (hiddenFrom <= depth) {
        if (name === 'a') mentions.hiddenLinks += 1
        return
      }
      if (name === 'br' || BLOCKS.has(name)) text += '\n'
      for (const written of [attributes.href, attributes.src, attributes.data]) {
        const target = written === undefined ? undefined : targetOf(written, base, site)
        if (target?.kind === 'file') addFile(mentions.files, target.file)
        if (target?.kind === 'elsewhere' && target.isFile) mentions.external.push(target.address)
      }
    },
    ontext(words) {
      if (hiddenFrom > depth) text += words
    },
    onclosetag(name) {
      if (VOID.has(name)) return
      if (hiddenFrom > depth && BLOCKS.has(name)) text += '\n'
      depth -= 1
      if (hiddenFrom > depth) hiddenFrom = Infinity
    },
  })
  parser.end(html)
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return repairBijoy(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

/** A title in Unicode, on one line. */
export function lineIn(html: string): string {
  return repairBijoy(titleOf(html).replace(/\s+/g, ' ').trim())
}

/** One line without tags and references: a title. */
export function titleOf(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: (words) => (text += words) })
  parser.end(html)
  return text
}
