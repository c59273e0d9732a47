import { useState } from 'react'
import { Button, Group, TextInput } from '@mantine/core'
import { type Mark, rewriteWord, setSeen } from './doubt-marks.ts'
import type { TextForm } from './use-document-text.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { PictureImage } from '../../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import type { Doubt } from '../../table.ts'
import { cropAround } from './page-crop.ts'
import { writeWords } from './words.ts'

export type Steps = ReturnType<typeof useSteps>

/** The doubtful word and the page that the clerk looks at. */
export function useSteps(form: TextForm) {
  const { text, marks } = form
  const [chosen, setChosen] = useState(0)
  const [page, setPage] = useState(0)
  const [isFollowed, setIsFollowed] = useState(false)
  // A change of the text can take marks away.
  const current = Math.max(0, Math.min(chosen, marks.length - 1))

  const goTo = (mark: number, isStep: boolean) => {
    setChosen(mark)
    setPage(marks[mark]!.page)
    setIsFollowed(isStep)
  }
  return {
    /** The index of the mark. */
    current,
    page,
    setPage,
    /** The clerk did not choose the word in the text, so the text must scroll to it. */
    isFollowed,
    /** The clerk has put the cursor into a word. */
    reach: (mark: number) => goTo(mark, false),
    /** Confirms the current word, and goes to the next word. */
    confirm: () => {
      const seen = setSeen(marks, current)
      form.write({ text, marks: seen })
      goTo(nextOf(seen, current), true)
    },
    goBack: () => goTo((current + marks.length - 1) % marks.length, true),
  }
}

/** The first unseen word after `current`. If all words were seen, the next word. */
function nextOf(marks: Mark[], current: number): number {
  const order = marks.map((_, step) => (current + 1 + step) % marks.length)
  return order.find((index) => !marks[index]!.isSeen) ?? order[0]!
}

type Page = DocumentRecord['pages'][number]

/** One doubtful word: a picture of it on the paper, and a field with the text that was read. */
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
  const words = useScreenWords(writeWords).check
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
  const words = useScreenWords(writeWords).check
  const crop = cropAround(box, page)
  return (
    <div
      className="boxed strip"
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
