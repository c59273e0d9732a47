import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { draftNoteWords } from '../../../office/draft/draft-note-words.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { siteWords } from './site-words.ts'

export type PartName = keyof typeof siteWords.bn.sections

/**
 * One part of the screen, closed at first: all parts together are fifteen screens high on a phone.
 * A part with changes that are not sent opens by itself.
 */
export function SitePart({
  name,
  isDirty,
  children,
}: {
  name: PartName
  isDirty: boolean
  children: ReactNode
}) {
  const words = useScreenWords(siteWords)
  const draftKept = useScreenWords(draftNoteWords).kept
  // Another screen can lead to one part: `/admin/dashboard/site#headTeacher`.
  const isAskedFor = useLocation().hash === `#${name}`
  const part = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    if (isDirty) setIsOpen(true)
  }, [isDirty])
  useEffect(() => {
    if (!isAskedFor) return
    setIsOpen(true)
    part.current?.scrollIntoView()
  }, [isAskedFor])
  return (
    <details
      ref={part}
      className="card part"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
        // Render the content when the part first opens: a hidden text area cannot measure its
        // height.
        if (currentTarget.open) setWasOpen(true)
      }}
    >
      <summary>
        <h2 id={`part-${name}`}>{words.sections[name]}</h2>
        {!isOpen && isDirty && <b className="mark">{draftKept}</b>}
      </summary>
      {wasOpen && (
        <>
          <p className="lead">{words.hints[name]}</p>
          {children}
        </>
      )}
    </details>
  )
}
