import { parseDocumentUrl } from '../../content.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import type { Stores } from '../../request/school.ts'
import type { Day } from '@pathshala/bengali/days'
import type { CalendarRecord } from './schema.ts'

/** @throws InvalidInput if visitors do not see the document with the schedule */
export async function checkDocument(
  stores: Stores,
  document: string | null | undefined,
): Promise<void> {
  if (document && !(await isVisible(stores, document))) {
    throw new InvalidInput(fieldError('document', 'no-such-document'))
  }
}

/** The entries as visitors see them: without links to documents that are not public. */
export async function listForVisitors(
  stores: Stores,
  days?: { from?: Day | undefined; to?: Day | undefined },
): Promise<CalendarRecord[]> {
  const entries = await stores.calendar.list(days)
  const visible = new Set<string | null>()
  for (const document of new Set(entries.map((entry) => entry.document))) {
    if (document === null || (await isVisible(stores, document))) visible.add(document)
  }
  return entries.map((entry) =>
    visible.has(entry.document) ? entry : { ...entry, document: null },
  )
}

async function isVisible(stores: Stores, document: string): Promise<boolean> {
  const { kind, number } = parseDocumentUrl(document)!
  return stores[kind].isVisible(number)
}
