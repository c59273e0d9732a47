import { oldPath } from '../../features/redirects/old-path.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { type IncomingFile } from '../incoming.ts'
import { IncomingFileError, isAbsent } from '../incoming-file-error.ts'
import { type Attachment, copiesOf, type WordPressExport } from './export.ts'
import { type FileNames, scaledNames } from './file-names.ts'
import { decodePath, parseUrl, withoutSize } from './old-site.ts'
import { pathOfLink } from './old-paths.ts'
import type { ExportItem } from './read-xml.ts'
import type { FileMention } from './text/mentions.ts'
import { titleOf } from './text/plain-words.ts'
import type { Uploads } from './uploads.ts'

/** Where the files of a site come from. */
interface FileSources {
  names: FileNames
  /** The folder of the old site in its domain. */
  base: string
  uploads?: Uploads | undefined
  /** Fetches a file that the uploads lack. */
  fetcher?: Pick<Fetcher, 'fetchFile' | 'askSize'> | undefined
  /** The address that is requested in place of the address in the export. */
  from?: string | undefined
}

/** A file with its words in the export. */
export interface FoundFile {
  /** The same for every size of a picture. */
  path: string
  file: IncomingFile
  /** Every address at which the old site served it. */
  oldPaths: string[]
  attachment?: Attachment | undefined
  isThere: boolean
}

export interface FileFinder {
  /** Undefined for a number that no file has. */
  find(mention: FileMention): Promise<FoundFile | undefined>
  ofAttachment(id: number): Promise<FoundFile | undefined>
  itemOf(found: FoundFile): Promise<ExportItem | undefined>
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i

export function createFileFinder(
  data: WordPressExport,
  { names, base, uploads, fetcher, from }: FileSources,
): FileFinder {
  const attachmentsByPath = new Map(
    [...data.attachments.values()].map((one) => [names.originalOf(one.path), one]),
  )

  async function find(mention: FileMention): Promise<FoundFile | undefined> {
    const id = /^#(\d+)$/.exec(mention.path)?.[1]
    if (id !== undefined) return ofAttachment(Number(id))
    return describe(mention, attachmentsByPath.get(mention.path))
  }

  async function ofAttachment(id: number): Promise<FoundFile | undefined> {
    const attachment = data.attachments.get(id)
    if (!attachment) return undefined
    const item = await data.read(attachment.position)
    const address = item.address || item.guid
    const mention = {
      path: names.originalOf(attachment.path),
      writtenPath: attachment.path,
      address,
    }
    return describe(mention, attachment, item)
  }

  async function describe(
    mention: FileMention,
    attachment: Attachment | undefined,
    read?: ExportItem,
  ): Promise<FoundFile> {
    const item = read ?? (attachment && (await data.read(attachment.position)))
    const paths = candidates(mention, attachment)
    const stored = uploads?.find(paths)
    const address = item?.address || mention.address
    const { path } = mention
    const addresses = addressesOf(from ? movedAddress(address, from) : address, path)
    const name = path.split('/').at(-1)!
    const remote = fetcher && !stored && addresses.length > 0 ? fetcher : undefined
    const open = () => {
      if (stored) return stored.open()
      if (remote) return firstThere(addresses, (one) => remote.fetchFile(one))
      return Promise.reject(new IncomingFileError('not-in-uploads', { path: uploadName(path) }))
    }
    return {
      path,
      attachment,
      file: {
        name,
        address,
        open,
        ...(remote && { askSize: () => firstThere(addresses, (one) => remote.askSize(one)) }),
      },
      oldPaths: oldFilePaths(mention, attachment, item, base),
      isThere: stored !== undefined || remote !== undefined,
    }
  }

  return {
    find,
    ofAttachment,
    itemOf: async ({ attachment }) => attachment && data.read(attachment.position),
  }
}

/** `uploads/2022/06/fee.pdf`, as the report names a file. */
export function uploadName(path: string): string {
  return `uploads/${path}`
}

/** The best file first: the original, then the reduced copy that WordPress serves. */
function candidates(mention: FileMention, attachment: Attachment | undefined): string[] {
  const { path, writtenPath } = mention
  const scaled = PICTURE.test(path) ? scaledNames(path) : []
  return [...new Set([path, attachment?.path ?? path, ...scaled, writtenPath])]
}

/** The addresses of the picture with this path, in the order of `candidates`. */
function addressesOf(address: string, path: string): string[] {
  if (!PICTURE.test(address)) return address ? [address] : []
  const original = originalAddress(address, path)
  const [scaled] = scaledNames(original)
  return [...new Set([original, scaled!, address])]
}

/** An address that ends in the name of the original is that of the original. */
function originalAddress(address: string, path: string): string {
  const isOriginal = decodePath(address).endsWith(path.slice(path.lastIndexOf('/')))
  return isOriginal ? address : withoutSize(address)
}

/** A text can name a smaller picture that the old site has deleted. Old sites also lose originals. */
async function firstThere<T>(
  [address, ...further]: string[],
  ask: (address: string) => Promise<T>,
): Promise<T> {
  try {
    return await ask(address!)
  } catch (error) {
    if (further.length === 0 || !isNotThere(error)) throw error
    return firstThere(further, ask)
  }
}

/** Many sites answer with a web page, such as the home page, for a file that they do not have. */
function isNotThere(error: unknown): boolean {
  return (
    isAbsent(error) || (error instanceof IncomingFileError && error.code === 'web-page-for-file')
  )
}

function movedAddress(address: string, from: string): string {
  const url = parseUrl(address)
  return url ? new URL(url.pathname + url.search, from).href : ''
}

function oldFilePaths(
  mention: FileMention,
  attachment: Attachment | undefined,
  item: ExportItem | undefined,
  base: string,
): string[] {
  const written = decodePath(parseUrl(item?.address || mention.address)?.pathname ?? '')
  const folder = written.slice(0, written.lastIndexOf('/') + 1)
  const inMention = parseUrl(mention.address)
  const page = item && pathOfLink(item.link, base)
  const copies = item ? copiesOf(item).map((name) => folder + decodePath(name)) : []
  const paths = [
    written,
    originalAddress(written, mention.path),
    ...(inMention ? [decodePath(inMention.pathname)] : []),
    ...copies,
    ...(page === undefined ? [] : [page]),
    ...(attachment ? [oldPath(`${base}/?attachment_id=${attachment.id}`)] : []),
  ]
  return [...new Set(paths.filter((path) => path.length > 1))]
}

/** The words that describe a picture. */
export function pictureTitle(
  item: ExportItem | undefined,
  { alt, caption }: { alt: string; caption: string },
): string | undefined {
  const stored = item?.meta.find(([key]) => key === '_wp_attachment_image_alt')?.[1] ?? ''
  const words = [alt, stored, caption, item?.excerpt ?? '', item?.title ?? '']
  return words.map((one) => titleOf(one).trim()).find((one) => one !== '')
}
