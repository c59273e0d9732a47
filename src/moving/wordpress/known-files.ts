import type { Attachment, WordPressExport } from './export.ts'
import { type FileNames, readFileNames } from './file-names.ts'
import { type KnownFiles, siteNumberOf } from './old-site.ts'
import type { Uploads } from './uploads.ts'

/** How a network counts this site, from the addresses of its files. */
export function ownSiteNumber({ attachments }: WordPressExport): string | undefined {
  for (const { address = '' } of attachments.values()) {
    const number = siteNumberOf(address)
    if (number !== undefined) return number
  }
  return undefined
}

/** What the export and the uploads know about names and addresses of files. */
export async function readKnownFiles(
  data: WordPressExport,
  uploads: Uploads | undefined,
): Promise<KnownFiles & { names: FileNames }> {
  const { attachments, sizedUploads, uploadsByHost, earlierHosts } = data
  const names = await readFileNames(attachments.values(), sizedUploads, uploads)
  const has = (path: string) => names.has(names.originalOf(path)) || (uploads?.has(path) ?? false)
  const addresses = new Map([...attachments.values()].map((one) => [one.address, one.path]))
  return {
    names,
    has,
    originalOf: (path) => names.originalOf(path),
    pathAt: (address) => addresses.get(address),
    folders: foldersOf(attachments.values()),
    siteNumber: ownSiteNumber(data),
    earlierHosts,
    otherHosts: new Set(
      [...uploadsByHost].filter(([, paths]) => !isMostlyKnown(paths, has)).map(([host]) => host),
    ),
  }
}

/** Another site can have a file of the same month and name by chance, but not most of its files. */
function isMostlyKnown(paths: ReadonlySet<string>, has: (path: string) => boolean): boolean {
  return [...paths].filter(has).length * 2 >= paths.size
}

/** The folders in which files have the same path as below `uploads/`, such as those of a file server. */
function foldersOf(attachments: Iterable<Attachment>): string[] {
  const folders = new Set<string>()
  for (const { address, path } of attachments) {
    if (address?.endsWith(`/${path}`)) folders.add(address.slice(0, -path.length))
  }
  return [...folders]
}
