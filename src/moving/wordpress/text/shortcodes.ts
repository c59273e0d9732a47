/** `[name …]`, `[/name]`, and `[[name]]`, which is how a post shows a shortcode as text. */
const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s[^[\]]*?)?)(\/?)\](\]?)/gi
const KNOWN =
  /^(?:gallery|caption|wp_caption|embed|video|audio|playlist|pdf-embedder|pdfviewer|pdf|gview|googlepdf|embeddoc|embed_doc|file|download|button|contact-form-7|contact-form|wpforms|ninja_form|rev_slider|metaslider|smartslider3|table|ngg\w*|nggallery|(?:vc|et_pb|fusion|su|wpdm|av|tatsu|cs|kc|mk|fl|elementor)[_-][\w-]+|row|column|col|columns|one_half|one_third|tabs?|accordions?|toggle|spacer|divider|highlight|dropcap)$/i
const ADDRESS_ATTRIBUTES = ['url', 'file', 'src', 'href', 'link', 'pdf', 'mp4', 'mp3', 'viewer']

/**
 * The HTML of a text with shortcodes: galleries and files become elements, and the words between
 * shortcodes stay. Any other text in brackets stays as it is.
 */
export function expandShortcodes(html: string): string {
  const closed = new Set<string>()
  for (const [, , slash, name] of html.matchAll(SHORTCODE)) {
    if (slash) closed.add(name!.toLowerCase())
  }
  return html.replace(
    SHORTCODE,
    (all, open: string, slash: string, name: string, written: string, _, close: string) => {
      const isShortcode =
        KNOWN.test(name) || closed.has(name.toLowerCase()) || /\s[\w-]+=/.test(written)
      if (!isShortcode) return all
      if (open && close) return all.slice(1, -1)
      return open + (slash ? '' : htmlOf(name.toLowerCase(), attributesOf(written))) + close
    },
  )
}

function htmlOf(name: string, attributes: Map<string, string>): string {
  if (name === 'gallery') {
    const ids = attributes.get('ids') ?? attributes.get('include') ?? ''
    return `\n\n<div class="gallery" data-ids="${escapeAttribute(ids)}"></div>\n\n`
  }
  if (name === 'vc_gallery') {
    return `<div class="gallery" data-ids="${escapeAttribute(attributes.get('images') ?? '')}"></div>`
  }
  if (name === 'vc_single_image') {
    const id = attributes.get('image') ?? ''
    return /^\d+$/.test(id) ? `<img class="wp-image-${id}">` : ''
  }
  for (const key of ADDRESS_ATTRIBUTES) {
    const address = attributes.get(key)
    if (!address || !/^(?:https?:)?\/\/|^\//i.test(address)) continue
    return `<p><a data-shortcode href="${escapeAttribute(address)}">${escapeAttribute(address)}</a></p>`
  }
  return ''
}

function attributesOf(written: string): Map<string, string> {
  const quotes = written
    .replace(/&(?:quot|#34|#8220|#8221|#8243);|[“”″]/g, '"')
    .replace(/&(?:#0?39|#8216|#8217);|[‘’]/g, "'")
  const pairs = quotes.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)
  return new Map(
    [...pairs].map(([, key, double, single, bare]) => [
      key!.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
    ]),
  )
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
