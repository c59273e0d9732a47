import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { ACCEPTED, type FileKind, OFFICE_KINDS } from './kinds.ts'

/**
 * What the file is by its bytes, whatever its name says; undefined for a kind that is not accepted.
 */
export async function recognise(
  path: string,
  purpose: keyof typeof ACCEPTED,
): Promise<FileKind | undefined> {
  const type = await fileTypeFromFile(path)
  const mimeType =
    type?.mime === 'application/x-cfb' ? await recogniseOldOffice(path) : (type?.mime as string)
  return ACCEPTED[purpose].kinds.find((kind) => kind.mimeType === mimeType)
}

/** Word's and Excel's old formats share one container; the streams inside tell them apart. */
async function recogniseOldOffice(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))
  if (holds('WordDocument')) return OFFICE_KINDS.DOC.mimeType
  if (holds('Workbook')) return OFFICE_KINDS.XLS.mimeType
  return undefined
}
