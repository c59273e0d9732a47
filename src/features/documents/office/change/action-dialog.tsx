import { useState } from 'react'
import { callApi } from '../../../../office/shell/api-client.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { notify } from '../../../../office/shell/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { contentKinds } from '../../../../content.ts'
import { postOnce } from '../../../../office/form/post-once.ts'
import type { DocumentRecord, DocumentSummary, ManyDocuments } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { mistakeWords } from './mistake-words.ts'
import { useMistake } from './use-mistake.tsx'
import { changeWords } from './words.ts'
import { HiddenQuestion } from '../hidden/lazy-hidden-question.ts'
import { listWords } from '../list/words.ts'
import { AttachmentsDialog, useDocumentFiles } from './attachments-dialog.tsx'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { DialogButtons } from '../../../../office/form/dialog-buttons.tsx'
import { FilesForm } from '../../../../office/form/files-form.tsx'
import { appendFiles } from '../publish/new-document-body.ts'
import { PublishPlan, usePhonesTold } from '../publish/publish-plan.tsx'
import {
  type DocumentDialogProps,
  documentPath,
  notifyPath,
  ownFileOf,
  useNotification,
} from '../use-document.ts'
import { Button, Group, Modal } from '@mantine/core'
import { Picks } from '../../../../office/form/picks.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { InputProblem } from '../../../../office/form/input-problem.ts'
import { browserError } from '../../../../errors/browser-errors.ts'
import { type FileText, FILE_TEXTS } from '../../table.ts'
import { Loaded } from '../../../../office/shell/loaded.tsx'
import { formatMoment, formatNumber } from '../../../../words/format.ts'

export type Action =
  | StateAction
  | 'change'
  | 'replaceFile'
  | 'hiddenParts'
  | 'attachments'
  | 'notify'
  | 'end'

export interface ActionDialogProps extends DocumentDialogProps {
  action: Action
  onPublished: (document: DocumentRecord) => void
}

type StateAction = 'publish' | 'publishAgain' | 'toDraft'

export function ActionDialog({ action, onPublished, ...dialog }: ActionDialogProps) {
  if (action === 'change') return <ChangeDialog {...dialog} />
  if (action === 'replaceFile') return <ReplaceFileDialog {...dialog} />
  if (action === 'attachments') return <AttachmentsDialog {...dialog} />
  const { hiddenParts, keptFile } = dialog.document
  const isAsked = action === 'publish' && hiddenParts.length > 0 && keptFile === null
  if (action === 'hiddenParts' || isAsked)
    return <HiddenDialog {...dialog} isPublishing={isAsked} />
  if (action === 'notify') return <NotifyDialog {...dialog} />
  if (action === 'end') return <EndDialog {...dialog} />
  return <StateDialog action={action} onPublished={onPublished} {...dialog} />
}

/** Confirms an action that only changes the state. */
function StateDialog({
  action,
  label,
  kind,
  document,
  onChanged,
  onPublished,
  onClose,
}: ActionDialogProps & { action: StateAction }) {
  const words = useScreenWords(changeWords)
  const { state } = useNotification(kind, document._id, action === 'publish').data ?? {}
  const [chosen, setChosen] = useState<boolean>()
  const isNotified = chosen ?? state !== 'muted'
  const mistake = useMistake(kind, action === 'toDraft' ? document._id : undefined)
  const { hideAndTell } = useScreenWords(mistakeWords)
  const { question, done, body } = {
    publish: {
      question: words.publishQuestion,
      done: words.published,
      body: { draft: false, publishAt: null, notifyFollowers: isNotified },
    },
    publishAgain: {
      question: words.publishAgainQuestion,
      done: words.published,
      body: { endsAt: null },
    },
    toDraft: {
      question: words.toDraftQuestion,
      done: words.isDraft,
      body: { draft: true, publishAt: null, ...(mistake.isTold && { notifyOfMistake: true }) },
    },
  }[action]
  return (
    <ConfirmDialog
      title={label}
      question={question}
      subject={document.title}
      action={mistake.isTold ? hideAndTell : label}
      color="green"
      isLoading={mistake.isLoading}
      onClose={onClose}
      onConfirm={async () => {
        const path = documentPath(kind, document._id)
        const saved = await callApi<DocumentRecord>({ method: 'PUT', path, body })
        onChanged()
        // A document whose end is past is not in any list, and the note says so.
        if (saved.state !== 'ended') notify(done)
        if (isPublic(saved.state)) onPublished(saved)
      }}
    >
      {mistake.choice}
      {action === 'publish' && (
        <PublishPlan
          kind={kind}
          topic={document.topic}
          publishAt={null}
          date={document.date}
          createdAt={document.createdAt}
          isChecked={isNotified}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  )
}

/** What the file hides, and whether visitors get it. */
function HiddenDialog({
  kind,
  document,
  isPublishing,
  onChanged,
  onClose,
}: DocumentDialogProps & { isPublishing: boolean }) {
  const [replaced, setReplaced] = useState<DocumentSummary>()
  const { replaceFile } = useScreenWords(listWords)
  const props = { kind, onChanged, onClose }
  if (replaced) return <ReplaceFileDialog label={replaceFile} document={replaced} {...props} />
  return (
    <HiddenQuestion
      kind={kind}
      document={document}
      {...(isPublishing && { change: { draft: false, publishAt: null } })}
      onAnswered={() => {
        onChanged()
        onClose()
      }}
      onAnother={setReplaced}
      onClose={onClose}
    />
  )
}

/** Ends a document at once. The server sets the time, because the clock of a device can be wrong. */
function EndDialog({ label, kind, document, onChanged, onClose }: DocumentDialogProps) {
  const words = useScreenWords(changeWords)
  return (
    <ConfirmDialog
      title={label}
      question={words.endQuestion}
      subject={document.title}
      action={label}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        const body = { ids: [document._id], act: 'end' } satisfies ManyDocuments
        await postOnce({ path: `${contentKinds[kind].apiPath}/many`, body })
        notify(words.ended)
        onChanged()
      }}
    />
  )
}

