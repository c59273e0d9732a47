import { contentKinds, type DocumentKind } from '../../../../content.ts'
import { callApi } from '../../../../office/connection/api-client.ts'
import { withPatience } from '../../../../office/form/with-patience.ts'
import type { DocumentRecord } from '../../schema.ts'
import type { Beginning } from './begin-choice.tsx'
import type { NewDocumentValues } from './new-document-body.ts'

/**
 * A document of today with the same title, and the same file or text. If the request fails or takes
 * long, it returns undefined, and the document is published.
 */
export async function findSame(
  kind: DocumentKind,
  values: NewDocumentValues,
  begin: Beginning,
): Promise<DocumentRecord | undefined> {
  const path = `${contentKinds[kind].apiPath}/same?title=${encodeURIComponent(values.title)}`
  const found = await withPatience(callApi<DocumentRecord[]>({ path }), [])
  return found.find((document) => isSame(document, values, begin))
}

export function isSame(
  { text, textSource, fileName }: Pick<DocumentRecord, 'text' | 'textSource' | 'fileName'>,
  values: Pick<NewDocumentValues, 'title' | 'text' | 'files'>,
  begin: Beginning,
): boolean {
  if (begin === 'text') return textSource === 'typed' && inOneLine(text) === inOneLine(values.text)
  // A photographed paper has its title as its name.
  const name = begin === 'photo' ? values.title : withoutEnding(values.files[0]?.name ?? '')
  return fileName !== null && inOneLine(withoutEnding(fileName)) === inOneLine(name)
}

/** Pictures get another ending when they are bound. */
function withoutEnding(name: string): string {
  return name.replace(/\.\w{1,5}$/, '')
}

function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
