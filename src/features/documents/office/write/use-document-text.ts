import { callApi } from '../../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../../office/draft/changes.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { useDraft } from '../../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../../office/form/use-record-form.ts'
import type { DocumentKind } from '../../../../content.ts'
import type { DocumentRecord } from '../../schema.ts'
import { type Mark, type MarkedText, marksOf } from './doubt-marks.ts'
import { writeWords } from './words.ts'
import { documentPath, type ReadDocument, useReplaceDocument } from '../use-document.ts'

interface Text {
  text: string
}

/** The marks belong to the changed text. Without a change, they are those of the document. */
interface TextDraft extends Changes<Text> {
  marks?: Mark[]
}

/** The list of drafts makes an address from it that leads to the document's page. */
export function draftName(kind: DocumentKind, id: string): string {
  return `${kind}/${id}`
}

export function englishDraftName(kind: DocumentKind, id: string): string {
  return `${draftName(kind, id)}/english`
}

export type TextForm = ReturnType<typeof useDocumentText>

/** The form of a document's text, with its doubtful words, and with a draft of both. */
export function useDocumentText(kind: DocumentKind, document: ReadDocument) {
  const words = useScreenWords(writeWords).check
  const replace = useReplaceDocument({ kind, document })
  const draft = useDraft<TextDraft>(draftName(kind, document._id), NO_CHANGES)
  const { changed, base, marks } = draft.values
  const text = changed.text ?? document.text
  const isEdited = base.text !== undefined && text !== base.text

  const form = useRecordForm<Text, DocumentRecord>(
    {
      ...draft,
      // Saving confirms exactly this text, even if it is unchanged. Without a known old value, any other
      // text on the server is a conflict.
      values: { changed: { text }, base: isEdited ? base : {} },
      discard: () => draft.isDirty && draft.discard(),
    },
    {
      record: document,
      // If the document was deleted, the screen keeps it, and the typed text.
      setRecord: (next) => next && replace(next),
      isRestorable: true,
      valuesOf: (record) => ({ text: (record ?? document).text }),
      send: (body, over) =>
        callApi({
          method: 'PUT',
          path: documentPath(kind, document._id),
          body,
          version: (over ?? document).version,
        }),
      onSaved: () => notify(words.saved),
    },
  )

  return {
    documentId: document._id,
    draft,
    text,
    marks: (changed.text === undefined ? undefined : marks) ?? marksOf(document.doubts, text),
    conflict: form.conflict,
    sending: form.sending,
    save: form.save,
    write: (next: MarkedText) =>
      draft.change((old) => ({
        changed: { text: next.text },
        base: { text: document.text, ...old.base },
        marks: next.marks,
      })),
  }
}
