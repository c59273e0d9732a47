import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { nameOfPath } from '../../../../files/stored-name.ts'
import { useUnsent } from '../../../../office/draft/unsent.ts'
import { DOCUMENT_ENDINGS } from '../../../../office/form/file-field.tsx'
import { FilesForm } from '../../../../office/form/files-form.tsx'
import { FormProblem, useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { InputProblem } from '../../../../office/form/input-problem.ts'
import { Picks } from '../../../../office/form/picks.tsx'
import { postOnce } from '../../../../office/form/post-once.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { Act } from '../../../../office/list/act.tsx'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { callApi } from '../../../../office/connection/api-client.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { browserError } from '../../../../errors/browser-errors.ts'
import { fileKindOf, formatNumber, formatSize } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import { type FileText, FILE_TEXTS } from '../../table.ts'
import { HiddenParts } from '../hidden/hidden-parts.tsx'
import { HiddenQuestion } from '../hidden/lazy-hidden-question.ts'
import type { HiddenQuestionProps } from '../hidden/hidden-question.tsx'
import { hiddenWords } from '../hidden/words.ts'
import { FileLink } from '../list/document-entry.tsx'
import { appendFiles } from '../publish/new-document-body.ts'
import {
  documentPath,
  hasFileQuestion,
  type OfDocument,
  ownFileOf,
  saveDocument,
  useReloadDocument,
  useReplaceDocument,
} from '../use-document.ts'
import { ANOTHER_FILE, askForFile } from './ask-for-file.ts'
import { pageWords } from './words.ts'

/** The file of a document with what it hides, another file in its place, and the attachments. */
export function FilesSection({ kind, document }: OfDocument) {
  const words = useScreenWords(pageWords)
  const replace = useReplaceDocument({ kind, document })
  /** The document whose file hides something, during the question. */
  const [asked, setAsked] = useState<DocumentRecord>()
  /** Another number closes the fold and empties its form. */
  const [round, setRound] = useState(0)
  const another = ownFileOf(document) ? words.replaceFile : words.addFile
  return (
    <section className="card" aria-labelledby="file">
      <h2 id="file">{words.files}</h2>
      <p className="meta">
        <FileLink document={document} />
        {hasFileQuestion(document) && (
          <Button variant="default" onClick={() => setAsked(document)}>
            {words.hiddenParts}
          </Button>
        )}
      </p>
      <details className="fold" id={ANOTHER_FILE} key={round}>
        <summary>{another}</summary>
        <AnotherFile
          kind={kind}
          document={document}
          label={another}
          onSent={(saved, done) => {
            replace(saved)
            setRound(round + 1)
            // Visitors do not get it until staff say so.
            if (saved.keptFile && saved.hiddenParts.length > 0) setAsked(saved)
            else notify(done)
          }}
        />
      </details>
      <Attachments kind={kind} document={document} />
      {asked && <FileQuestion {...{ kind, document, asked }} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

/** Asks whether visitors get the file of `asked`, the document as it is now or as it was just saved. */
export function FileQuestion({
  asked,
  change,
  onNewer,
  onSaved,
  onClose,
  ...of
}: OfDocument &
  Pick<HiddenQuestionProps, 'change' | 'onNewer' | 'onClose'> & {
    asked: DocumentRecord
    onSaved?: (saved: DocumentRecord) => void
  }) {
  const replace = useReplaceDocument(of)
  const reload = useReloadDocument(of)
  return (
    <HiddenQuestion
      kind={of.kind}
      document={asked}
      {...(change && { change })}
      onNewer={onNewer ?? replace}
      onAnswered={(saved) => {
        ;(onSaved ?? replace)(saved)
        onClose()
      }}
      onAnother={() => {
        onClose()
        void reload().then(askForFile)
      }}
      onClose={onClose}
    />
  )
}

/** Replaces the file, or adds the first. Number, page and date stay. */
function AnotherFile({
  kind,
  document,
  label,
  onSent,
}: OfDocument & {
  label: string
  /** `done` is the sentence for the clerk: the file is replaced, or added. */
  onSent: (saved: DocumentRecord, done: string) => void
}) {
  const words = useScreenWords(pageWords)
  const reload = useReloadDocument({ kind, document })
  const { hint, done } = ownFileOf(document)
    ? { hint: words.replaceHint, done: words.replaced }
    : { hint: words.addFileHint, done: words.fileAdded }
  const field = useDocumentFiles()
  const isChecked = document.textSource === 'typed' || document.textState === 'outdated'
  const asksForText = isChecked && ownFileOf(document) !== undefined
  const [text, setText] = useState<FileText>()
  const problemOf = useFieldProblem(field.sending.error)
  return (
    <>
      <p className="s">{hint}</p>
      <FilesForm
        {...field}
        idPrefix="replace"
        label={words.newFile}
        labels={{ text: words.fileText.label }}
        send={async (chosen, upload) => {
          if (asksForText && !text) throw new InputProblem([browserError('text', 'choose-one')])
          const query = `?ifHidden=ask${text ? `&text=${text}` : ''}`
          const path = `${documentPath(kind, document._id)}/file${query}`
          const body = appendFiles(new FormData(), chosen)
          const { version } = document
          const call = { method: 'PUT', path, body, version, ...upload } as const
          const saved = await callApi<DocumentRecord>(call).catch(async (error: unknown) => {
            // Another clerk may have changed the document. The next try is about the present one.
            await reload()
            throw error
          })
          onSent(saved, done)
        }}
      >
        {asksForText && (
          <div id="replace-text">
            <Picks
              name="fileText"
              label={words.fileText.question}
              values={FILE_TEXTS}
              labels={words.fileText}
              value={text ?? ''}
              onPick={(choice) => {
                field.sending.forget('text')
                setText(choice)
              }}
              error={problemOf('text')}
            />
          </div>
        )}
        <Button type="submit" loading={field.sending.isSending} w="fit-content">
          {label}
        </Button>
      </FilesForm>
    </>
  )
}

function Attachments({ kind, document }: OfDocument) {
  const { language } = useStaff()
  const words = useScreenWords(pageWords)
  const replace = useReplaceDocument({ kind, document })
  const reload = useReloadDocument({ kind, document })
  const field = useDocumentFiles()
  const [removed, setRemoved] = useState<Attachment>()
  const [round, setRound] = useState(0)
  const path = `${documentPath(kind, document._id)}/attachments`
  const marking = useSending()
  const mark = (fileEnglish: string | null) =>
    void marking.run(async () => {
      replace(await saveDocument(kind, document, { fileEnglish }, replace))
      notify(fileEnglish ? words.isEnglish : words.isNotEnglish)
    })
  return (
    <div role="group" aria-labelledby="attachments">
      <h3 id="attachments">{words.attachments}</h3>
      <FormProblem error={marking.error} />
      <AttachmentList
        document={document}
        isDisabled={field.sending.isSending || marking.isSending}
        onMark={mark}
        onRemove={setRemoved}
      />
      <details className="fold" key={round}>
        <summary>{words.addAttachments}</summary>
        <FilesForm
          {...field}
          idPrefix="attachments"
          label={words.addAttachments}
          hint={`${field.hint}; ${words.atOnce(formatNumber(MAX_FILES, language))}`}
          send={async (chosen, upload) => {
            const body = appendFiles(new FormData(), chosen)
            const saved = await postOnce<DocumentRecord>({ path, body, ...upload })
            const before = new Set(document.attachments.map(({ filePath }) => filePath))
            const isNew = (filePath?: string) => filePath !== undefined && !before.has(filePath)
            field.onChange([])
            setRound(round + 1)
            replace(saved)
            const isHiding = saved.hiddenParts.some(({ filePath }) => isNew(filePath))
            notify(isHiding ? words.addedHiding : words.added)
          }}
        >
          <Button type="submit" variant="default" loading={field.sending.isSending} w="fit-content">
            {words.add}
          </Button>
        </FilesForm>
      </details>
      {removed && (
        <ConfirmDialog
          title={words.attachments}
          question={words.removeAttachmentQuestion}
          subject={removed.fileName}
          action={words.removeAttachment}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            const removedPath = `${path}/${nameOfPath(removed.filePath)}`
            // Reloads after a failure too, because another clerk may have removed it first.
            await callApi({ method: 'DELETE', path: removedPath }).finally(reload)
            notify(words.attachmentRemoved)
          }}
        />
      )}
    </div>
  )
}

type Attachment = DocumentRecord['attachments'][number]

function AttachmentList({
  document: { attachments, hiddenParts, fileEnglish },
  isDisabled,
  onMark,
  onRemove,
}: {
  document: DocumentRecord
  isDisabled: boolean
  /** The path of the attachment that is now the English paper; null if none is. */
  onMark: (fileEnglish: string | null) => void
  onRemove: (attachment: Attachment) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(pageWords)
  const { title } = useScreenWords(hiddenWords)
  if (attachments.length === 0) return <p className="s">{words.noAttachments}</p>
  return (
    <ul>
      {attachments.map((attachment) => {
        const { filePath, fileName, fileSize } = attachment
        const parts = hiddenParts.filter((part) => part.filePath === filePath)
        const isEnglish = filePath === fileEnglish
        return (
          <li key={filePath} className="chosen">
            <div className="grow">
              <p>
                <a href={`/${filePath}`} target="_blank" rel="noopener" lang="bn">
                  {fileName}
                </a>{' '}
                <span className="s">
                  <span lang="en">{fileKindOf(fileName)}</span>, {formatSize(fileSize, language)}
                </span>{' '}
                {isEnglish && <b>{words.englishPaper}</b>}
              </p>
              {parts.length > 0 && (
                <div className="gentle">
                  <p>
                    <b>{title}</b>
                  </p>
                  <HiddenParts parts={parts} />
                </div>
              )}
            </div>
            <Group className="acts">
              <Act
                of={fileName}
                disabled={isDisabled}
                onClick={() => onMark(isEnglish ? null : filePath)}
              >
                {isEnglish ? words.endEnglish : words.makeEnglish}
              </Act>
              <Act of={fileName} disabled={isDisabled} onClick={() => onRemove(attachment)}>
                {words.removeAttachment}
              </Act>
            </Group>
          </li>
        )
      })}
    </ul>
  )
}

/** The files that a form of the page sends, as the attributes of this form. */
function useDocumentFiles() {
  const { words, language, maxUploadBytes } = useStaff()
  const [files, onChange] = useState<File[]>([])
  const sending = useSending()
  useUnsent(files.length > 0, 'form')
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  return {
    files,
    onChange,
    sending,
    accept: DOCUMENT_ENDINGS,
    hint: words.file.documentHint(megabytes),
    chooseWords: words.file.choose,
    isMultiple: true,
  }
}
