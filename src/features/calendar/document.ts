import { parseDocumentUrl } from '../../content.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import type { Stores } from '../../school/school.ts'

/** @throws InvalidInput if visitors do not see the document with the schedule */
export async function checkDocument(
  stores: Stores,
  document: string | null | undefined,
): Promise<void> {
  if (document && !(await isVisible(stores, document))) {
    throw new InvalidInput(fieldError('document', 'no-such-document'))
  }
}

/** The entries without the links to documents that visitors no longer see. */
export async function withVisibleDocuments<Entry extends { document: string | null }>(
  stores: Stores,
  entries: readonly Entry[],
): Promise<Entry[]> {
  return Promise.all(
    entries.map(async (entry) =>
      entry.document === null || (await isVisible(stores, entry.document))
        ? entry
        : { ...entry, document: null },
    ),
  )
}

async function isVisible(stores: Stores, document: string): Promise<boolean> {
  const { kind, number } = parseDocumentUrl(document)!
  return stores[kind].isVisible(number)
}
