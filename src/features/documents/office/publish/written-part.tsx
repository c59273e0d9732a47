import { useEffect, useRef } from 'react'
import { Check } from '../../../../office/form/fields.tsx'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { MarkdownEditor } from '../write/markdown-editor.tsx'
import { LetterFields } from './letter-fields.tsx'
import { emptyLetter } from './letter-values.ts'
import type { NewDocumentValues } from './new-document-body.ts'
import { publishWords } from './words.ts'

export interface WrittenPartProps {
  values: Pick<NewDocumentValues, 'text' | 'isLetter' | 'letter'>
  onChange: (patch: Partial<NewDocumentValues>) => void
  problemOf: (path: string) => string | undefined
  /** Whether the clerk has just chosen to write. */
  isChosen: boolean
}

/** A text that is written here, plain or as an official letter. */
export function WrittenPart({
  values: { text, isLetter, letter },
  onChange,
  problemOf,
  isChosen,
}: WrittenPartProps) {
  const words = useScreenWords(publishWords)
  const wasChosen = useRef(isChosen)
  useEffect(() => {
    if (wasChosen.current) document.getElementById('field-text')?.focus()
  }, [])
  return (
    <>
      <MarkdownEditor
        id="field-text"
        label={words.text}
        description={words.textHint}
        value={text}
        onChange={(next) => onChange({ text: next })}
        error={problemOf('text')}
      />
      <div>
        <Check
          name="isLetter"
          isChecked={isLetter}
          onChange={(isChecked) => onChange({ isLetter: isChecked, letter: emptyLetter })}
        >
          {words.letter}
        </Check>
        {isLetter && (
          <div className="more-of form">
            <LetterFields
              value={letter}
              onChange={(next) => onChange({ letter: next })}
              problemOf={problemOf}
            />
          </div>
        )}
      </div>
    </>
  )
}
