import { useScreenWords } from '../../../../office/staff-context.tsx'
import { formWords } from './words.ts'
import { emptyLetter, LetterFields } from '../write/letter-fields.tsx'
import { MarkdownEditor } from '../write/markdown-editor.tsx'
import type { NewDocument } from './new-document-body.ts'

/** A text that is written here, alone or as an official letter. */
export function WrittenPart({
  values: { text, isLetter, letter },
  onChange,
  problemOf,
}: {
  values: Pick<NewDocument, 'text' | 'isLetter' | 'letter'>
  onChange: (patch: Partial<NewDocument>) => void
  problemOf: (path: string) => string | undefined
}) {
  const words = useScreenWords(formWords)
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
        <label className="check">
          <input
            type="checkbox"
            name="isLetter"
            checked={isLetter}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ isLetter: checked, letter: emptyLetter })
            }
          />
          {words.letter}
        </label>
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
