import { nowMs } from '../../../../base/clock.ts'
import { Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type DocumentKind, previewUrl } from '../../../../content.ts'
import { callApi } from '../../../../office/connection/api-client.ts'
import { describeProblem } from '../../../../office/form/problem-words.ts'
import { describeSoon } from '../../../../office/form/school-time.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { useNow } from '../../../../office/frame/use-now.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useSending } from '../../../../office/form/use-sending.ts'
import { formatDate, formatNumber } from '../../../../words/format.ts'
import type { DocumentRecord, Notification } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { usePhonesTold } from './publish-plan.tsx'
import { stopMessage } from '../../../following/office/stop-message.ts'
import { sentWords } from './sent-words.ts'
import { HiddenQuestion } from '../hidden/lazy-hidden-question.ts'
import { notifyPath, publishesHidden, saveDocument, useNotification } from '../use-document.ts'
import './document-state.css'

/** The numbers of a message are loaded again at this interval. */
const POLL_MS = 5000
/** Until this time before it is sent, seldom. */
const SOON_MS = 3 * 60_000
const SELDOM_MS = 60_000

/**
 * What becomes of a document's message to phones, and the next steps. `children` are further buttons,
 * which depend on the message.
 */
export function DocumentState({
  kind,
  document,
  onChanged,
  onAnother,
  children,
}: {
  kind: DocumentKind
  document: DocumentRecord
  onChanged: (document: DocumentRecord) => void
  /** Another file comes in place of one that hides something. */
  onAnother: () => void
  children: (message: Message) => ReactNode
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(sentWords)
  const sending = useSending()
  const { title, url, state } = document
  const next = nextStep(document)
  const [asked, setAsked] = useState<NextStep>()
  const save = async ({ body }: NextStep) =>
    onChanged(await saveDocument(kind, document, body, onChanged))
  const phones = useMessage(kind, document)
  const message = encodeURIComponent(`${title} ${window.location.origin}${url}`)
  return (
    <>
      <p role="status">{phones.sentence}</p>
      {sending.error !== undefined && (
        <p className="field-problem" role="alert">
          {describeProblem(sending.error, staffWords, language)}
        </p>
      )}
      <Group className="acts">
        {phones.waiting && (
          <Button
            variant="outline"
            color="red"
            loading={sending.isSending}
            onClick={() => void sending.run(() => phones.stop())}
          >
            {words.phones.stop}
          </Button>
        )}
        {phones.isStopped && (
          <Button
            variant="default"
            loading={sending.isSending}
            onClick={() => void sending.run(() => phones.tell())}
          >
            {words.phones.tell}
          </Button>
        )}
        {next && (
          <Button
            loading={sending.isSending}
            onClick={() => {
              if (next.label === 'removeEnd' || publishesHidden(document, next.body)) setAsked(next)
              else void sending.run(() => save(next))
            }}
          >
            {words[next.label]}
          </Button>
        )}
        <Button
          component="a"
          href={isPublic(state) ? url : previewUrl(url)}
          target="_blank"
          rel="noopener"
          variant="default"
        >
          {isPublic(state) ? words.see : words.preview}
        </Button>
        {state === 'published' && (
          <Button
            component="a"
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener"
            variant="default"
          >
            {words.whatsApp}
          </Button>
        )}
        {children(phones)}
      </Group>
      {asked?.label === 'removeEnd' && (
        <ConfirmDialog
          title={words.removeEnd}
          question={words.removeEndQuestion}
          subject={title}
          action={words.removeEnd}
          color="green"
          onClose={() => setAsked(undefined)}
          onConfirm={() => save(asked)}
        />
      )}
      {asked?.label === 'schedule' && (
        <HiddenQuestion
          kind={kind}
          document={document}
          change={asked.body}
          onNewer={onChanged}
          onAnswered={(saved) => {
            setAsked(undefined)
            onChanged(saved)
          }}
          onAnother={() => {
            setAsked(undefined)
            onAnother()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type Message = ReturnType<typeof useMessage>

/** The message to phones: what becomes of it, and how staff stop it. */
function useMessage(kind: DocumentKind, { _id: id, state, topic }: DocumentRecord) {
  const isAhead = state === 'scheduled'
  const [isStopped, setIsStopped] = useState(false)
  const { data, refetch } = useNotification(kind, id, isAhead || state === 'published', pollMs)
  const waiting = data?.waiting ?? null
  const count = usePhonesTold(kind, topic)
  const sentence = useMessageSentence(data, { isStopped, isAhead, phones: count })
  return {
    waiting,
    isStopped: isStopped && !waiting,
    count,
    sentence,
    async stop() {
      // It may have been sent, or stopped by another clerk, meanwhile.
      setIsStopped(await stopMessage(waiting!._id))
      await refetch()
    },
    async tell() {
      await callApi({ method: 'POST', path: notifyPath(kind, id) })
      setIsStopped(false)
      await refetch()
    },
  }
}

function pollMs(data: Notification | undefined): number | false {
  if (!data?.waiting) return false
  return Date.parse(data.waiting.dueAt) - nowMs() > SOON_MS ? SELDOM_MS : POLL_MS
}

function useMessageSentence(
  data: Notification | undefined,
  { isStopped, isAhead, phones }: { isStopped: boolean; isAhead: boolean; phones: number },
): string {
  const { language, timeZone } = useStaff()
  const { phones: words } = useScreenWords(sentWords)
  const now = useNow()
  if (!data) return ''
  const { state, waiting, sent, sentAt } = data
  const number = (count: number) => formatNumber(count, language)
  if (!waiting && isStopped) return words.stopped
  if (state === 'muted') return phones > 0 ? words.nobody : ''
  if (isAhead) return phones > 0 ? words.ahead(number(phones)) : ''
  if (!waiting) {
    return sentAt !== null && sent > 0
      ? words.sent(describeSoon(sentAt, language, timeZone), number(sent))
      : ''
  }
  const leftMs = Date.parse(waiting.dueAt) - Date.parse(now)
  if (leftMs <= 0) return words.now(number(waiting.phones))
  if (leftMs > SOON_MS)
    return words.atTime(describeSoon(waiting.dueAt, language, timeZone), number(waiting.phones))
  return words.soon(number(Math.ceil(leftMs / 60_000)), number(waiting.phones))
}

/** The state of a document, in words. */
export function useStateSentence({ state, publishAt, endsAt }: DocumentRecord): string {
  const { language, timeZone } = useStaff()
  const { states } = useScreenWords(sentWords)
  const time = publishAt === null ? '' : describeSoon(publishAt, language, timeZone)
  if (state === 'ended') return states.ended(formatDate(endsAt!, language, timeZone))
  if (state === 'scheduled') return states.scheduled(time)
  if (state === 'draft') return time ? states.draftWithTime(time) : states.draft
  return states.published
}

type NextStep = NonNullable<ReturnType<typeof nextStep>>

/** The likely intention of a clerk whose document is not in the lists of visitors. */
function nextStep({ state, publishAt }: DocumentRecord) {
  if (state === 'ended') return { label: 'removeEnd', body: { endsAt: null } } as const
  if (state !== 'draft' || publishAt === null) return undefined
  // Sends the time too. Without it, a draft whose time has come would be published at once.
  return { label: 'schedule', body: { draft: false, publishAt } } as const
}
