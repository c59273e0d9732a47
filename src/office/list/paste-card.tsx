import { Textarea } from '@mantine/core'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { KeptIn } from '../draft/draft-store.ts'
import { isTooLong } from './list-size.ts'
import { listWords } from './list-words.ts'
import { useScreenWords } from '../frame/staff-context.tsx'
import { TableFileButton } from './table-file-button.tsx'
import { type Draft, useDraft } from '../draft/use-draft.ts'
import { useListFirst } from './way-back.ts'
import { fetchPart } from '../connection/screen-code.ts'
import './paste-card.css'

/**
 * A card for a list from a spreadsheet, a letter or a file. `Preview` shows its rows, which are
 * checked before anything is added.
 */
export function PasteCard<T extends { text: string }>({
  name,
  blank,
  keptIn = 'device',
  words,
  readsBijoy = false,
  loadReader,
  Preview,
}: {
  /** Of the draft. */
  name: string
  /** The draft without a list. */
  blank: T
  keptIn?: KeptIn
  words: { title: string; hint: string }
  /** The rows are read in Bijoy too, so the field offers no Unicode. */
  readsBijoy?: boolean
  /** Loads what finds the headings of such a list; undefined rows have none. */
  loadReader?: () => Promise<(rows: string[][]) => object | undefined>
  /** Loaded later, because only a list needs the parsers. */
  Preview: ComponentType<{ draft: Draft<T> }>
}) {
  const { label, tooLong } = useScreenWords(listWords)
  const [isRefused, setIsRefused] = useState(false)
  useListFirst('list')
  const draft = useDraft(name, blank, { keptIn })
  const { text } = draft.values
  const heading = useFocusAfter(text.trim() !== '')
  const startAnew = (next: string) => draft.change({ ...blank, text: next })
  const type = (next: string) => {
    setIsRefused(isTooLong(next))
    if (isTooLong(next)) return
    if (next.trim() === '') startAnew(next)
    else draft.change({ text: next } as Partial<T>)
  }
  return (
    <section className="card" aria-labelledby="list">
      <h2 id="list" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
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
          error={isRefused && tooLong}
          onChange={(event) => type(event.currentTarget.value)}
          {...(readsBijoy && { inputContainer: (field: ReactNode) => field })}
        />
        <TableFileButton
          key={draft.round}
          isList={loadReader && ((found) => hasHeadings(found, loadReader))}
          onText={startAnew}
        />
      </div>
      {text.trim() !== '' && <Preview key={draft.round} draft={draft} />}
    </section>
  )
}

async function hasHeadings(
  text: string,
  loadReader: () => Promise<(rows: string[][]) => object | undefined>,
): Promise<boolean> {
  const [read, { rowsOfText }] = await Promise.all([
    loadReader(),
    fetchPart(() => import('@pathshala/tables/text-rows')),
  ])
  return read(rowsOfText(text).rows) !== undefined
}

/** The button that brought the list goes with it, and with it the focus of a keyboard. */
function useFocusAfter(hasList: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const hadList = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (hadList.current && !hasList && isLost) heading.current?.focus({ preventScroll: true })
    hadList.current = hasList
  }, [hasList])
  return heading
}
