import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DraftNote } from '../../../../office/draft/draft-note.tsx'
import { Form } from '../../../../office/form/form.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { RecordProblem } from '../../../../office/form/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { type Mark, type MarkedText, piecesOf, rewrite } from './doubt-marks.ts'
import { DoubtSteps, type Steps, useSteps } from './doubt-steps.tsx'
import { EditorFrame, MarkdownButtons, MarkdownPreview } from './markdown-editor.tsx'
import { LinkOffer } from './link-offer.tsx'
import { BijoyOffer } from '../../../../office/form/bijoy-offer.tsx'
import { PictureImage } from '../../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { writeWords } from './words.ts'
import type { TextForm } from './use-document-text.ts'

/** The paper beside its text. The clerk checks the doubtful words, and edits the whole text. */
export function TextWork({ form, pages }: { form: TextForm; pages: DocumentRecord['pages'] }) {
  const words = useScreenWords(writeWords).check
  const isDesk =
    useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false }) ?? false
  const steps = useSteps(form)
  const problemOf = useFieldProblem(form.sending.error)
  const hasPaper = pages.length + form.marks.length > 0
  return (
    <div className={hasPaper ? 'stack loose text-work' : undefined}>
      {hasPaper && (
        <section className="card paper" aria-label={words.paper}>
          {form.marks.length > 0 && <DoubtSteps form={form} steps={steps} pages={pages} />}
          {pages.length > 0 && (
            <PageView pages={pages} steps={steps} marks={form.marks} isDesk={isDesk} />
          )}
        </section>
      )}
      <TextCard form={form}>
        <MarkedTextarea
          marked={form}
          current={steps.current}
          isFollowed={isDesk && steps.isFollowed}
          onChange={(next) => form.write(rewrite(form, next))}
          onReach={steps.reach}
          error={problemOf('text')}
        />
      </TextCard>
    </div>
  )
}

function TextCard({ form, children }: { form: TextForm; children: ReactNode }) {
  const words = useScreenWords(writeWords).check
  const { conflict, draft, marks, sending } = form
  return (
    <section className="card" aria-labelledby="text">
      <h2 id="text">
        <label htmlFor="field-text">{words.text}</label>
      </h2>
      {marks.length > 0 && (
        <p className="s" id="about-text">
          {words.markHint}
        </p>
      )}
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={{ sending, conflict }}
          describe={({ text }) => ({ [words.text]: text })}
          labels={{ text: words.text }}
          inBin={form.documentId}
        />
        <EditorFrame>
          <MarkdownButtons />
          {children}
          <LinkOffer text={form.text} documentId={form.documentId} />
          <MarkdownPreview text={form.text} />
        </EditorFrame>
        <Group>
          <DraftNote draft={draft} sending={sending} />
        </Group>
        <div className="go">
          <Button type="submit" loading={sending.isSending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/**
 * A text field that marks doubtful words. Its text is repeated below it, invisible, with a line
 * under each word: the browser cannot mark words inside a text field. The copy also gives the field
 * its height.
 */
function MarkedTextarea({
  marked,
  current,
  isFollowed,
  onChange,
  onReach,
  error,
}: {
  marked: MarkedText
  /** The index of the mark that the clerk looks at. */
  current: number
  /** Scrolls to the mark that becomes current. */
  isFollowed: boolean
  onChange: (text: string) => void
  /** The cursor is in a marked word. */
  onReach: (mark: number) => void
  error: string | undefined
}) {
  const { text, marks } = marked
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFollowed) here.current?.scrollIntoView({ block: 'nearest' })
  }, [isFollowed, current])
  return (
    <>
      <div className="marked">
        <div aria-hidden="true" lang="bn">
          {piecesOf(marked).map(({ text: piece, mark }, index) =>
            mark === undefined ? (
              piece
            ) : (
              <mark
                // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
                key={index}
                ref={mark === current ? here : undefined}
                className={mark === current ? 'here' : undefined}
                data-seen={marks[mark]!.isSeen || undefined}
              >
                {piece}
              </mark>
            ),
          )}
          {/* A last line break alone has no height. */}
          {'\u200B'}
        </div>
        <textarea
          id="field-text"
          name="text"
          lang="bn"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onSelect={({ currentTarget: { selectionStart: at } }) => {
            const mark = marks.findIndex(({ from, to }) => from <= at && at <= to)
            if (mark >= 0 && mark !== current) onReach(mark)
          }}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={marks.length > 0 ? 'about-text' : undefined}
        />
      </div>
      <BijoyOffer text={text} />
      {error && <p className="field-problem">{error}</p>}
    </>
  )
}

interface Paper {
  pages: DocumentRecord['pages']
  steps: Steps
  marks: Mark[]
}

/** The pages of the paper. On a phone they are folded, so that the text is near. */
function PageView({ isDesk, ...paper }: Paper & { isDesk: boolean }) {
  const words = useScreenWords(writeWords).check
  const [isOpen, setIsOpen] = useState(false)
  if (isDesk) return <Pages {...paper} />
  return (
    <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.wholePage}</summary>
      {isOpen && <Pages {...paper} />}
    </details>
  )
}

function Pages({ pages, steps, marks }: Paper) {
  const { language } = useStaff()
  const words = useScreenWords(writeWords).check
  const shown = Math.min(steps.page, pages.length - 1)
  const page = pages[shown]!
  const number = (index: number) => formatNumber(index + 1, language)
  return (
    <div className="pages">
      <Group className="acts" role="group" aria-label={words.pages}>
        {pages.length > 1 &&
          pages.map(({ src }, index) => (
            <Button
              key={src}
              variant={index === shown ? 'filled' : 'default'}
              aria-pressed={index === shown}
              aria-label={words.page(number(index))}
              onClick={() => steps.setPage(index)}
            >
              {pages.length < 4 ? words.page(number(index)) : number(index)}
            </Button>
          ))}
        <Button
          component="a"
          variant="default"
          href={`/${page.src}`}
          target="_blank"
          rel="noopener"
        >
          {words.enlarge}
        </Button>
      </Group>
      <div className="sheet">
        <PictureImage
          picture={page}
          sizes="(min-width: 64rem) 32rem, 100vw"
          alt={words.pageAlt(number(shown))}
        />
        {marks.map((mark, index) => (
          <Box
            key={`${mark.from} ${mark.box.join()}`}
            mark={mark}
            shown={shown}
            isCurrent={index === steps.current}
          />
        ))}
      </div>
    </div>
  )
}

function Box({ mark, shown, isCurrent }: { mark: Mark; shown: number; isCurrent: boolean }) {
  if (mark.page !== shown || (mark.isSeen && !isCurrent)) return null
  const [left, top, width, height] = mark.box.map((thousandths) => `${thousandths / 10}%`)
  return <i className={isCurrent ? 'here' : undefined} style={{ left, top, width, height }} />
}