/** Notifies followers of a published document, after a question with the number of phones. */
export function NotifyDialog({ label, kind, document, onChanged, onClose }: DocumentDialogProps) {
  const { words: staffWords, language, timeZone } = useStaff()
  const { again: words } = useScreenWords(changeWords)
  const query = useNotification(kind, document._id)
  const phones = formatNumber(usePhonesTold(kind, document.topic), language)
  if (!query.data || query.data.state === 'waiting') {
    return (
      <Modal opened onClose={onClose} title={label} centered>
        <Loaded query={query}>{() => <p>{words.waits}</p>}</Loaded>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {staffWords.common.close}
          </Button>
        </Group>
      </Modal>
    )
  }
  const { sentAt } = query.data
  const question =
    sentAt === null
      ? words.first(phones)
      : words.question(phones, formatMoment(sentAt, language, timeZone))
  return (
    <ConfirmDialog
      title={label}
      question={question}
      subject={document.title}
      action={label}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        await callApi({ method: 'POST', path: notifyPath(kind, document._id) })
        notify(words.done)
        onChanged()
      }}
    />
  )
}

/** Replaces the file of a document, or adds the first file. Its number, page and date stay. */
export function ReplaceFileDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: DocumentDialogProps) {
  const words = useScreenWords(changeWords)
  const { hint, done } = ownFileOf(document)
    ? { hint: words.replaceHint, done: words.replaced }
    : { hint: words.addFileHint, done: words.fileAdded }
  useReturnedFocus()
  const field = useDocumentFiles()
  const isChecked = document.textSource === 'typed' || document.textState === 'outdated'
  const asksForText = isChecked && ownFileOf(document) !== undefined
  const [text, setText] = useState<FileText>()
  const problemOf = useFieldProblem(field.sending.error)
  /** With a file that hides something. Visitors do not get it yet. */
  const [replaced, setReplaced] = useState<DocumentSummary>()
  const [isAnother, setIsAnother] = useState(false)
  if (replaced && !isAnother) {
    return (
      <HiddenQuestion
        kind={kind}
        document={replaced}
        onAnswered={() => {
          onChanged()
          onClose()
        }}
        onAnother={(present) => {
          setReplaced(present)
          field.onChange([])
          setIsAnother(true)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <p lang="bn">
        <b>{document.title}</b>
      </p>
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
          const { version } = replaced ?? document
          const saved = await callApi<DocumentRecord>({
            method: 'PUT',
            path,
            body,
            version,
            ...upload,
          })
          onChanged()
          if (saved.keptFile && saved.hiddenParts.length > 0) {
            setReplaced(saved)
            return setIsAnother(false)
          }
          notify(done)
          onClose()
        }}
      >
        {asksForText && (
          <div id="replace-text">
            <Picks
              name="text"
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
        <DialogButtons isSending={field.sending.isSending} onClose={onClose} submit={label} />
      </FilesForm>
    </Modal>
  )
}
