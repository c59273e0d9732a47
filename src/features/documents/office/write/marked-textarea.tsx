import { useEffect, useRef } from 'react'
import { BijoyOffer } from '../../../../office/bijoy-offer.tsx'
import { type MarkedText, piecesOf } from './doubt-marks.ts'

/**
 * A text field that marks doubtful words. Its text is repeated below it, invisible, with a line
 * under each word: the browser cannot mark words inside a text field. The copy also gives the field
 * its height.
 */
export function MarkedTextarea({
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
