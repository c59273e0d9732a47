import { z } from 'zod'
import { DOCUMENT_KINDS, documentUrl } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { isPublic } from './states.ts'

const MAX_LINKS = 20

/** A link from other content to a document: `{kind: 'downloads', number: 12}`. */
export const documentLink = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.number().int().positive().max(999_999_999),
})

export const documentLinks = z
  .array(documentLink)
  .max(MAX_LINKS)
  .meta({ description: 'Documents that visitors can see' })

export type DocumentLink = z.infer<typeof documentLink>

/** A document that visitors can see. */
export interface LinkedDocument extends DocumentLink {
  title: string
  titleEnglish: string
  url: string
  /** ISO 8601 UTC. */
  updatedAt: string
}

/** The key of a document in a `Map`. */
export function linkKey({ kind, number }: DocumentLink): string {
  return `${kind}/${number}`
}

/** Finds the linked documents that visitors can see. The keys are from `linkKey`. */
export async function findLinkedDocuments(
  database: Database,
  links: readonly DocumentLink[],
): Promise<Map<string, LinkedDocument>> {
  if (links.length === 0) return new Map()
  const documents = await database
    .selectFrom('document')
    .select(['kind', 'number', 'title', 'titleEnglish', 'state', 'updatedAt'])
    .where('kind', 'in', [...new Set(links.map(({ kind }) => kind))])
    .where('number', 'in', [...new Set(links.map(({ number }) => number))])
    .execute()
  return new Map(
    documents
      .filter(({ state }) => isPublic(state))
      .map(({ kind, number, title, titleEnglish, updatedAt }) => [
        linkKey({ kind, number }),
        { kind, number, title, titleEnglish, url: documentUrl(kind, number), updatedAt },
      ]),
  )
}
