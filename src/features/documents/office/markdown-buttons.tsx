import { Button } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { inDigits } from '../../../words/format.ts'
import { editorWords } from './editor-words.ts'
import { type Edit, type Format, format } from './markdown-edit.ts'

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
    write(area, format(what, { text, from, to }, placeholders))
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

function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  // Deprecated, but nothing else keeps undo working.
  const isWritten = document.execCommand(insert ? 'insertText' : 'delete', false, insert)
  if (!isWritten) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(from + select[0], from + select[1])
}
