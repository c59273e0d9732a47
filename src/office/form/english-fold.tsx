import { type ReactNode, useEffect, useState } from 'react'
import { useScreenWords } from '../frame/staff-context.tsx'
import { englishFoldWords } from './english-fold-words.ts'
import type { FieldAttributes } from './fields.tsx'

/** The optional English of a form. It is folded if nothing of it is filled in or refused. */
export function EnglishFold({
  fields,
  children,
}: {
  fields: readonly Pick<FieldAttributes, 'value' | 'error'>[]
  children: ReactNode
}) {
  const { english, englishHint } = useScreenWords(englishFoldWords)
  const isFilled = fields.some(({ value }) => value !== '')
  const [isOpen, setIsOpen] = useState(isFilled)
  useEffect(() => {
    // The device finds a draft after the first rendering.
    if (isFilled) setIsOpen(true)
  }, [isFilled])
  const isRefused = fields.some(({ error }) => error !== undefined)
  return (
    <details
      className="fold"
      open={isOpen || isRefused}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{english}</summary>
      <div className="form">
        <p className="s">{englishHint}</p>
        {children}
      </div>
    </details>
  )
}
