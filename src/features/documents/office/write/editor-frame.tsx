import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { writeInto } from '../../../../office/write-into.ts'
import { continueList } from './continue-list.ts'
import { type Edit, insertBlock, type Selected } from './markdown-edit.ts'
import { readPaste } from './read-paste.ts'

/**
 * The frame of a text field with Markdown: a pasted table becomes Markdown, and Enter continues a
 * list. The browser can undo both.
 */
export function EditorFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current!
    // React's own event of this name has no type of input.
    element.addEventListener('beforeinput', beginEntry)
    return () => element.removeEventListener('beforeinput', beginEntry)
  }, [])
  return (
    <div className="editor" ref={frame} onPaste={pasteTable}>
      {children}
    </div>
  )
}

/** Puts the edit into the field, and selects what it says. */
export function edit(area: HTMLTextAreaElement, change: Edit): void {
  writeInto(area, change)
  area.setSelectionRange(change.from + change.select[0], change.from + change.select[1])
}

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, from: selectionStart, to: selectionEnd }
}

/** Not while a keyboard such as Avro or Ridmik composes a word: there, Enter ends the word. */
function beginEntry(event: InputEvent): void {
  const { target, inputType, isComposing } = event
  if (!(target instanceof HTMLTextAreaElement) || isComposing) return
  if (inputType !== 'insertLineBreak') return
  const change = continueList(selectedIn(target))
  if (!change) return
  event.preventDefault()
  edit(target, change)
}

function pasteTable(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  if (!(target instanceof HTMLTextAreaElement)) return
  const pasted = readPaste(clipboardData)
  if (pasted === undefined) return
  event.preventDefault()
  edit(target, insertBlock(selectedIn(target), pasted))
}
