import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { listWords } from './list-words.ts'
import { useScreenWords } from './staff-context.tsx'
import { TableFileButton } from './table-file-button.tsx'
import type { Draft } from './use-draft.ts'
import './paste-card.css'

/**
 * A card for a list from a spreadsheet, a letter or a file. `children` show its rows, which are
 * checked before anything is added.
 */
export function PasteCard<T extends { text: string }>({
  draft,
  blank,
  words,
  readsBijoy = false,
  children,
}: {
  draft: Draft<T>
  /** The draft without a list. */
  blank: T
  words: { title: string; hint: string }
  /** The rows are read in Bijoy too, so the field offers no Unicode. */
  readsBijoy?: boolean
  children: ReactNode
}) {
  const { label } = useScreenWords(listWords)
  const { text } = draft.values
  const startAnew = (next: string) => draft.change({ ...blank, text: next })
  const type = (next: string) =>
    next.trim() === '' ? startAnew(next) : draft.change({ text: next } as Partial<T>)
  return (
    <section className="card" aria-labelledby="list">
      <h2 id="list">{words.title}</h2>
      <p className="s">{words.hint}</p>
      <div className="form">
        <Textarea
          name="list"
          label={label}
          lang="bn"
          autosize
          minRows={4}
          maxRows={10}
          className="pasted"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          {...(readsBijoy && { inputContainer: (field: ReactNode) => field })}
        />
        <TableFileButton onText={startAnew} />
      </div>
      {text.trim() !== '' && children}
    </section>
  )
}
