import { Button } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { editorWords } from './editor-words.ts'
import { writeInto } from '../../../office/write-into.ts'
import { type Format, format } from './markdown-edit.ts'

const FORMATS: Format[] = ['heading', 'bold', 'list', 'numbers', 'link', 'table']

/** Buttons that format the selected part of the text field in the same `.editor` with Markdown. */
export function MarkdownButtons() {
  const words = useScreenWords(editorWords)
  const { language } = useStaff()
  const placeholders = {
    ...words,
    column: (number: string) => words.column(inDigits(number, language)),
  }
  const press = (what: Format, button: HTMLElement) => {
    const area = button.closest('.editor')!.querySelector('textarea')!
    const { value: text, selectionStart: from, selectionEnd: to } = area
    const edit = format(what, { text, from, to }, placeholders)
    writeInto(area, edit)
    area.setSelectionRange(edit.from + edit.select[0], edit.from + edit.select[1])
  }
  return (
    <div className="format" role="group" aria-label={words.tools}>
      {FORMATS.map((what) => (
        <Button
          key={what}
          variant="default"
          size="compact-md"
          // A press would take the keyboard away from a phone, and close it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => press(what, currentTarget)}
        >
          {words[what]}
        </Button>
      ))}
    </div>
  )
}
