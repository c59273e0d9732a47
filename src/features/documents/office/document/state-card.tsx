import { Button } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, previewUrl } from '../../../../content.ts'
import { postOnce } from '../../../../office/form/post-once.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { callApi } from '../../../../office/connection/api-client.ts'
import { notify } from '../../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatMoment, formatNumber } from '../../../../words/format.ts'
import type { DocumentRecord, DocumentSummary, ManyDocuments } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { DocumentState, useStateSentence } from '../publish/document-state.tsx'
import { PublishPlan, usePhonesTold } from '../publish/publish-plan.tsx'
import {
  documentPath,
  notifyPath,
  type OfDocument,
  publishesHidden,
  saveDocument,
  useNotification,
  useReloadDocument,
  useReplaceDocument,
} from '../use-document.ts'
import { askForFile } from './ask-for-file.ts'
import { FileQuestion } from './files-section.tsx'
import { mistakeWords } from './mistake-words.ts'
import { useMistake } from './use-mistake.tsx'
import { pageWords } from './words.ts'

type StateAct = 'publish' | 'end' | 'toDraft'

/** Publishing again after the end is the next step, which the note after sending has too. */
const ACTS: Record<DocumentSummary['state'], StateAct[]> = {
  draft: ['publish'],
  scheduled: ['publish', 'toDraft'],
  published: ['end', 'toDraft'],
  ended: ['toDraft'],
}

const PUBLISH_NOW = { draft: false, publishAt: null }

/** The state of a document, its message to phones, its address, and the acts on them. */
export function StateCard({ kind, document }: OfDocument) {
  const words = useScreenWords(pageWords)
  const replace = useReplaceDocument({ kind, document })
  const reload = useReloadDocument({ kind, document })
  const [act, setAct] = useState<StateAct | 'notify'>()
  const { state, url } = document
  const sentence = useStateSentence(document)
  const props = { kind, document, onChanged: replace, onClose: () => setAct(undefined) }
  const address = isPublic(state) ? url : previewUrl(url)
  return (
    <section className="card stack sent-note" aria-label={sentence}>
      <p>
        <b>{sentence}</b>
      </p>
      <p className="s">
        {words.address} <bdi>{window.location.origin + url}</bdi>
      </p>
      <DocumentState
        kind={kind}
        document={document}
        onChanged={replace}
        onAnother={() => void reload().then(askForFile)}
      >
        {({ waiting, isStopped, count }) => (
          <>
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noopener"
              variant="default"
              onClick={(event) => {
                // If the browser blocks the window, the link opens the page, which she can print.
                if (printPage(address)) event.preventDefault()
              }}
            >
              {words.print}
            </Button>
            {/* Without phones that would ring, the act would only raise questions. */}
            {state === 'published' && count > 0 && !waiting && !isStopped && (
              <Button variant="default" onClick={() => setAct('notify')}>
                {words.notify}
              </Button>
            )}
            {ACTS[state].map((one) => (
              <Button
                key={one}
                // A draft with a time has another first step.
                variant={one === 'publish' && document.publishAt === null ? 'filled' : 'default'}
                onClick={() => setAct(one)}
              >
                {words[one]}
              </Button>
            ))}
          </>
        )}
      </DocumentState>
      {act === 'notify' && <NotifyQuestion {...props} />}
      {act === 'end' && <EndQuestion {...props} onChanged={reload} />}
      {act === 'publish' &&
        (publishesHidden(document, PUBLISH_NOW) ? (
          <FileQuestion {...props} asked={document} change={PUBLISH_NOW} />
        ) : (
          <PublishQuestion {...props} />
        ))}
      {act === 'toDraft' && <HideQuestion {...props} />}
    </section>
  )
}

/** The page for visitors prints without its frame. False if the browser does not open it. */
function printPage(address: string): boolean {
  const opened = window.open(address)
  opened?.addEventListener('load', () => opened.print())
  return opened !== null
}

interface Question extends OfDocument {
  onChanged: (saved: DocumentRecord) => void
  onClose: () => void
}

function PublishQuestion({ kind, document, onChanged, onClose }: Question) {
  const words = useScreenWords(pageWords)
  const { state } = useNotification(kind, document._id).data ?? {}
  const [chosen, setChosen] = useState<boolean>()
  const isNotified = chosen ?? state !== 'muted'
  return (
    <ConfirmDialog
      title={words.publish}
      question={words.publishQuestion}
      subject={document.title}
      action={words.publish}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        const body = { ...PUBLISH_NOW, notifyFollowers: isNotified }
        const saved = await saveDocument(kind, document, body, onChanged)
        onChanged(saved)
        // A document whose end is past is not in any list, and the card says so.
        if (saved.state !== 'ended') notify(words.published)
      }}
    >
      <PublishPlan
        kind={kind}
        topic={document.topic}
        publishAt={null}
        date={document.date}
        createdAt={document.createdAt}
        isChecked={isNotified}
        onChange={setChosen}
      />
    </ConfirmDialog>
  )
}

function HideQuestion({ kind, document, onChanged, onClose }: Question) {
  const words = useScreenWords(pageWords)
  const { hideAndTell } = useScreenWords(mistakeWords)
  const mistake = useMistake(kind, document._id)
  return (
    <ConfirmDialog
      title={words.toDraft}
      question={words.toDraftQuestion}
      subject={document.title}
      action={mistake.isTold ? hideAndTell : words.toDraft}
      color="green"
      isLoading={mistake.isLoading}
      onClose={onClose}
      onConfirm={async () => {
        const told = mistake.isTold && { notifyOfMistake: true }
        const body = { draft: true, publishAt: null, ...told }
        onChanged(await saveDocument(kind, document, body, onChanged))
        notify(words.isDraft)
      }}
    >
      {mistake.choice}
    </ConfirmDialog>
  )
}

/** Ends a document at once. The server sets the time, because the clock of a device can be wrong. */
function EndQuestion({
  kind,
  document,
  onChanged,
  onClose,
}: Omit<Question, 'onChanged'> & { onChanged: () => Promise<unknown> }) {
  const words = useScreenWords(pageWords)
  return (
    <ConfirmDialog
      title={words.end}
      question={words.endQuestion}
      subject={document.title}
      action={words.end}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        const body = { ids: [document._id], act: 'end' } satisfies ManyDocuments
        const path = `${contentKinds[kind].apiPath}/many`
        const { changed } = await postOnce<{ changed: number }>({ path, body })
        // The call leaves out a document that is gone. Loading it fails with the reason.
        if (changed === 0) await callApi({ path: `${documentPath(kind, document._id)}?state=all` })
        else notify(words.ended)
        await onChanged()
      }}
    />
  )
}

/** Tells followers of a published document, after a question with the number of phones. */
function NotifyQuestion({ kind, document, onChanged, onClose }: Question) {
  const { language, timeZone } = useStaff()
  const { again: words, notify: label } = useScreenWords(pageWords)
  const { data, isLoading } = useNotification(kind, document._id)
  const phones = formatNumber(usePhonesTold(kind, document.topic), language)
  const sentAt = data?.sentAt ?? null
  return (
    <ConfirmDialog
      title={label}
      question={
        sentAt === null
          ? words.first(phones)
          : words.question(phones, formatMoment(sentAt, language, timeZone))
      }
      subject={document.title}
      action={label}
      color="green"
      isLoading={isLoading}
      onClose={onClose}
      onConfirm={async () => {
        await callApi({ method: 'POST', path: notifyPath(kind, document._id) })
        notify(words.done)
        onChanged(document)
      }}
    />
  )
}
