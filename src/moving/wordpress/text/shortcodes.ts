import { decodeBase64Text } from './base64-text.ts'
import { attributesOf, labelsInJson, linksIn } from './shortcode-attributes.ts'

/** `[name …]`, `[/name]`, and `[[name]]`, which is how a post shows a shortcode as text. */
const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s[^[\]]*?)?)(\/?)\](\]?)/gi
const KNOWN =
  /^(?:gallery|caption|wp_caption|embed|video|audio|playlist|pdf-embedder|pdfviewer|pdf|gview|googlepdf|embeddoc|embed_doc|file|download|button|contact-form-7|contact-form|wpforms|ninja_form|rev_slider|metaslider|smartslider3|table|ngg\w*|nggallery|(?:vc|et_pb|fusion|su|wpdm|av|tatsu|cs|kc|mk|fl|elementor)[_-][\w-]+|row|column|col|columns|one_half|one_third|tabs?|accordions?|toggle|spacer|divider|highlight|dropcap)$/i
/** No word of a text has this form. */
const PLUGIN_NAME = /^[a-z]+(?:_[a-z\d]+)+$/

/** Parts that page builders write into base64. */
const ENCODED = /^(?:vc_raw_html|fusion_code|fusion_syntax_highlighter)$/
const SCRIPT = /^(?:vc_raw_js|vc_gmaps|fusion_map)$/
const BUTTON = /(?:^|[_-])(?:btn|button)\d*$/
/** Their words are a part of the line. */
const INLINE = /highlight|dropcap|tooltip|popover|label$|^(?:fusion_)?(?:text_?link|icon)$/
/** Page builders and themes put parts of a page below and beside each other with these. */
const BLOCK =
  /^(?:vc|et_pb|fusion|av|tatsu|cs|kc|mk|fl)[_-]|row|column|^col$|section|container|^one_|^two_|tabs?$|toggle|accordion|spoiler|box|panel|slide/
/** They show no words of the school. */
const DECORATION =
  /spac(?:e|er|ing)|divider|separator|empty|clear|(?:^|[_-])(?:hr|icon|icons|map|gmaps|social|share|follow|section|row|column|col|columns|inner|container|builder|tabs?|accordion|code|image|imageframe|raw_html|text)(?:[_-]|$)/
const GALLERY = /gallery|carousel|slider|media_grid|images/
const PICTURE_NUMBERS = ['ids', 'include', 'images', 'gallery_ids', 'image_ids']
const PICTURE_NUMBER = ['image', 'image_id', 'photo', 'photo_id']
/** Titles of a part, in the order in which it shows them. */
const TITLES = [
  'title',
  'heading',
  'tab_title',
  'name',
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
  'number',
  'value',
  'price',
]
const BUTTON_WORDS = [
  'button_text',
  'btn_title',
  'link_title',
  'button_one_text',
  'button_two_text',
]
const MAX_CODE = 100

/** A shortcode that was opened, and what stands in it so far. */
interface Frame {
  name: string
  code: string
  attributes: Map<string, string>
  parts: string[]
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
  const unknown: string[] = []
  const root: Frame = { name: '', code: '', attributes: new Map(), parts: [] }
  const open = [root]
  const opened = new Map<string, number>()
  const add = (part: string) => void open.at(-1)!.parts.push(part)
  let at = 0
  for (const match of html.matchAll(SHORTCODE)) {
    const [all, before, slash, written, rest, , after] = match as unknown as string[]
    const name = written!.toLowerCase()
    const isShortcode =
      KNOWN.test(name) || closed.has(name) || /\s[\w-]+=/.test(rest!) || PLUGIN_NAME.test(written!)
    add(html.slice(at, match.index))
    at = match.index + all!.length
    if (!isShortcode) add(all!)
    else if (before && after) add(all!.slice(1, -1))
    else if (!slash) {
      add(before!)
      open.push({ name, code: all!, attributes: attributesOf(rest!), parts: [after!] })
      opened.set(name, (opened.get(name) ?? 0) + 1)
    } else if (opened.get(name)) close(name)
  }
  while (open.length > 1) closeLeaf()
  return { html: [...root.parts, html.slice(at)].join(''), unknown: [...new Set(unknown)] }

