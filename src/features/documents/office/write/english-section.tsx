import { type Changes, NO_CHANGES, pick } from '../../../../office/draft/changes.ts'
import { SaveRow } from '../../../../office/draft/draft-note.tsx'
import { useDraft } from '../../../../office/draft/use-draft.ts'
import { EnglishFold } from '../../../../office/form/english-fold.tsx'
import { useFields } from '../../../../office/form/fields.tsx'
import { Form } from '../../../../office/form/form.tsx'
import { byLabel, RecordProblem } from '../../../../office/form/record-problem.tsx'
import { TitleField } from '../../../../office/form/title-field.tsx'
import { useRecordForm } from '../../../../office/form/use-record-form.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { type OfDocument, saveDocument, useReplaceDocument } from '../use-document.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { englishDraftName } from './use-document-text.ts'
import { writeWords } from './words.ts'

type English = Pick<DocumentRecord, 'titleEnglish' | 'textEnglish'>

/** Another clerk changed the Bengali while this one wrote the English. */
function isOtherBengali(now: DocumentRecord, seen: DocumentRecord): boolean {
  return now.title !== seen.title || now.text !== seen.text || now.filePath !== seen.filePath
}

/** The English title and text of a document, which its English page shows. */
export function EnglishSection({ kind, document }: OfDocument) {
  const words = useScreenWords(writeWords).english
  const replace = useReplaceDocument({ kind, document })
  const draft = useDraft<Changes<English>>(englishDraftName(kind, document._id), NO_CHANGES)
  const form = useRecordForm<English, DocumentRecord>(draft, {
    record: document,
    setRecord: (next) => next && replace(next),
    isRestorable: true,
    valuesOf: (record) => pick<English>(record ?? document, ['titleEnglish', 'textEnglish']),
    send: (values, over) =>
      saveDocument(kind, over ?? document, {
        ...values,
        ...(over && isOtherBengali(over, document) && { englishDiffers: true }),
      }),
    onSaved: () => notify(words.saved),
  })
  const field = useFields(form, words.labels, { lang: 'en' })
  const [title, text] = [field('titleEnglish'), field('textEnglish')]
  return (
    <section className="card" id="english" aria-labelledby="english-title">
      <h2 id="english-title">{words.heading}</h2>
      {document.englishDiffers && (
        <p className="line noted reading-note differs" role="status">
          {words.differs}
        </p>
      )}
      <EnglishFold fields={[title, text]}>
        <Form sending={form.sending} onSubmit={() => void form.save()}>
          <RecordProblem
            form={form}
            describe={(values) => byLabel(values, words.labels)}
            labels={words.labels}
            inBin={document._id}
          />
          <TitleField {...title} />
          <MarkdownEditor
            {...text}
            onChange={(textEnglish) => form.change({ textEnglish })}
            documentId={document._id}
          />
          <SaveRow draft={draft} sending={form.sending} submit={words.save} />
        </Form>
      </EnglishFold>
    </section>
  )
}
