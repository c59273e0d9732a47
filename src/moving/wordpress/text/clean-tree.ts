import type { Element, ElementContent, Root } from 'hast'
import type { OldSite } from '../old-site.ts'
import {
  attribute,
  BLOCKS,
  descendants,
  element,
  isElement,
  isHiddenStyle,
  isNamed,
  isStruckStyle,
  textOf,
} from './elements.ts'
import { addFile, type FileMention, mentionOfId, type Mentions, targetOf } from './mentions.ts'

const DROPPED = new Set(
  'script style template noscript form input select textarea button svg math meta link base title map'.split(
    ' ',
  ),
)
const FRAMES = new Set(['iframe', 'embed', 'object', 'video', 'audio'])
const GALLERY =
  /(?:^| )(?:wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery|wp-block-jetpack-tiled-gallery|ngg-galleryoverview)(?: |$)/
/** Frames that show no content of the school. */
const DECORATION = /^(?:www\.)?(?:facebook\.com\/plugins|google\.com\/maps|maps\.google\.)/
/** Characters between links to files. */
const BETWEEN_FILES = /[\s|•·,/।:–—-]/g

interface Cleaning {
  base: string
  site: OldSite
  mentions: Mentions
}

/** Links to files of the old site. */
const fileLinks = new WeakSet<Element>()

/**
 * Removes hidden links, frames and forms from a tree. Collects its files and pictures. Links to the
 * old site become paths.
 */
export function cleanTree(root: Root, cleaning: Cleaning): void {
  root.children = (root.children as ElementContent[]).flatMap((node) => clean(node, cleaning))
}

