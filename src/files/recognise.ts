import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { readCompoundFile } from './compound-file.ts'
import { ACCEPTED, DOC, type FileKind, HEIC, PDF, XLS } from './kinds.ts'
import { findUnfit, type Unfit } from './unfit.ts'

/**
 * Recognises the kind of a file by its bytes, not by its name. Returns undefined for a kind that is
 * not accepted.
 */
export async function recognise(
  path: string,
  purpose: keyof typeof ACCEPTED,
): Promise<FileKind | undefined> {
  const type = (await fileTypeFromFile(path))?.mime ?? (await beginsLikePdf(path))
  const mimeType = type === 'application/x-cfb' ? await recogniseOldOffice(path) : plainKind(type)
  return ACCEPTED[purpose].kinds.find((kind) => kind.mimeType === mimeType)
}

/**
 * PDF viewers find the header in the first 1024 bytes: some programs write lines before it. Behind a tag,
 * the file is HTML too.
 */
async function beginsLikePdf(path: string): Promise<string | undefined> {
  const beginning = await beginningOf(path)
  const at = beginning.indexOf('%PDF-')
  return at >= 0 && !beginning.subarray(0, at).includes('<') ? PDF.mimeType : undefined
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Whether Word or Excel opens the file, though it is of no accepted kind: with macros, a template, of
 * LibreOffice, or text that a program saved under a name of theirs (RTF, HTML and XML).
 */
export async function isOtherOffice(path: string): Promise<boolean> {
  const type = (await fileTypeFromFile(path))?.mime
  if (type)
    return /macroenabled|\.template$|opendocument\.(?:text|spreadsheet)|rtf$|xml$/.test(type)
  const beginning = await beginningOf(path)
  return beginning.length > 0 && !beginning.includes(0)
}

/** Of a file that is of no accepted kind. */
export async function recogniseUnfit(path: string, name: string): Promise<Unfit | undefined> {
  return findUnfit(name, await beginningOf(path))
}

/** A phone's photos have several media types (single or burst, heic or heif), but are one kind. */
function plainKind(mimeType: string | undefined): string | undefined {
  return mimeType && /^image\/hei[cf]\b/.test(mimeType) ? HEIC.mimeType : mimeType
}

/**
 * Old Word and Excel files use the same container. The streams of its root tell them apart: a workbook
 * can contain a document, and a mail a workbook.
 */
async function recogniseOldOffice(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  const names = readCompoundFile(bytes)?.streams.map(({ name }) => name.toLowerCase())
  const has = (stream: string) =>
    names ? names.includes(stream.toLowerCase()) : bytes.includes(Buffer.from(stream, 'utf16le'))
  if (has('WordDocument')) return DOC.mimeType
  // Excel 5.0 and 95 call it `Book`.
  if (has('Workbook') || names?.includes('book')) return XLS.mimeType
  return undefined
}

/** Whether a Word or Excel file, old or new, opens only with a password. */
export async function isLockedOffice(path: string): Promise<boolean> {
  if ((await fileTypeFromFile(path))?.mime !== 'application/x-cfb') return false
  const file = readCompoundFile(await readFile(path))
  return (
    file?.streams.some((stream) => {
      if (/^EncryptedPackage$/i.test(stream.name)) return true
      if (/^WordDocument$/i.test(stream.name)) return isLockedWord(file.beginningOf(stream))
      return /^(?:Workbook|Book)$/i.test(stream.name) && isLockedBook(file.beginningOf(stream))
    }) ?? false
  )
}

/** [MS-DOC] 2.5.2, `fEncrypted` */
function isLockedWord(beginning: Buffer): boolean {
  return beginning.length > 11 && (beginning.readUInt16LE(10) & 0x100) !== 0
}

/** [MS-XLS] 2.4.117: the record `FilePass` is among the first. */
function isLockedBook(beginning: Buffer): boolean {
  const FILE_PASS = 0x2f
  for (let at = 0; at + 4 <= beginning.length; at += 4 + beginning.readUInt16LE(at + 2))
    if (beginning.readUInt16LE(at) === FILE_PASS) return true
  return false
}
