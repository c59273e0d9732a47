import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type DocumentKind, previewUrl } from '../../../../content.ts'
import { callApi } from '../../../../office/shell/api-client.ts'
import { describeProblem } from '../../../../office/form/problem-words.ts'
import { describeSoon } from '../../../../office/form/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { useSending } from '../../../../office/form/use-sending.ts'
import { formatDate } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { LateCopySms } from '../../../following/office/late-copy-sms.tsx'
import { publishWords } from './words.ts'
import { documentPath } from '../use-document.ts'

/** The note after sending: the state of the document, and the next steps. */
export function SentNote({
  kind,
  document,
  onChanged,
  onClose,
}: {
  kind: DocumentKind
  document: DocumentRecord
  onChanged: (document: DocumentRecord) => void
  onClose: () => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(publishWords)
  const sending = useSending()
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [document])
  const { _id, title, url, state, version } = document
  const sentence = useStateSentence(document)
  const next = nextStep(document)
  const message = encodeURIComponent(`${title} ${window.location.origin}${url}`)
  return (
    <section ref={note} tabIndex={-1} className="card sent-note" aria-label={sentence}>
      <p>
        <b>{sentence}:</b> <span lang="bn">{title}</span>
      </p>
      {sending.error !== undefined && (
        <p className="field-problem" role="alert">
          {describeProblem(sending.error, staffWords, language)}
        </p>
      )}
      <Group className="acts">
        {next && (
          <Button
            loading={sending.isSending}
            onClick={() =>
              void sending.run(async () => {
                const path = documentPath(kind, _id)
                const { body } = next
                onChanged(await callApi<DocumentRecord>({ method: 'PUT', path, body, version }))
              })
            }
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
        {state === 'published' && (
          <LateCopySms title={title} address={window.location.origin + url} />
        )}
        <Button variant="subtle" onClick={onClose}>
          {staffWords.common.close}
        </Button>
      </Group>
    </section>
  )
}

function useStateSentence({ state, publishAt, endsAt }: DocumentRecord): string {
  const { language, timeZone } = useStaff()
  const { sent } = useScreenWords(publishWords)
  const time = publishAt === null ? '' : describeSoon(publishAt, language, timeZone)
  if (state === 'ended') return sent.ended(formatDate(endsAt!, language, timeZone))
  if (state === 'scheduled') return sent.scheduled(time)
  if (state === 'draft') return time ? sent.draftWithTime(time) : sent.draft
  return sent.published
}

/** The likely intention of a clerk whose document is not in the lists of visitors. */
function nextStep({ state, publishAt }: DocumentRecord) {
  if (state === 'ended') return { label: 'removeEnd', body: { endsAt: null } } as const
  if (state !== 'draft' || publishAt === null) return undefined
  // Sends the time too. Without it, a draft whose time has come would be published at once.
  return { label: 'schedule', body: { draft: false, publishAt } } as const
}
