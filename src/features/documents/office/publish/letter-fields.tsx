import { Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { makeFields } from '../../../../office/form/fields.tsx'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useApi } from '../../../../office/connection/use-api.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { findHead } from '../../../../words/head-teacher.ts'
import type { Letter } from '../../letter.ts'
import { OFFICERS } from '../../../people/office/use-officers.ts'
import type { OfficerRecord } from '../../../people/schema.ts'
import { isUsualMemoNumber, nextMemoNumber } from '../../memo-number.ts'
import type { LetterValues } from './letter-values.ts'
import { publishWords } from './words.ts'

const LINES = ['memoNumber', 'signatory', 'designation'] as const

/**
 * The fields of an official letter. Blank fields are filled in: the memo number after that of the
 * last letter, and the head teacher of the list of people, who may have changed since.
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

/** Returns the last letter. When it and the head teacher are loaded, fills in the fields if all are blank. */
function useLastLetter(value: LetterValues, onChange: (next: LetterValues) => void) {
  const { language } = useStaff()
  const path = '/letters/last'
  const { data: last } = useApi<Letter | null>(path, {
    // Another clerk may have written a letter.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  // The list of visitors: nothing else of a person is needed.
  const { data: people, isError } = useApi<OfficerRecord[]>(`${OFFICERS}#letter`, {
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const isDone = useRef(false)
  useEffect(() => {
    const areLoaded = last !== undefined && (people !== undefined || isError)
    if (!areLoaded || isDone.current) return
    isDone.current = true
    if (Object.values(value).some((text) => text !== '')) return
    const head = findHead(people ?? [])
    onChange({
      memoNumber: last ? inDigits(nextMemoNumber(last.memoNumber), language) : '',
      signatory: head?.name ?? last?.signatory ?? '',
      designation: head?.designation ?? last?.designation ?? '',
      copies: '',
    })
  }, [last, people, isError, value, onChange, language])
  return last
}
