import { DOCUMENT_KINDS, type DocumentKind, documentUrl, type Topic } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { filesOf } from './record.ts'
import data from './sample.json' with { type: 'json' }

// An invented school: no person, telephone number, address or e-mail domain here is real.

export type SampleDocument = {
  title: string
  /** The newest of each list have their English. */
  titleEnglish?: string
  textEnglish?: string
  /** In Dhaka, in the school year that the papers speak of: `2026-11-23T10:48`. */
  publishedAt: string
  /** The others keep their numbers, which are in the addresses that texts and tests name. */
  isAddedLast?: boolean
  /** Name in `files/`. */
  file: string
  topic: Topic
  /** The file name of the upload, as a clerk would have named it. */
  fileName: string
}

/** A kind without sample content does not compile. */
export const sampleDocuments = data satisfies Record<DocumentKind, object[]> as Record<
  DocumentKind,
  SampleDocument[]
>

/** Oldest first, so that the numbers follow the dates. */
function inOrder(kind: DocumentKind): SampleDocument[] {
  return sampleDocuments[kind]
    .toReversed()
    .toSorted((one, other) => Number(one.isAddedLast ?? 0) - Number(other.isAddedLast ?? 0))
}

export function sampleDocumentUrl(kind: DocumentKind, document: SampleDocument): string {
  return documentUrl(kind, inOrder(kind).indexOf(document) + 1)
}

export function sampleDocumentSteps({ at, readings }: SampleMoment): SampleStep[] {
  return DOCUMENT_KINDS.flatMap((kind) =>
    inOrder(kind).map(
      ({ publishedAt, isAddedLast: _isAddedLast, file, fileName, ...fields }): SampleStep => ({
        file: { name: file, fileName, purpose: 'documents' },
        async write(stores, stored) {
          const document = { ...fields, file: stored!, createdAt: at(publishedAt), isSample: true }
          const { _id: id } = await stores[kind].create(document)
          await stores.reading.finish({ id, file: stored! }, readings[file]!)
        },
      }),
    ),
  )
}

export async function removeSampleDocuments(database: Database): Promise<StoredFile[]> {
  const documents = await database
    .deleteFrom('document')
    .where('isSample', '=', 1)
    .returning(['file', 'pages', 'attachments'])
    .execute()
  return removeFileRows(database, ...documents.flatMap(filesOf))
}
