import { Button, Textarea } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useDebouncedValue } from '@mantine/hooks'
import { withBijoyOffer } from '../../../../office/form/bijoy-offer.tsx'
import { writeInto } from '../../../../office/form/write-into.ts'
import {
  continueList,
  type Edit,
  type Format,
  format,
  insertBlock,
  type Selected,
} from './markdown-edit.ts'
import { linesOf, parseCopied, rowsOf } from '@pathshala/tables/copied-html'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { LinkOffer } from './link-offer.tsx'
import { writeWords } from './words.ts'
import { findTableAt, type PlacedTable, type Rows, toMarkdown, trimRows } from './markdown-table.ts'
import { TableDialog } from './table-dialog.tsx'
import { useLater } from '../../../../office/connection/use-later.ts'

const BLOCK = /^(?:ADDRESS|BLOCKQUOTE|DIV|DL|FIGURE|FORM|H[1-6]|HR|P|PRE|SECTION|TABLE)$/

/** A text in Markdown: a plain field, buttons that format it, and a preview. */
export function MarkdownEditor({
  id,
  name = 'text',
  lang = 'bn',
  label,
  description,
  value,
  onChange,
  error,
  documentId,
}: {
  id: string
  name?: string
  lang?: string
  label: string
  description?: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  /** Of an existing document, which need not link itself. */
  documentId?: string
}) {
  return (
    <EditorFrame>
      <Textarea
        id={id}
        name={name}
        label={label}
        description={description}
        inputContainer={withButtons}
        lang={lang}
        autosize
        minRows={8}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <LinkOffer text={value} documentId={documentId} />
      <MarkdownPreview text={value} lang={lang} />
    </EditorFrame>
  )
}

function withButtons(field: ReactNode) {
  return (
    <>
      <MarkdownButtons />
      {withBijoyOffer(field)}
    </>
  )
}

/**
 * The frame of a text field with Markdown: a pasted table becomes Markdown, and Enter continues a
 * list. The browser can undo both.
 */
export function EditorFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current!
    // React's event of this name has no `inputType`.
    element.addEventListener('beforeinput', beginEntry)
    return () => element.removeEventListener('beforeinput', beginEntry)
  }, [])
  return (
    <div className="stack tight editor" ref={frame} onPaste={pasteTable}>
      {children}
    </div>
  )
}

/** Makes the edit in the field, and sets its selection. */
function edit(area: HTMLTextAreaElement, change: Edit): void {
  writeInto(area, change)
  area.setSelectionRange(change.from + change.select[0], change.from + change.select[1])
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, from: selectionStart, to: selectionEnd }
}

/** While a keyboard such as Avro or Ridmik composes a word, Enter only ends the word. */
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

const FORMATS: Format[] = ['heading', 'bold', 'list', 'numbers', 'link']

/** Buttons that format the selected part of the text field in the same `.editor` with Markdown. */
export function MarkdownButtons() {
  const words = useScreenWords(writeWords).editor
  const [open, setOpen] = useState<{ area: HTMLTextAreaElement; table: PlacedTable | undefined }>()
  return (
    <div className="flow format" role="group" aria-label={words.tools}>
      {FORMATS.map((name) => (
        <Tool key={name} onPress={(area) => edit(area, format(name, selectedIn(area), words))}>
          {words[name]}
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
      // Otherwise a press takes the focus, and a phone closes its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) =>
        onPress(currentTarget.closest('.editor')!.querySelector('textarea')!)
      }
    >
      {children}
    </Button>
  )
}

/** Replaces the old table, or inserts a new table after the selected line. */
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

const WAIT_MS = 300

/** Shows a text as visitors will see it, while it is written. */
export function MarkdownPreview({ text, lang = 'bn' }: { text: string; lang?: string }) {
  const words = useScreenWords(writeWords).editor
  const label = lang === 'en' ? words.previewEnglish : words.preview
  const [shown] = useDebouncedValue(text, WAIT_MS)
  // Until it is loaded, the text is shown as it is.
  const show = useLater(loadMarkdown, { isNeeded: shown !== '', attempt: shown })
  // React writes the HTML anew for each new object: a table that was scrolled would jump back.
  const html = useMemo(() => show && { __html: show(shown) }, [show, shown])
  return (
    <section className="stack tight seen" aria-label={label}>
      <p className="s">{shown.trim() === '' ? words.nothingYet : label}</p>
      {shown.trim() !== '' && (
        <div
          className="card prose md"
          lang={lang}
          {...(html ? { dangerouslySetInnerHTML: html } : { children: <p>{shown}</p> })}
        />
      )}
    </section>
  )
}

/** The parser is larger than the rest of the screen. */
async function loadMarkdown() {
  const { markdownHtml } = await import('../../markdown/markdown.ts')
  return (text: string) => Array.from(markdownHtml(text)).join('')
}

/**
 * The pasted content as Markdown, with the paragraphs around its tables. Undefined if it has no table.
 * Word and Excel give HTML; other programs give lines with tabs.
 */
function readPaste(data: DataTransfer): string | undefined {
  return readHtml(data.getData('text/html')) ?? readTabs(data.getData('text/plain'))
}

function readHtml(html: string): string | undefined {
  if (!/<table/i.test(html)) return undefined
  const body = parseCopied(html)
  if (!Array.from(body.querySelectorAll('table')).some(tableIn)) return undefined
  return blocksIn(body).join('\n\n')
}

function readTabs(text: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n')
  const isRow = (line: string) => line.trim().includes('\t')
  const parts: string[][] = []
  for (const line of lines) {
    const part = parts[parts.length - 1]
    if (part && isRow(part[0]!) === isRow(line)) part.push(line)
    else parts.push([line])
  }
  const isTable = (part: string[]) => part.length > 1 && isRow(part[0]!)
  if (!parts.some(isTable)) return undefined
  return parts
    .map((part) =>
      isTable(part)
        ? toMarkdown(trimRows(part.map((line) => line.split('\t'))))
        : part.join('\n').trim(),
    )
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Undefined for a table that only arranges a page. */
function tableIn(element: Element): string | undefined {
  if (!(element instanceof HTMLTableElement) || element.querySelector('table')) return undefined
  const rows = trimRows(rowsOf(element, { lineEnd: ' ', stretched: 'first' }))
  return rows.flat().length > 1 ? toMarkdown(rows) : undefined
}

/** The tables, and the paragraphs between them. */
function blocksIn(parent: Element): string[] {
  const blocks: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(text)
    line = ''
  }
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Text) line += node.data
    if (!(node instanceof Element)) continue
    const block = blockOf(node)
    if (!block) line += node.textContent
    else {
      endLine()
      blocks.push(...block)
    }
  }
  endLine()
  return blocks
}

/** Undefined for an element that is a part of a line. */
function blockOf(element: Element): string[] | undefined {
  const table = tableIn(element)
  if (table) return [table]
  if (element.querySelector('table')) return blocksIn(element)
  if (/^[OU]L$/.test(element.tagName)) return [listOf(element)]
  if (element.tagName === 'BR') return []
  if (!BLOCK.test(element.tagName)) return undefined
  const lines = linesOf(element)
  return lines.length > 0 ? [lines.join('\n')] : []
}

function listOf(list: Element): string {
  const signOf = (index: number) => (list.tagName === 'OL' ? `${index + 1}.` : '-')
  return Array.from(list.children, (entry, index) =>
    [signOf(index), ...linesOf(entry)].join(' '),
  ).join('\n')
}
