import { newFileRow, kindOf, pictureFile, type PreparedFile, settleAll } from '../files/files.ts'
import { eachUpload, type IncomingFile } from '../files/incoming.ts'
import { PDF } from '../files/kinds.ts'
import { bindPages, makePage } from '../files/pictures/picture.ts'
import { newFileId } from '../files/stored-name.ts'

/** A PDF that was bound from photos, and the pictures of its pages, in order. */
interface BoundPhotos {
  document: PreparedFile
  pages: PreparedFile[]
}

/**
 * Binds photos of papers into one PDF. Each photo becomes an A4 page of at most 150 kB. The files
 * are in the folders of the photos, so that they are discarded together.
 * @throws FileRejected if a photo is empty, damaged or not of an accepted kind
 */
export async function bindPhotos(photos: [IncomingFile, ...IncomingFile[]]): Promise<BoundPhotos> {
  await settleAll(eachUpload(photos, (photo) => kindOf(photo, 'pictures')))
  const pages = await settleAll(eachUpload(photos, (photo) => makePage(photo.path)))
  const [first] = photos
  const path = `${first.path}.pdf`
  const fileSize = await bindPages(pages, path)
  const name = `${newFileId()}.${PDF.extensions[0]}`
  const row = newFileRow(first.uploadedName, PDF, 'documents', name)
  return {
    // Photos have no hidden parts.
    document: { file: { ...row, fileSize, hiddenParts: '[]' }, parts: [{ name, path }] },
    pages: pages.map(({ picture }, index) =>
      pictureFile(`page-${index + 1}`, picture.name, picture),
    ),
  }
}
