import { cleanLine, isVisible } from '@pathshala/bengali/clean-text'
import type { FileKind } from './kinds.ts'

const MAX_STEM_LENGTH = 120
/** Windows opens a device, not a file, for these names with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Makes the uploaded name safe for an HTTP header and a disk: no folder, no invisible or reserved
 * characters, limited length, and an extension that matches the bytes.
 */
export function cleanFileName(uploaded: string, kind: FileKind): string {
  const last = uploaded.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = cleanLine(last).replace(/["*:<>?|]/g, '_')
  const dot = plain.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot + 1)] : [plain, '']
  const hasCorrectEnding = kind.extensions.includes(ending.toLowerCase())
  const short = shorten(stem.replace(/^[\s.\u200C\u200D]+/, '')).trimEnd()
  const name = isVisible(short) ? short : 'file'
  return `${DEVICE.test(name) ? '_' : ''}${name}.${hasCorrectEnding ? ending : kind.extensions[0]}`
}

/** Shortens between graphemes, so that no Bengali conjunct is split. */
function shorten(text: string): string {
  if (text.length <= MAX_STEM_LENGTH) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(text)) {
    if (short.length + segment.length > MAX_STEM_LENGTH) break
    short += segment
  }
  return short
}
