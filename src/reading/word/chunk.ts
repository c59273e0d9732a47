import type { Budget } from '@pathshala/tables/budget'
import { decodeText } from '@pathshala/tables/decode-text'
import { UNREAD } from '../unread.ts'
import type { Block } from './blocks.ts'
import { htmlBlocks } from './html.ts'

/** Steps of the budget for each byte. */
export const CHUNK_COST = 5

interface Readers {
  budget: Budget
  /** The blocks of a Word document; undefined if it cannot be read. */
  readWord: (archive: Uint8Array) => Block[] | undefined
  onHidden: (text: string) => void
}

/** A file inside of a document, which Word shows at this place: HTML, a mail of it, text, Word. */
export function chunkBlocks(
  bytes: Uint8Array | undefined,
  { budget, readWord, onHidden }: Readers,
): Block[] {
  const unread = [{ text: UNREAD, isListed: false }]
  if (!bytes) return unread
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWord(bytes) ?? unread
  const text = decodeText(bytes)
  if (/^\s*\{\\rtf/.test(text) || text.includes('\0')) return unread
  const isMail = /^(?:MIME-Version|Content-Type):/im.test(text.slice(0, 1000))
  const html = isMail ? htmlOfMail(text) : text
  if (html === undefined) return unread
  if (/<(?:html|body|p|div|table|h\d|br|span|[uo]l)[\s/>]/i.test(html)) {
    return htmlBlocks(html, budget, onHidden)
  }
  return html
    .split(/(?:\r?\n){2,}/)
    .map((part) => ({ text: part.trim(), isListed: false }))
    .filter((block) => block.text !== '')
}

/** The first part that is HTML. */
function htmlOfMail(mail: string): string | undefined {
  const at = mail.search(/^Content-Type:\s*text\/html/im)
  const start = at === -1 ? -1 : /\r?\n\r?\n/.exec(mail.slice(at))?.index
  if (start === undefined || start === -1) return undefined
  const headers = mail.slice(Math.max(0, at - 300), at + start)
  const rest = mail.slice(at + start).trimStart()
  const body = rest.split(/\r?\n--/, 1)[0]!
  if (/Encoding:\s*base64/i.test(headers)) return Buffer.from(body, 'base64').toString()
  if (!/Encoding:\s*quoted-printable/i.test(headers)) return body
  const plain = Buffer.from(body)
    .toString('latin1')
    .replace(/=\r?\n/g, '')
  const decoded = plain.replace(/=([\dA-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(decoded, 'latin1').toString()
}
