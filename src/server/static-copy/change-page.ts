import { Parser } from 'htmlparser2'
import { escapeXml } from '../../base/xml.ts'
import { VIDEO_PICTURES } from '../page-policies.ts'

/** How a link in a page of the copy reads. */
export interface Links {
  /** The address of the site while it is copied. */
  origin: string
  /** Whether the copy has an address on the web. Without one, nothing may name `origin`. */
  hasOrigin: boolean
  /** Undefined if the copy does not have the target. */
  relative(link: string): string | undefined
  /** With the site's address, for machines. */
  absolute(link: string): string | undefined
  /** The name with which a file was uploaded. */
  fileName(link: string): string | undefined
  isOnlyOnTheServer(link: string): boolean
}

/**
 * Pictures of the site, of videos, and of a copy without a web server. It does not name styles and
 * scripts, because their links are changed.
 */
const PICTURES = `img-src 'self' file: ${VIDEO_PICTURES}`

/** Links that machines read need the whole address. */
const MACHINE_LINKS = /^(?:canonical|alternate)$/

const LINKS = ['href', 'src', 'poster'] as const

const SETS = ['srcset', 'srcSet', 'imagesrcset', 'imageSrcSet'] as const

/** Parts of a page that are true only today, or that need the server. */
const LEFT_OUT_CLASSES = /(?:^| )(?:today|band)(?: |$)/

/** An address in words, for paper. */
const WRITTEN_ADDRESS = /(?:^| )(?:address|paper-only)(?: |$)/

/**
 * A page without its server: forms, the sign-in, and what is only true today are gone, and links
 * lead to files. `copied` says when it was copied.
 */
export function changePage(html: string, links: Links, copied: string): string {
  const changed = changeTags(html, {
    isLeftOut: (tag) => isLeftOut(tag, links),
    changeTag: (tag) => changeTag(tag, links),
    changeStyle: (css) =>
      css.replaceAll(/url\((["']?)(\/[^)"']+)\1\)/g, (whole, quote: string, link: string) => {
        const to = links.relative(link)
        return to === undefined ? whole : `url(${quote}${to}${quote})`
      }),
  })
  return (
    changed
      // A copy has no headers.
      .replace(
        /<head>/i,
        (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${PICTURES}"/>`,
      )
      .replaceAll('<li></li>', '')
      // An address in a text.
      .replaceAll(links.hasOrigin ? '\0' : links.origin, '')
      // The day of the copy stands where the page shows the day.
      .replace(/(<div class="strip[^"]*"><div class="wrap">)<p>.*?<\/p>/s, `$1<p>${copied}</p>`)
  )
}

/**
 * Every link in a page, as it is written there. Only a copy with an address has the pictures for
 * messengers.
 */
export function linksIn(html: string, hasOrigin: boolean): string[] {
  const found: string[] = []
  const note = (link: string) => {
    found.push(link)
    return link
  }
  changeTags(html, {
    isLeftOut: ({ name }) => name === 'form',
    changeTag: ({ name, attributes }) => {
      for (const attribute of LINKS) {
        const link = attributes.get(attribute)
        if (link !== undefined) note(link)
      }
      for (const attribute of SETS) changeSet(attributes.get(attribute) ?? '', note)
      const content = attributes.get('content')
      if (hasOrigin && name === 'meta' && content && /^https?:/.test(content)) note(content)
    },
    changeStyle: (css) => {
      for (const [, , link] of css.matchAll(/url\((["']?)(\/[^)"']+)\1\)/g)) note(link!)
      return css
    },
  })
  return found
}

function isLeftOut({ name, attributes }: Tag, links: Links): boolean {
  if (name === 'form') return true
  const type = attributes.get('type')
  if (type === 'speculationrules') return true
  const link = attributes.get('href') ?? attributes.get('content') ?? ''
  if (name === 'a' && links.isOnlyOnTheServer(link)) return true
  const classes = attributes.get('class') ?? ''
  if (LEFT_OUT_CLASSES.test(classes) && name === 'section') return true
  if (links.hasOrigin) return false
  // The school's data for search engines contains the address.
  if (type === 'application/ld+json') return true
  if (WRITTEN_ADDRESS.test(classes)) return true
  const isForMachines =
    name === 'meta' || (name === 'link' && attributes.get('rel') === 'canonical')
  if (isForMachines) return link.startsWith(links.origin)
  // Links that share the page or subscribe to the calendar contain the address.
  return name === 'a' && !link.startsWith(links.origin) && link.includes(new URL(links.origin).host)
}

function changeTag({ name, attributes }: Tag, links: Links): void {
  for (const attribute of LINKS) {
    const link = attributes.get(attribute)
    if (link === undefined) continue
    const isForMachines = name === 'link' && MACHINE_LINKS.test(attributes.get('rel') ?? '')
    const to =
      isForMachines && links.hasOrigin && link.startsWith(links.origin)
        ? links.absolute(link)
        : links.relative(link)
    if (to === undefined) attributes.delete(attribute)
    else attributes.set(attribute, to)
    if (attributes.get('download') === '') {
      const fileName = links.fileName(link)
      if (fileName !== undefined) attributes.set('download', fileName)
    }
  }
  for (const attribute of SETS) {
    const set = attributes.get(attribute)
    if (set)
      attributes.set(
        attribute,
        changeSet(set, (link) => links.relative(link) ?? link),
      )
  }
  const content = attributes.get('content')
  if (name === 'meta' && content?.startsWith(links.origin)) {
    attributes.set('content', links.absolute(content) ?? content)
  }
}

/** `/a.webp 300w, /b.webp 600w`. */
function changeSet(set: string, change: (link: string) => string): string {
  return set
    .split(/,\s+/)
    .filter(Boolean)
    .map((one) => one.replace(/^\S+/, change))
    .join(', ')
}

/** The start tag of an element. */
interface Tag {
  name: string
  attributes: Map<string, string>
}

interface PageChanges {
  /** The element leaves the page with everything in it. */
  isLeftOut(tag: Tag): boolean
  /** Changes the tag's attributes. */
  changeTag(tag: Tag): void
  changeStyle(css: string): string
}

/** Changes the tags of a page. All other text stays exactly as it was. */
function changeTags(html: string, changes: PageChanges): string {
  let changed = ''
  /** The end of the last tag that was copied or left out. */
  let from = 0
  /** How many elements are open in the one that is left out, with itself. */
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth > 0) {
          depth += 1
          return
        }
        changed += html.slice(from, parser.startIndex)
        from = parser.endIndex + 1
        const tag = { name, attributes: new Map(Object.entries(attributes)) }
        if (changes.isLeftOut(tag)) {
          depth = 1
          return
        }
        changes.changeTag(tag)
        changed += startTag(tag, html[parser.endIndex - 1] === '/')
      },
      onclosetag(name) {
        if (depth > 0) {
          depth -= 1
          from = parser.endIndex + 1
        } else if (name === 'style') {
          changed += changes.changeStyle(html.slice(from, parser.startIndex))
          from = parser.startIndex
        }
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return changed + html.slice(from)
}

function startTag({ name, attributes }: Tag, isClosed: boolean): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}${isClosed ? '/' : ''}>`
}
