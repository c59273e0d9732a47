/** A kind of served file: its type, and the file name extensions of that type. */
export interface FileKind {
  mimeType: string
  extensions: [string, ...string[]]
}

export const PDF: FileKind = { mimeType: 'application/pdf', extensions: ['pdf'] }
export const JPEG: FileKind = { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] }
const PNG: FileKind = { mimeType: 'image/png', extensions: ['png'] }
export const WEBP: FileKind = { mimeType: 'image/webp', extensions: ['webp'] }
const GIF: FileKind = { mimeType: 'image/gif', extensions: ['gif'] }
const AVIF: FileKind = { mimeType: 'image/avif', extensions: ['avif'] }
/** The format of iPhone photos. */
export const HEIC: FileKind = { mimeType: 'image/heic', extensions: ['heic', 'heif'] }
export const DOC: FileKind = { mimeType: 'application/msword', extensions: ['doc'] }
export const XLS: FileKind = { mimeType: 'application/vnd.ms-excel', extensions: ['xls'] }
export const DOCX: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['docx'],
}
export const XLSX: FileKind = {
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extensions: ['xlsx'],
}

/** The accepted kinds for each purpose, and the error code for any other kind. */
export const ACCEPTED = {
  documents: {
    kinds: [PDF, JPEG, PNG, WEBP, HEIC, DOC, DOCX, XLS, XLSX],
    rejection: 'not-a-document',
  },
  pictures: {
    kinds: [JPEG, PNG, WEBP, GIF, AVIF, HEIC],
    rejection: 'not-a-picture',
  },
} as const

const READABLE = new Set([PDF, JPEG, PNG, WEBP, DOCX, XLSX].map(({ mimeType }) => mimeType))

/** Whether text and pictures of pages can be made from such files. */
export function isReadable(mimeType: string): boolean {
  return READABLE.has(mimeType)
}

/** Whether a browser shows the file in the page. It downloads any other file as an attachment. */
export function isShownInline(mimeType: string): boolean {
  return mimeType === PDF.mimeType || mimeType.startsWith('image/')
}
