import { decodePercent } from '../../../base/web-address.ts'
import { escapeHtml } from '../../../base/xml.ts'

interface ShortcodeLink {
  key: string
  address: string
  title: string
  isPicture: boolean
}

const ADDRESS_KEY =
  /(?:^|_)(?:url|link|href|src|file|pdf|doc|document|download|mp3|mp4|viewer|image|photo|picture|audio|video|attachment)(?:_url|_src|_link|_one|_two|_\d)?$/
/** Addresses of decoration. */
const DECORATION_KEY =
  /background|(?:^|_)bg|icon|logo|poster|pattern|mask|hover|overlay|thumb|css|font/
const PICTURE_KEY = /(?:^|_)(?:image|photo|src|pic|picture|portrait)(?:_url|_src)?$/
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:$|[?#])/i

export function attributesOf(written: string): Map<string, string> {
  const quotes = written
    .replace(/&(?:quot|#34|#8220|#8221|#8243);|[“”″]/g, '"')
    .replace(/&(?:#0?39|#8216|#8217);|[‘’]/g, "'")
  const pairs = quotes.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)
  // `[audio http://…/a.mp3]`
  const bare = /^\s+(https?:\/\/[^\s"'|\]]+)/i.exec(quotes)?.[1]
  return new Map<string, string>([
    ...(bare === undefined ? [] : [['url', bare] as const]),
    ...[...pairs].map(([, key, double, single, plain]): [string, string] => [
      key!.toLowerCase(),
      withSigns(double ?? single ?? plain ?? ''),
    ]),
  ])
}

/** Signs that page builders may not write into an attribute, and write in their own way. */
function withSigns(value: string): string {
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('``', '"')
    .replaceAll('`{`', '[')
    .replaceAll('`}`', ']')
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
    .trim()
}

/** The addresses in attributes, each once. Pictures that are decoration are left out. */
export function linksIn(attributes: Map<string, string>): ShortcodeLink[] {
  const links = new Map<string, ShortcodeLink>()
  for (const [key, value] of attributes) {
    if (!ADDRESS_KEY.test(key) || DECORATION_KEY.test(key)) continue
    const { address, title } = addressIn(value)
    if (address === undefined || links.has(address)) continue
    const isPicture = PICTURE_KEY.test(key) && PICTURE.test(address)
    links.set(address, { key, address, title, isPicture })
  }
  return [...links.values()]
}

/** WPBakery writes `url:http%3A%2F%2F…|title:ফরম|target:_blank`. */
function addressIn(value: string): { address?: string; title: string } {
  const parts =
    value.includes('|') || value.startsWith('url:') ? value.split('|') : [`url:${value}`]
  const partOf = (name: string) => {
    const part = parts.find((one) => one.startsWith(`${name}:`))
    return part === undefined ? '' : decode(part.slice(name.length + 1)).trim()
  }
  const address = partOf('url') || decode(parts[0]!).trim()
  const isAddress = /^(?:(?:https?:)?\/\/|\/(?!\/)|mailto:|tel:)\S/i.test(address)
  return { ...(isAddress && { address }), title: partOf('title') }
}

/** An address that has its own signs, such as `%20` in a name, stays as it is. */
function decode(text: string): string {
  return /^(?:https?:|\/)/i.test(text) ? text : decodePercent(text)
}

const LABELS = ['label', 'title', 'text', 'heading', 'value', 'content', 'description']

/** The words in a list that WPBakery writes into one attribute, as paragraphs. */
export function labelsInJson(attributes: Map<string, string>): string[] {
  return [...attributes.values()].flatMap((value) => {
    if (!/^%5B%7B/i.test(value)) return []
    const rows = parseRows(value)
    return rows.map((row) => {
      const words = LABELS.map((key) => row[key]).filter(
        (one): one is string => typeof one === 'string' && one !== '',
      )
      return `<p>${escapeHtml(words.join(' – '))}</p>`
    })
  })
}

function parseRows(value: string): Record<string, unknown>[] {
  try {
    const rows = JSON.parse(decodeURIComponent(value)) as unknown
    const all: unknown[] = Array.isArray(rows) ? rows : []
    return all.filter(
      (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
    )
  } catch (error) {
    if (error instanceof URIError || error instanceof SyntaxError) return []
    throw error
  }
}
