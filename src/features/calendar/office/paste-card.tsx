import { Textarea } from '@mantine/core'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { TextFileButton } from '../../../office/text-file-button.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import type { Day } from '../../../words/days.ts'
import { NO_LIST } from './import-draft.ts'
import { calendarWords } from './words.ts'

/** Loaded later, because only a list needs the parsers. */
const ListPreview = lazyPart(async () => (await import('./list-preview.tsx')).ListPreview)

/** A list of days from a spreadsheet, a letter or a file, checked before anything is added. */
export function PasteCard({ today }: { today: Day }) {
  const { list: words } = useScreenWords(calendarWords)
  const draft = useDraft('calendar-list', NO_LIST)
  const { text } = draft.values
  const startAnew = (next: string) => draft.change({ ...NO_LIST, text: next })
  const type = (next: string) =>
    next.trim() === '' ? startAnew(next) : draft.change({ text: next })
  return (
    <section className="card" aria-labelledby="list">
      <h2 id="list">{words.title}</h2>
      <p className="s">{words.hint}</p>
      <div className="form">
        <Textarea
          name="list"
          label={words.label}
          lang="bn"
          autosize
          minRows={4}
          maxRows={10}
          className="pasted"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <TextFileButton onText={startAnew} />
      </div>
      {text.trim() !== '' && <ListPreview key={draft.round} draft={draft} today={today} />}
    </section>
  )
}
