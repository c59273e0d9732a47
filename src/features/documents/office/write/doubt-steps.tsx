import { Button, Group, TextInput } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { PictureImage } from '../../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import type { Doubt } from '../../table.ts'
import { rewriteWord } from './doubt-marks.ts'
import { cropAround } from './page-crop.ts'
import { readingWords } from './words.ts'
import type { TextForm } from './use-document-text.ts'
import type { Steps } from './use-steps.ts'

type Page = DocumentRecord['pages'][number]

/** One doubtful word: the piece of paper where it stands, and what the machine made of it. */
export function DoubtSteps({
  form,
  steps: { current, confirm, goBack },
  pages,
}: {
  form: TextForm
  steps: Steps
  pages: Page[]
}) {
  const { text, marks } = form
  const { language } = useStaff()
  const words = useScreenWords(readingWords)
  const { from, to, page, box } = marks[current]!
  const number = (value: number) => formatNumber(value, language)
  const seen = marks.filter(({ isSeen }) => isSeen).length
  return (
    <>
      <div aria-live="polite">
        <h2>
          {words.doubt(number(current + 1))}{' '}
          <small className="s">{words.doubtCount(number(marks.length), number(seen))}</small>
        </h2>
        {seen === marks.length && <p>{words.allSeen}</p>}
      </div>
      {pages[page] && <Strip page={pages[page]} box={box} />}
      <TextInput
        label={words.machineRead}
        name="word"
        lang="bn"
        value={text.slice(from, to)}
        onChange={({ currentTarget: { value } }) => form.write(rewriteWord(form, current, value))}
        spellCheck={false}
        autoComplete="off"
      />
      <Group className="acts" mt="sm">
        <Button onClick={confirm}>{words.next}</Button>
        {marks.length > 1 && (
          <Button variant="default" onClick={goBack}>
            {words.previous}
          </Button>
        )}
      </Group>
    </>
  )
}

function Strip({ page, box }: { page: Page; box: Doubt['box'] }) {
  const words = useScreenWords(readingWords)
  const crop = cropAround(box, page)
  return (
    <div
      className="strip"
      role="img"
      aria-label={words.onPaper}
      style={{ aspectRatio: crop.aspectRatio, background: page.color }}
    >
      <span style={crop.page}>
        <PictureImage picture={page} sizes={`${page.width}px`} loading="eager" />
      </span>
      <i style={crop.word} />
    </div>
  )
}
