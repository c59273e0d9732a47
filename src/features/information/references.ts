import type { DocumentLink } from '../documents/linked-documents.ts'

interface Referring {
  document?: DocumentLink | null
  documents?: DocumentLink[]
  rows?: { document?: DocumentLink | null }[]
  services?: { officerId?: string | null }[]
}

/** All document links of a value, each with the path of its field. */
export function linksIn(value: object): { path: string; link: DocumentLink }[] {
  const { document, documents = [], rows = [] } = value as Referring
  return [
    ...(document ? [{ path: 'document', link: document }] : []),
    ...documents.map((link, index) => ({ path: `documents.${index}`, link })),
    ...rows.flatMap((row, index) =>
      row.document ? [{ path: `rows.${index}.document`, link: row.document }] : [],
    ),
  ]
}

/** All officers of a value, each with the path of its field. */
export function officersIn(value: object): { path: string; id: string }[] {
  const { services = [] } = value as Referring
  return services.flatMap(({ officerId }, index) =>
    officerId ? [{ path: `services.${index}.officerId`, id: officerId }] : [],
  )
}
