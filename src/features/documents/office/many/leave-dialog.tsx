import { useState } from 'react'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import type { Correctable, DocumentSummary } from '../../schema.ts'
import { mistakeWords } from '../document/mistake-words.ts'
import { MistakeChoice, useIsFresh } from '../document/use-mistake.tsx'
import { manyWords } from './words.ts'

/** The question names as many titles as a phone shows. */
const TITLES = 4

export interface LeaveProps {
  act: 'hide' | 'remove'
  /** The documents that leave the site. */
  left: DocumentSummary[]
  correctable: Correctable
  onConfirm: (isMistake: boolean) => Promise<void>
  onClose: () => void
}

/**
 * Asks before many documents leave the site, and whether the phones that were told of them are told
 * that they were wrong.
 */
export function LeaveDialog({ act, left, correctable, onConfirm, onClose }: LeaveProps) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(manyWords)
  const mistake = useScreenWords(mistakeWords)
  const [chosen, setChosen] = useState<boolean>()
  const { documents, phones, firstSentAt } = correctable
  // One of them may be old and right.
  const areAllFresh = useIsFresh(firstSentAt)
  const isTold = documents > 0 && (chosen ?? areAllFresh)
  const number = (count: number) => formatNumber(count, language)
  const { title, question, action, andTell } = {
    hide: {
      title: words.acts.hide,
      question: words.hideQuestion(number(left.length)),
      action: words.acts.hide,
      andTell: words.hideAndTell,
    },
    remove: {
      title: staffWords.common.removeTitle,
      question: words.confirm(number(left.length)),
      action: staffWords.common.remove,
      andTell: mistake.removeAndTell,
    },
  }[act]
  return (
    <ConfirmDialog
      title={title}
      question={question}
      subject=""
      action={isTold ? andTell : action}
      color={act === 'hide' ? 'green' : 'red'}
      onConfirm={() => onConfirm(isTold)}
      onClose={onClose}
    >
      <ul className="points many-titles">
        {left.slice(0, TITLES).map(({ _id, title: name }) => (
          <li key={_id} lang="bn">
            {name}
          </li>
        ))}
        {left.length > TITLES && <li>{words.further(number(left.length - TITLES))}</li>}
      </ul>
      {documents > 0 && (
        <MistakeChoice
          reached={mistake.reachedOfMany(number(documents), number(phones))}
          isTold={isTold}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  )
}
