/** The fields of a widget with text, in the order in which the widget shows them. */
const HTML_FIELDS = ['editor', 'html', 'shortcode', 'tab_content', 'description_text']
const TITLE_FIELDS = ['title', 'title_text', 'tab_title', 'heading']
const MAX_DEPTH = 50

/**
 * The HTML of a page that was made with Elementor. Such a page can have no content of its own.
 * Undefined if the data cannot be read.
 */
export function elementorHtml(data: string): string | undefined {
  try {
    return htmlOf(JSON.parse(data), 0)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function htmlOf(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map((one) => htmlOf(one, depth + 1)).join('')
  const fields = value as Record<string, unknown>
  // A section or a widget has its own fields in `settings`, and further elements below it.
  const own = 'settings' in fields ? (fields.settings as Record<string, unknown>) : fields
  return settingsHtml(own, depth) + htmlOf(fields.elements, depth + 1)
}

function settingsHtml(settings: unknown, depth: number): string {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return ''
  const fields = settings as Record<string, unknown>
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '')
  const titles = TITLE_FIELDS.map(text).filter(Boolean)
  const parts = [
    ...titles.map((title) => `<h3>${title}</h3>\n\n`),
    ...HTML_FIELDS.map(text)
      .filter(Boolean)
      .map((html) => `<div>${html}</div>\n\n`),
    linkHtml(fields),
    pictureHtml(fields.image),
    galleryHtml(fields.wp_gallery ?? fields.gallery),
    ...['tabs', 'icon_list', 'slides'].map((key) => htmlOf(fields[key], depth + 1)),
  ]
  return parts.join('')
}

function linkHtml({ link, text }: Record<string, unknown>): string {
  const url = addressOf(link)
  const label = typeof text === 'string' ? text : url
  if (label === '') return ''
  return url ? `<p><a href="${url}">${label}</a></p>` : `<p>${label}</p>`
}

function pictureHtml(image: unknown): string {
  const url = addressOf(image)
  return url ? `<p><img src="${url}"></p>` : ''
}

function galleryHtml(gallery: unknown): string {
  if (!Array.isArray(gallery) || gallery.length === 0) return ''
  return `<div class="gallery">${gallery.map(pictureHtml).join('')}</div>`
}

function addressOf(value: unknown): string {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : undefined
  return typeof url === 'string' ? url.replaceAll('"', '%22') : ''
}
