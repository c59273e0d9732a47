import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contentKinds, type DocumentKind } from '../../../content.ts'
import { fileOf } from '../../../files/file-of.ts'
import { HISTORY } from '../../../office/list/history-entry.ts'
import { ApiProblem, callApi } from '../../../office/connection/api-client.ts'
import { useApi } from '../../../office/connection/use-api.ts'
import type { DocumentRecord, DocumentSummary, Notification } from '../schema.ts'
import type { Doubt } from '../table.ts'
import { useStaff } from '../../../office/frame/staff-context.tsx'

/** A document with the words that recognition may have misread. */
export interface ReadDocument extends DocumentRecord {
  doubts: Doubt[]
}

/** The properties of a part of a document's page. */
export interface OfDocument {
  kind: DocumentKind
  document: ReadDocument
}

/** The file of a document for staff, also if visitors do not get it. */
export function ownFileOf(document: DocumentSummary): ReturnType<typeof fileOf> {
  return fileOf(document.keptFile ?? document)
}

/** Whether staff can decide if visitors get the file. */
export function hasFileQuestion({ hiddenParts, keptFile }: DocumentSummary): boolean {
  return hiddenParts.length > 0 || keptFile !== null
}

/** Whether a change publishes a file that hides something. Staff say first whether visitors get it. */
export function publishesHidden(
  { state, hiddenParts, keptFile }: DocumentSummary,
  { draft, publishAt }: { draft?: boolean; publishAt?: string | null },
): boolean {
  const isPublishing = draft === false || (state === 'scheduled' && publishAt === null)
  return isPublishing && hiddenParts.length > 0 && keptFile === null
}

export function documentPath(kind: DocumentKind, id: string): string {
  return `${contentKinds[kind].apiPath}/${id}`
}

/**
 * Changes the version of the document that the clerk has seen. If another clerk was first, `onNewer`
 * gets the document as it is now, and the clerk is asked again.
 */
export function saveDocument(
  kind: DocumentKind,
  { _id, version }: DocumentSummary,
  body: object,
  onNewer?: (current: DocumentRecord) => void,
): Promise<DocumentRecord> {
  const call = { method: 'PUT', path: documentPath(kind, _id), body, version } as const
  return callApi<DocumentRecord>(call).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 412)
      onNewer?.(error.current as DocumentRecord)
    throw error
  })
}

export function notifyPath(kind: DocumentKind, id: string): string {
  return `${documentPath(kind, id)}/notify`
}

/** Whether a document was announced to followers, or will be. */
export function useNotification(
  kind: DocumentKind,
  id: string,
  isNeeded = true,
  pollMs?: (data: Notification | undefined) => number | false,
) {
  const path = notifyPath(kind, id)
  return useApi<Notification>(path, {
    enabled: isNeeded,
    ...(pollMs && { refetchInterval: ({ state }) => pollMs(state.data) }),
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * One document with its doubts, by its number. It is loaded again only while it is being read, because
 * another load would replace the text while the clerk writes.
 */
export function useDocument(kind: DocumentKind, number: string) {
  const path = documentPath(kind, number)
  const { isBeingRead } = useReading()
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<ReadDocument> => {
      const document = await callApi<DocumentRecord>({ path: `${path}?state=all`, signal })
      // Only a recognised text has doubts.
      if (document.textSource !== 'machine') return { ...document, doubts: [] }
      const readingPath = `${documentPath(kind, document._id)}/reading`
      const reading = callApi<Pick<ReadDocument, 'doubts'>>({ path: readingPath, signal })
      return { ...document, ...(await reading) }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data && isBeingRead(state.data) ? READING_POLL_MS : false,
  })
}

/** Loads the document again, and what its page also shows. */
export function useReloadDocument({ kind, document }: OfDocument): () => Promise<unknown> {
  const client = useQueryClient()
  const paths = [documentPath(kind, String(document.number)), ...pathsBeside(kind, document._id)]
  return () => Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/** Replaces the loaded document with the server's answer. What its page also shows is loaded again. */
export function useReplaceDocument({ kind, document }: OfDocument) {
  const client = useQueryClient()
  const queryKey = [documentPath(kind, String(document.number))]
  return (next: DocumentRecord) => {
    const isSameText = next.text === document.text && next.textSource === document.textSource
    client.setQueryData<ReadDocument>(queryKey, {
      ...next,
      doubts: isSameText ? document.doubts : [],
    })
    // If another clerk had the file read again, the doubts are different.
    if (!isSameText) void client.invalidateQueries({ queryKey })
    for (const path of pathsBeside(kind, document._id))
      void client.invalidateQueries({ queryKey: [path] })
  }
}

const pathsBeside = (kind: DocumentKind, id: string) => [HISTORY, notifyPath(kind, id)]

/** A question to staff about the text, its source, or the reason why there is no text. */
type TextState =
  | 'outdated'
  | 'differs'
  | 'waiting'
  | 'failed'
  | 'machine'
  | 'file'
  | 'typed'
  | 'empty'
  | 'none'

type Read = Pick<DocumentSummary, 'reading' | 'textSource' | 'textState' | 'textDiffers'>

/** Screens load again at this interval until the server has read the file. */
export const READING_POLL_MS = 4000

/** With READING=off, no document is ever read. */
export function useReading() {
  const { readsDocuments } = useStaff()
  const isBeingRead = ({ reading }: Pick<Read, 'reading'>) =>
    readsDocuments && reading === 'waiting'
  return {
    isBeingRead,
    canReadAgain: ({ reading }: Pick<Read, 'reading'>) =>
      readsDocuments && (reading === 'done' || reading === 'failed'),
    /** `none` if the document has no text and such files are not read. */
    textStateOf: (document: Read): TextState => {
      const { reading, textSource, textState, textDiffers } = document
      if (textState === 'outdated') return textState
      if (textDiffers) return 'differs'
      if (isBeingRead(document)) return 'waiting'
      if (textSource !== null) return textSource
      if (reading === 'done') return 'empty'
      return reading === 'failed' ? 'failed' : 'none'
    },
  }
}
