import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { editorWords } from './editor-words.ts'

const WAIT_MS = 300

/** A text as visitors will see it, while it is written. */
export function MarkdownPreview({ text }: { text: string }) {
  const words = useScreenWords(editorWords)
  const [shown] = useDebouncedValue(text, WAIT_MS)
  const show = useMarkdown(shown)
  return (
    <section className="seen" aria-label={words.preview}>
      <p className="s">{shown.trim() === '' ? words.nothingYet : words.preview}</p>
      {shown.trim() !== '' && (
        <div className="card prose md" lang="bn">
          {show ? show(shown) : <p>{shown}</p>}
        </div>
      )}
    </section>
  )
}

/**
 * The parser is larger than the rest of the screen: it loads when a text is written. If it does not
 * load, the next change of the text tries again; until then the text is shown as it is.
 */
function useMarkdown(text: string): ((text: string) => ReactNode) | undefined {
  const [show, setShow] = useState<(text: string) => ReactNode>()
  const isNeeded = text !== '' && !show
  useEffect(() => {
    if (!isNeeded) return
    import('../markdown/markdown.tsx').then(
      ({ Markdown }) => setShow(() => (written: string) => <Markdown text={written} />),
      () => {},
    )
  }, [isNeeded, text])
  return show
}
