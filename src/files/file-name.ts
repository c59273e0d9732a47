import { cleanLine } from '../input.ts'
import type { FileKind } from './kinds.ts'

const MAX_STEM_LENGTH = 120
/** What Windows opens in place of a file, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The uploaded name, made fit for a header and a disk: no folder, no hidden or reserved character,
 * not too long, and with an ending that tells the truth about the bytes.
 */
export function cleanFileName(uploaded: string, kind: FileKind): string {
  const last = uploaded.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = cleanLine(last).replace(/["*:<>?|]/g, '_')
  const dot = plain.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot + 1)] : [plain, '']
  const isTrue = kind.extensions.includes(ending.toLowerCase())
  const visible = shorten(stem.replace(/^[\s.\u200C\u200D]+/, '')).trimEnd()
  return `${DEVICE.test(visible) ? '_' : ''}${visible || 'file'}.${isTrue ? ending : kind.extensions[0]}`
}

/** Cut between graphemes, so that no conjunct is torn apart. */
function shorten(text: string): string {
  if (text.length <= MAX_STEM_LENGTH) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(text)) {
    if (short.length + segment.length > MAX_STEM_LENGTH) break
    short += segment
  }
  return short
}
