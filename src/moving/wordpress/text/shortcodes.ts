import { decodePercent } from '../../../base/web-address.ts'
import { escapeHtml } from '../../../base/xml.ts'
import { attributesOf, labelsInJson, linksIn } from './shortcode-attributes.ts'
import { isUtf8 } from 'node:buffer'

/** `[name …]`, `[/name]`, and `[[name]]`, which is how a post shows a shortcode as text. */
const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s[^[\]]*?)?)(\/?)\](\]?)/gi
/** A tag with all its attributes, in which a shortcode is not text; or a shortcode. */
const TAG_OR_SHORTCODE = new RegExp(`<[a-z!/][^<>]*>|${SHORTCODE.source}`, 'gi')
const KNOWN =
  /^(?:gallery|caption|wp_caption|embed|video|audio|playlist|pdf-embedder|pdfviewer|pdf|gview|googlepdf|embeddoc|embed_doc|file|download|button|contact-form-7|contact-form|wpforms|ninja_form|rev_slider|metaslider|smartslider3|table|ngg\w*|nggallery|(?:vc|et_pb|fusion|su|wpdm|av|tatsu|cs|kc|mk|fl|elementor)[_-][\w-]+|row|column|col|columns|one_half|one_third|tabs?|accordions?|toggle|spacer|divider|highlight|dropcap)$/i
