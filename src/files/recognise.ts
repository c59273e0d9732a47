import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { ACCEPTED, DOC, type FileKind, HEIC, XLS } from './kinds.ts'

/**
 * Recognises the kind of a file by its bytes, not by its name. Returns undefined for a kind that is
 * not accepted.
 */
export async function recognise(
  path: string,
  purpose: keyof typeof ACCEPTED,
): Promise<FileKind | undefined> {
  const type = (await fileTypeFromFile(path))?.mime
  const mimeType = type === 'application/x-cfb' ? await recogniseOldOffice(path) : plainKind(type)
  return ACCEPTED[purpose].kinds.find((kind) => kind.mimeType === mimeType)
}

/** A phone's photos have several media types (single or burst, heic or heif), but are one kind. */
function plainKind(mimeType: string | undefined): string | undefined {
  return mimeType && /^image\/hei[cf]\b/.test(mimeType) ? HEIC.mimeType : mimeType
}

/** Old Word and Excel files use the same container; the names of the streams inside differ. */
async function recogniseOldOffice(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  const contains = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))
  if (contains('WordDocument')) return DOC.mimeType
  if (contains('Workbook')) return XLS.mimeType
  return undefined
}
