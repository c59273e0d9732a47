import { Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { makeFields } from '../../../../office/form/fields.tsx'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { useApi } from '../../../../office/shell/use-api.ts'
import { inDigits } from '../../../../words/format.ts'
import type { Letter } from '../../letter.ts'
import { isUsualMemoNumber, nextMemoNumber } from '../../memo-number.ts'
import type { LetterValues } from './letter-values.ts'
import { publishWords } from './words.ts'

const LINES = ['memoNumber', 'signatory', 'designation'] as const

/**
 * The fields of an official letter. Blank fields are filled from the last letter: the next memo
 * number, the same signatory.
 */
export function LetterFields({
  value,
  onChange,
  problemOf,
}: {
  value: LetterValues
  onChange: (next: LetterValues) => void
  /** By API name: `letter.memoNumber`. */
  problemOf: (path: string) => string | undefined
}) {
  const words = useScreenWords(publishWords).letterFields
  const last = useLastLetter(value, onChange)
  const [written, setWritten] = useState(value.memoNumber)
  const copies = value.copies.split('\n').map((_, index) => problemOf(`letter.copies.${index}`))
  const field = makeFields(
    { values: value, change: (patch) => onChange({ ...value, ...patch }), problemOf },
    words as Record<keyof LetterValues, string>,
    { at: 'letter.', lang: 'bn' },
  )
  return (
    <>
      {LINES.map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          {...(name === 'memoNumber' && {
            description: <MemoHint number={written} last={last} />,
            // While it is being typed, every number is unusual.
            onBlur: () => setWritten(value.memoNumber),
          })}
          autoComplete="off"
          required
        />
      ))}
      <Textarea
        {...field('copies')}
        description={words.copiesHint}
        error={problemOf('letter.copies') ?? copies.find(Boolean)}
        autosize
        minRows={3}
      />
    </>
  )
}

/** A hint, and a warning about a number that is accepted but unusual. */
function MemoHint({ number, last }: { number: string; last: Letter | null | undefined }) {
  const { language } = useStaff()
  const words = useScreenWords(publishWords).letterFields
  const earlier = last?.memoNumber
  const isUsual = number.trim() === '' || isUsualMemoNumber(number, earlier)
  return (
    <>
      {last ? words.memoHint : words.memoHintFirst}
      <span className="memo-warning" role="status">
        {!isUsual && (earlier ? words.unlikeLast(inDigits(earlier, language)) : words.unusual)}
      </span>
    </>
  )
}

/** Returns the last letter. When it is loaded, fills in the fields if all are blank. */
function useLastLetter(value: LetterValues, onChange: (next: LetterValues) => void) {
  const { language } = useStaff()
  const path = '/letters/last'
  const { data: last } = useApi<Letter | null>(path, {
    // Another clerk may have written a letter.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const isDone = useRef(false)
  useEffect(() => {
    if (!last || isDone.current) return
    isDone.current = true
    if (Object.values(value).some((text) => text !== '')) return
    const memoNumber = inDigits(nextMemoNumber(last.memoNumber), language)
    onChange({ ...value, ...last, memoNumber, copies: '' })
  }, [last, value, onChange, language])
  return last
}