/** No word of a text that has a line to itself has this form. */
const PLUGIN_NAME = /^[a-z]+(?:_[a-z\d]+)+$/
const LINE_START = /(?:^|[\n>\]])\s*$/
const LINE_END = /^\s*(?:$|[\n<[])/

/** Parts that page builders write into base64. */
const ENCODED = /^(?:vc_raw_html|fusion_code|fusion_syntax_highlighter)$/
const SCRIPT = /^(?:vc_raw_js|vc_gmaps|fusion_map)$/
const BUTTON = /(?:^|[_-])(?:btn|button)\d*$/
/** Their words are a part of the line. */
const INLINE = /highlight|dropcap|tooltip|popover|label$|^(?:fusion_)?(?:text_?link|icon)$/
/** Page builders and themes put parts of a page below and beside each other with these. */
const BLOCK =
  /^(?:vc|et_pb|fusion|av|tatsu|cs|kc|mk|fl)[_-]|row|column|^col$|section|container|^one_|^two_|tabs?$|toggle|accordion|spoiler|box|panel|slide/
/** Visitors send something with them, or search. The fields in them say nothing. */
const FORM = /form$|login|signup|subscribe|(?:^|[_-])search$/
const SOCIAL = /social|(?:^|[_-])share/
/** They show no words of the school. */
const DECORATION =
  /spac(?:e|er|ing)|divider|separator|empty|clear|(?:^|[_-])(?:hr|icon|icons|map|gmaps|section|row|column|col|columns|inner|container|builder|tabs?|accordion|code|image|imageframe|raw_html|text)(?:[_-]|$)/
const GALLERY = /gallery|carousel|slider|media_grid|images/
const PICTURE_NUMBERS = ['ids', 'include', 'images', 'gallery_ids', 'image_ids']
const PICTURE_NUMBER = ['image', 'image_id', 'photo', 'photo_id']
/** Titles of a part, in the order in which it shows them. */
const TITLES = [
  'name',
  'title',
  'heading',
  'tab_title',
  'primary_title',
  'h2',
  'h4',
  'primary_text',
  'label',
  'author',
]
const WORDS = [
  'subhead',
  'subheading',
  'subtitle',
  'position',
  'description',
  'job_title',
  'number',
  'percent',
  'value',
  'price',
]
const BUTTON_WORDS = [
  'button_text',
  'btn_title',
  'link_title',
  'linktext',
  'link_text',
  'button_one_text',
  'button_two_text',
]
const MAX_CODE = 100

/** An open shortcode, with its content so far. */
interface Frame {
  name: string
  code: string
  attributes: Map<string, string>
  parts: string[]
  /** Shortcodes in it of which nothing can be shown. */
  unknown: string[]
}

interface Expanded {
  html: string
  /** Shortcodes, as they are written, of which nothing can be shown. */
  unknown: string[]
}

/**
 * The HTML of a text with shortcodes: titles, links, galleries and files become elements, and the
 * words between shortcodes stay. Any other text in brackets stays as it is.
 */
export function expandShortcodes(text: string): Expanded {
  return expand(text, true)
}

function expand(text: string, isOuter: boolean): Expanded {
  // Divi marks the line ends of code like that.
  const html = text.replace(/<!--\s*\[et_pb_line_break_holder\]\s*-->/g, '\n')
  const closed = new Set<string>()
  for (const [, , slash, name] of html.matchAll(SHORTCODE)) {
    if (slash) closed.add(name!.toLowerCase())
  }
  const root: Frame = { name: '', code: '', attributes: new Map(), parts: [], unknown: [] }
  const open = [root]
  const opened = new Map<string, number>()
  const add = (...parts: string[]) => void open.at(-1)!.parts.push(...parts)
  let at = 0
  for (const match of html.matchAll(TAG_OR_SHORTCODE)) {
    const [all, before, slash, written, rest, , after] = match as unknown as string[]
    if (written === undefined) continue
    const name = written.toLowerCase()
    const end = match.index + all!.length
    const isShortcode =
      KNOWN.test(name) ||
      closed.has(name) ||
      /\s[\w-]+=/.test(rest!) ||
      (PLUGIN_NAME.test(written) && isAlone(html, match.index, end))
    add(html.slice(at, match.index))
    at = end
    if (!isShortcode) add(all!)
    else if (before && after) add(all!.slice(1, -1))
    else if (!slash) {
      add(before!)
      const attributes = attributesOf(rest!)
      open.push({ name, code: all!, attributes, parts: [after!], unknown: [] })
      opened.set(name, (opened.get(name) ?? 0) + 1)
    } else if (opened.get(name)) close(name)
  }
  flatten(root, open.splice(1))
  add(html.slice(at))
  return { html: root.parts.join(''), unknown: [...new Set(root.unknown)] }

  function close(name: string): void {
    const index = open.findLastIndex((frame) => frame.name === name)
    const frame = open[index]!
    flatten(frame, open.splice(index + 1))
    open.pop()
    count(name)
    const { html: made, unknown } = render(frame, frame.parts.join(''), isOuter)
    add(made)
    open.at(-1)!.unknown.push(...unknown)
  }

  /** Shortcodes without an end have no content. The text after them belongs to their parent. */
  function flatten(into: Frame, leaves: Frame[]): void {
    for (const leaf of leaves) {
      const { html: made, unknown } = render({ ...leaf, unknown: [] }, '', isOuter)
      into.parts.push(made, ...leaf.parts)
      into.unknown.push(...unknown, ...leaf.unknown)
      count(leaf.name)
    }
  }

  function count(name: string): void {
    opened.set(name, opened.get(name)! - 1)
  }
}

/** Whether nothing else is in its line. */
function isAlone(html: string, from: number, to: number): boolean {
  return (
    LINE_START.test(html.slice(Math.max(0, from - 100), from)) &&
    LINE_END.test(html.slice(to, to + 100))
  )
}

function render(frame: Frame, content: string, isOuter: boolean): Expanded {
  const { name, attributes } = frame
  if (isSwitchedOff(attributes) || SCRIPT.test(name) || SOCIAL.test(name)) {
    return { html: '', unknown: [] }
  }
  if (FORM.test(name)) return { html: '', unknown: [frame.code.slice(0, MAX_CODE)] }
  const code = encodedIn(name, content)
  // Code can have further shortcodes in it.
  const inside = code !== undefined && isOuter ? expand(code, false) : undefined
  const html = htmlOf(frame, inside?.html ?? content)
  const unknown = [...frame.unknown, ...(inside?.unknown ?? [])]
  if (html === undefined) return { html: '', unknown: [...unknown, frame.code.slice(0, MAX_CODE)] }
  return { html, unknown }
}

/** Undefined if nothing of it can be shown. */
function htmlOf({ name, attributes }: Frame, content: string): string | undefined {
  const gallery = galleryHtml(name, attributes, content)
  if (gallery !== undefined) return gallery
  if (BUTTON.test(name)) return buttonHtml(attributes, content)
  if (name === 'vc_table') return tableHtml(content)
  const text = readable(name, content)
  if (text === undefined) return undefined
  const before = [...headings(name, attributes), ...labelsInJson(attributes)]
  const after = linksHtml(attributes)
  if (before.length + after.length === 0 && text.trim() === '') {
    return DECORATION.test(name) || content.trim() !== '' ? text : undefined
  }
  const isBlock = (BLOCK.test(name) && !INLINE.test(name)) || before.length > 0
  const inside = isBlock ? `<div>${text}</div>` : text
  return [...before, inside, ...after].join('\n\n')
}

/** The old site did not show it. */
function isSwitchedOff(attributes: Map<string, string>): boolean {
  return (
    attributes.get('disable_element') === 'yes' ||
    attributes.get('disabled') === 'on' ||
    attributes.get('disabled_on') === 'on|on|on' ||
    attributes.get('status') === 'draft'
  )
}

/** The text of a part in base64; undefined for any other part, and for bytes that are not text. */
function encodedIn(name: string, content: string): string | undefined {
  const code = codeOf(content)
  return code !== '' && isEncoded(name, code) ? decodeBase64Text(code) : undefined
}

/** Undefined for base64 that is not text. */
function readable(name: string, content: string): string | undefined {
  const code = codeOf(content)
  return code !== '' && isEncoded(name, code) ? decodeBase64Text(code) : content
}

function codeOf(content: string): string {
  return content.replace(/<\/?(?:p|br)\b[^>]*>|\s/g, '')
}

function isEncoded(name: string, code: string): boolean {
  if (ENCODED.test(name)) return /^[\w+/=%-]+$/.test(code)
  return /^(?=.*[A-Z\d+/=])[A-Za-z\d+/]{40,}={0,2}$/.test(code)
}

function galleryHtml(
  name: string,
  attributes: Map<string, string>,
  content: string,
): string | undefined {
  const numbers = GALLERY.test(name)
    ? PICTURE_NUMBERS.map((key) => attributes.get(key)).find((ids) => /^[\d,\s]+$/.test(ids ?? ''))
    : undefined
  if (name === 'gallery' || numbers !== undefined) {
    return `\n\n<div class="gallery" data-ids="${escapeHtml(numbers ?? '')}"></div>\n\n`
  }
  if (!/^vc_single_image$|image_?frame|gallery_image/.test(name)) return undefined
  const id = PICTURE_NUMBER.map((key) => /^(\d+)(?:\||$)/.exec(attributes.get(key) ?? '')?.[1])
  const number = id.find(Boolean)
  if (number === undefined) return undefined
  // The address is there even if the export has no item for the number.
  const links = linksIn(attributes)
  const address = links.find(({ isPicture }) => isPicture)?.address ?? content.trim()
  const source = /^https?:\/\/\S+$/.test(address) ? ` src="${escapeHtml(address)}"` : ''
  const others = links.filter(({ isPicture }) => !isPicture)
  return [
    `<img class="wp-image-${number}"${source}>`,
    ...others.map((one) => linkHtml(one.address, one.title)),
  ].join('')
}

/** WPBakery writes a table as `ক,খ|১,২`, with signs for its look in front of a cell. */
function tableHtml(content: string): string {
  const rows = plainWords(content)
    .split('|')
    .map((row) => row.split(',').map((cell) => decodePercent(cell).replace(/^(?:\[[^\]]*\])+/, '')))
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
  return `<table>${rows.join('')}</table>`
}

