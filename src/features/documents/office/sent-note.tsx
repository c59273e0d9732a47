import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { previewUrl } from '../../../content.ts'
import { describeSoon } from '../../../office/school-time.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { DocumentRecord } from '../schema.ts'
import { formWords } from './form-words.ts'

/** What became of the document that was just sent, and where it can go from here. */
export function SentNote({ document, onClose }: { document: DocumentRecord; onClose: () => void }) {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(formWords)
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [document])
  const { title, url, state, publishAt } = document
  const isPublic = state === 'published'
  const said = publishAt
    ? words.sent.scheduled(describeSoon(publishAt, language, timeZone))
    : words.sent[state === 'scheduled' ? 'published' : state]
  const message = encodeURIComponent(`${title} ${window.location.origin}${url}`)
  return (
    <section ref={note} tabIndex={-1} className="card sent-note" aria-label={said}>
      <p>
        <b>{said}:</b> <span lang="bn">{title}</span>
      </p>
      <Group className="acts">
        <Button
          component="a"
          href={isPublic ? url : previewUrl(url)}
          target="_blank"
          rel="noopener"
          variant="default"
        >
          {isPublic ? words.see : words.preview}
        </Button>
        {isPublic && (
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
        <Button variant="subtle" onClick={onClose}>
          {staffWords.common.close}
        </Button>
      </Group>
    </section>
  )
}
