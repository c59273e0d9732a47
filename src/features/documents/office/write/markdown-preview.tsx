import { useDebouncedValue } from '@mantine/hooks'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { useLater } from '../../../../office/use-later.ts'
import { editorWords } from './editor-words.ts'

const WAIT_MS = 300

/** A text as visitors will see it, while it is written. */
export function MarkdownPreview({ text }: { text: string }) {
  const words = useScreenWords(editorWords)
  const [shown] = useDebouncedValue(text, WAIT_MS)
  // Until it is loaded, the text is shown as it is.
  const show = useLater(loadMarkdown, { isNeeded: shown !== '', attempt: shown })
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

/** The parser is larger than the rest of the screen. */
async function loadMarkdown() {
  const { Markdown } = await import('../../markdown/markdown.tsx')
  return (text: string) => <Markdown text={text} />
}