function buttonHtml(attributes: Map<string, string>, content: string): string | undefined {
  const words = plainWords(content) || firstOf(attributes, ['title', 'text', 'label'])
  const links = linksIn(attributes)
  if (links.length === 0) return words ? `<p>${escapeHtml(words)}</p>` : ''
  return links
    .map((link) =>
      linkHtml(
        link.address,
        ownWords(attributes, link.key) || words || link.title || firstOf(attributes, BUTTON_WORDS),
      ),
    )
    .join('\n\n')
}

/** A pair of buttons has `button_one_url` and `button_one_text`. */
function ownWords(attributes: Map<string, string>, key: string): string | undefined {
  return attributes.get(key.replace(/(?:url|link)$/, 'text'))
}

function headings(name: string, attributes: Map<string, string>): string[] {
  const titles = [...TITLES, ...(/heading|title|separator/.test(name) ? ['text'] : [])]
  const written = titles.map((key) => attributes.get(key)).filter(Boolean) as string[]
  const words = WORDS.map((key) => attributes.get(key)).filter(
    (one) => one && !/^https?:/.test(one),
  )
  return [...new Set(written.filter((one) => !/^(?:https?:\/\/|#)/.test(one)))]
    .map((title) => `<h3>${escapeHtml(title)}</h3>`)
    .concat(words.map((one) => `<p>${escapeHtml(one!)}</p>`))
}

function linksHtml(attributes: Map<string, string>): string[] {
  const words = firstOf(attributes, BUTTON_WORDS)
  return linksIn(attributes).map(({ key, address, title, isPicture }) =>
    isPicture
      ? `<p><img src="${escapeHtml(address)}"></p>`
      : linkHtml(
          address,
          ownWords(attributes, key) || words || title || firstOf(attributes, TITLES),
        ),
  )
}

function linkHtml(address: string, words: string): string {
  const label = escapeHtml(words || address)
  return `<p><a data-shortcode href="${escapeHtml(address)}">${label}</a></p>`
}

function firstOf(attributes: Map<string, string>, keys: string[]): string {
  return keys.map((key) => attributes.get(key) ?? '').find((one) => one !== '') ?? ''
}

function plainWords(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The text that a page builder wrote into base64, with or without percent signs inside. Undefined if
 * the bytes are no text.
 */
function decodeBase64Text(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64')
  if (bytes.length === 0 || !isUtf8(bytes)) return undefined
  const text = decodePercent(bytes.toString())
  return /(?![\t\n\r])[\p{Cc}\p{Cn}]/u.test(text) ? undefined : text
}