  /** Shortcodes above the closed one had no end, so that they have no content. */
  function close(name: string): void {
    const index = open.findLastIndex((frame) => frame.name === name)
    const frame = open[index]!
    for (const leaf of open.splice(index + 1)) {
      frame.parts.push(render(leaf, ''), ...leaf.parts)
      count(leaf.name)
    }
    open.pop()
    count(name)
    add(render(frame, frame.parts.join('')))
  }

  function closeLeaf(): void {
    const leaves = open.splice(1)
    for (const leaf of leaves) root.parts.push(render(leaf, ''), ...leaf.parts)
  }

  function count(name: string): void {
    opened.set(name, opened.get(name)! - 1)
  }

  function render(frame: Frame, content: string): string {
    const code = encodedIn(frame.name, content)
    // Code can have further shortcodes in it.
    const inside = code !== undefined && isOuter ? expand(code, false) : undefined
    unknown.push(...(inside?.unknown ?? []))
    const made = htmlOf(frame, inside?.html ?? content)
    if (made === undefined) {
      unknown.push(frame.code.slice(0, MAX_CODE))
      return ''
    }
    return made
  }
}

/** Undefined if nothing of it can be shown. */
function htmlOf({ name, attributes }: Frame, content: string): string | undefined {
  if (isSwitchedOff(attributes) || SCRIPT.test(name)) return ''
  const gallery = galleryHtml(name, attributes)
  if (gallery !== undefined) return gallery
  if (BUTTON.test(name)) return buttonHtml(attributes, content)
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

/** The text of a part in base64; undefined for any other part, and for bytes that are no text. */
function encodedIn(name: string, content: string): string | undefined {
  const code = codeOf(content)
  return code !== '' && isEncoded(name, code) ? decodeBase64Text(code) : undefined
}

/** Undefined for base64 that is no text. */
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

function galleryHtml(name: string, attributes: Map<string, string>): string | undefined {
  const numbers = GALLERY.test(name)
    ? PICTURE_NUMBERS.map((key) => attributes.get(key)).find((ids) => /^[\d,\s]+$/.test(ids ?? ''))
    : undefined
  if (name === 'gallery' || numbers !== undefined) {
    return `\n\n<div class="gallery" data-ids="${escapeHtml(numbers ?? '')}"></div>\n\n`
  }
  const id = PICTURE_NUMBER.map((key) => /^(\d+)(?:\||$)/.exec(attributes.get(key) ?? '')?.[1])
  const number = id.find(Boolean)
  return number !== undefined && /^vc_single_image$|image_?frame|gallery_image/.test(name)
    ? `<img class="wp-image-${number}">${linksHtml(attributes).join('')}`
    : undefined
}

function buttonHtml(attributes: Map<string, string>, content: string): string | undefined {
  const words = plainWords(content) || firstOf(attributes, ['title', 'text', 'label'])
  const links = linksIn(attributes)
  if (links.length === 0) return words ? `<p>${escapeHtml(words)}</p>` : ''
  // A pair of buttons has `button_one_url` and `button_one_text`.
  return links
    .map(({ key, address, title }) =>
      linkHtml(
        address,
        attributes.get(key.replace(/(?:url|link)$/, 'text')) ||
          words ||
          title ||
          firstOf(attributes, BUTTON_WORDS),
      ),
    )
    .join('\n\n')
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
  return linksIn(attributes).map(({ address, title, isPicture }) =>
    isPicture
      ? `<p><img src="${escapeHtml(address)}"></p>`
      : linkHtml(address, words || title || firstOf(attributes, TITLES)),
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
