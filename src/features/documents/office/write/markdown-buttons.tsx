import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { edit, selectedIn } from './editor-frame.tsx'
import { editorWords } from './editor-words.ts'
import { type Format, format, insertBlock } from './markdown-edit.ts'
import { findTableAt, type PlacedTable, type Rows, toMarkdown } from './markdown-table.ts'
import { TableDialog } from './table-dialog.tsx'

const FORMATS: Format[] = ['heading', 'bold', 'list', 'numbers', 'link']

/** Buttons that format the selected part of the text field in the same `.editor` with Markdown. */
export function MarkdownButtons() {
  const words = useScreenWords(editorWords)
  const [open, setOpen] = useState<{ area: HTMLTextAreaElement; table: PlacedTable | undefined }>()
  return (
    <div className="format" role="group" aria-label={words.tools}>
      {FORMATS.map((what) => (
        <Tool key={what} onPress={(area) => edit(area, format(what, selectedIn(area), words))}>
          {words[what]}
        </Tool>
      ))}
      <Tool onPress={(area) => setOpen({ area, table: findTableAt(selectedIn(area)) })}>
        {words.table}
      </Tool>
      {open && (
        <TableDialog
          rows={open.table?.rows}
          onClose={() => setOpen(undefined)}
          onPut={(rows) => {
            setOpen(undefined)
            putTable(open.area, open.table, rows)
          }}
        />
      )}
    </div>
  )
}

function Tool({
  onPress,
  children,
}: {
  onPress: (area: HTMLTextAreaElement) => void
  children: ReactNode
}) {
  return (
    <Button
      variant="default"
      size="compact-md"
      // A press would take the keyboard away from a phone, and close it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) =>
        onPress(currentTarget.closest('.editor')!.querySelector('textarea')!)
      }
    >
      {children}
    </Button>
  )
}

/** In place of the table that was changed, or after the selected line. */
function putTable(area: HTMLTextAreaElement, old: PlacedTable | undefined, rows: Rows): void {
  const markdown = toMarkdown(rows, old?.alignments)
  const end = [markdown.length, markdown.length] as [number, number]
  if (old) {
    edit(area, { ...old, insert: markdown, select: end })
    return
  }
  const { text, to } = selectedIn(area)
  const lineEnd = text.indexOf('\n', to)
  const at = lineEnd === -1 ? text.length : lineEnd
  edit(area, insertBlock({ text, from: at, to: at }, markdown))
}
