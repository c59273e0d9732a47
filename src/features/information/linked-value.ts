import { type DocumentLink, linkKey } from '../documents/linked-documents.ts'
import type { AnsweredEntry } from './board.ts'

/** A link with the title of its document; `url` is null if visitors cannot see the document. */
export type TitledLink = DocumentLink & { title: string; url: string | null }

/** The value with the titles of the documents that it links to. Visitors see only public documents. */
export function linkedValue(
  { stored: { value }, documents }: AnsweredEntry,
  isForStaff: boolean,
): Record<string, unknown> {
  const titled = ({ kind, number }: DocumentLink): TitledLink | null => {
    const document = documents.get(linkKey({ kind, number }))
    if (!document && !isForStaff) return null
    return { kind, number, title: document?.title ?? '', url: document?.url ?? null }
  }
  const withDocument = (row: { document?: DocumentLink | null }) =>
    row.document ? { ...row, document: titled(row.document) } : row
  const { rows } = value as { rows?: { document?: DocumentLink | null }[] }
  return {
    ...withDocument(value as { document?: DocumentLink | null }),
    documents: value.documents.flatMap((link) => titled(link) ?? []),
    ...(rows && { rows: rows.map(withDocument) }),
  }
}