function clean(node: ElementContent, cleaning: Cleaning): ElementContent[] {
  if (node.type === 'text') return cleanWords(node.value, cleaning)
  if (node.type !== 'element' || DROPPED.has(node.tagName)) return []
  const { mentions } = cleaning
  if (isHiddenStyle(attribute(node, 'style'), node.properties.hidden !== undefined)) {
    mentions.hiddenLinks += descendants(node, 'a').length + (node.tagName === 'a' ? 1 : 0)
    return []
  }
  if (GALLERY.test(attribute(node, 'className'))) {
    addGallery(node, cleaning)
    return []
  }
  if (isNamed(node, 'img', 'image')) return cleanPicture(node, cleaning)
  if (FRAMES.has(node.tagName)) return cleanFrame(node, cleaning)
  alignCell(node)
  node.children = node.children.flatMap((child) => clean(child, cleaning))
  if (isNamed(node, 'del', 's', 'strike')) return struck(node.children)
  if (isStruckStyle(attribute(node, 'style'))) node.children = struck(node.children)
  if (node.tagName === 'a') return cleanLink(node, cleaning)
  const isFrame =
    BLOCKS.has(node.tagName) && !isNamed(node, 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot')
  return isFrame && hasOnlyFiles(node) ? [] : [node]
}

/** An address of a file that is a paragraph of its own is a link without its element. */
function cleanWords(value: string, { base, site, mentions }: Cleaning): ElementContent[] {
  const text = value.replaceAll('\u00A0', ' ')
  const address = text.trim()
  if (!/^https?:\/\/\S+$/i.test(address)) return [{ type: 'text', value: text }]
  const target = targetOf(address, base, site)
  if (target?.kind !== 'file') return [{ type: 'text', value: text }]
  addFile(mentions.files, target.file)
  const link = element('a', { href: address }, [{ type: 'text', value: target.file.path }])
  fileLinks.add(link)
  return [link]
}

function cleanLink(node: Element, { base, site, mentions }: Cleaning): ElementContent[] {
  const target = targetOf(attribute(node, 'href'), base, site)
  if (!target) return node.children
  if (target.kind === 'file') {
    addFile(mentions.files, target.file)
    fileLinks.add(node)
    node.properties.href = `/${encodeURI(pathOf(target.file))}`
  } else if (target.kind === 'page') node.properties.href = target.path
  else {
    node.properties.href = target.address
    if (target.isFile) mentions.external.push(target.address)
  }
  // The link of a picture has no words.
  return textOf(node).trim() === '' && target.kind !== 'file' ? node.children : [node]
}

function pathOf(file: FileMention): string {
  return decodeURI(new URL(file.address).pathname.replace(/%(?![\da-f]{2})/gi, '%25')).slice(1)
}

function cleanPicture(node: Element, { base, site, mentions }: Cleaning): ElementContent[] {
  const alt = attribute(node, 'alt')
  // WordPress draws emoji as pictures.
  if (/(?:^| )(?:emoji|wp-smiley)(?: |$)/.test(attribute(node, 'className'))) {
    return [{ type: 'text', value: alt }]
  }
  const file = pictureFile(node, base, site)
  if (file) addFile(mentions.files, file)
  else {
    const target = targetOf(attribute(node, 'src'), base, site)
    if (target?.kind === 'elsewhere') mentions.external.push(target.address)
  }
  return []
}

/** Pictures that load late have their address in another attribute. */
function pictureFile(node: Element, base: string, site: OldSite): FileMention | undefined {
  for (const name of ['dataFullUrl', 'dataOrigFile', 'dataSrc', 'dataLazySrc', 'src']) {
    const target = targetOf(attribute(node, name), base, site)
    if (target?.kind === 'file') return target.file
  }
  const id = idOf(node)
  return id === undefined ? undefined : mentionOfId(id)
}

function idOf(node: Element): number | undefined {
  const written =
    attribute(node, 'dataId') || /(?:^| )wp-image-(\d+)/.exec(attribute(node, 'className'))?.[1]
  return written && /^\d+$/.test(written) ? Number(written) : undefined
}

function addGallery(gallery: Element, { base, site, mentions }: Cleaning): void {
  const ids = attribute(gallery, 'dataIds')
  if (gallery.properties.dataIds !== undefined) {
    const numbers = ids.match(/\d+/g) ?? []
    if (numbers.length === 0) mentions.hasOwnGallery = true
    mentions.pictures.push(...numbers.map((id) => ({ id: Number(id), alt: '', caption: '' })))
  }
  const figures = [...descendants(gallery, 'figure'), ...descendants(gallery, 'dl')]
  for (const picture of descendants(gallery, 'img')) {
    const own = figures.findLast((figure) => descendants(figure, 'img').includes(picture))
    const caption = own && [...descendants(own, 'figcaption'), ...descendants(own, 'dd')][0]
    const isOfPicture = own && descendants(own, 'img').length === 1
    const id = idOf(picture)
    mentions.pictures.push({
      ...(id === undefined ? {} : { id }),
      file: pictureFile(picture, base, site),
      alt: attribute(picture, 'alt'),
      caption: caption && isOfPicture ? textOf(caption) : '',
    })
  }
}

function cleanFrame(node: Element, { base, site, mentions }: Cleaning): ElementContent[] {
  const sources = [node, ...descendants(node, 'source')].flatMap((one) => [
    attribute(one, 'src'),
    attribute(one, 'data'),
    attribute(one, 'dataSrc'),
  ])
  for (const source of sources) {
    const target = targetOf(source, base, site)
    if (target?.kind === 'file') {
      addFile(mentions.files, target.file)
      return []
    }
    if (target?.kind === 'elsewhere') {
      mentions.external.push(target.address)
      const url = new URL(target.address)
      if (DECORATION.test(url.host + url.pathname)) return []
      const label = attribute(node, 'title').trim() || url.host
      const link = element('a', { href: target.address }, [{ type: 'text', value: label }])
      return [element('p', {}, [link])]
    }
  }
  return []
}

/** Whether all words of an element are links to files, which the page of the document shows. */
function hasOnlyFiles(node: Element): boolean {
  let hasFile = false
  const isOnly = (one: ElementContent): boolean => {
    if (one.type === 'text') return one.value.replace(BETWEEN_FILES, '') === ''
    if (one.type !== 'element') return true
    if (fileLinks.has(one)) return (hasFile = true)
    return one.children.every(isOnly)
  }
  return isOnly(node) && hasFile
}

/** Strikes words. A block stays, and its words are struck. */
function struck(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    const isBlock = isElement(node) && BLOCKS.has(node.tagName)
    if (isBlock) return { ...node, children: struck(node.children) }
    const isBlank = node.type === 'text' && node.value.trim() === ''
    return isBlank || isNamed(node, 'br') ? node : element('del', {}, [node])
  })
}

function alignCell(node: Element): void {
  if (!isNamed(node, 'td', 'th')) return
  const isRight =
    /text-align:\s*right/i.test(attribute(node, 'style')) ||
    attribute(node, 'className').includes('has-text-align-right')
  if (isRight) node.properties.align = 'right'
}
