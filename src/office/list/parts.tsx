import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { foldExact } from '@pathshala/bengali/fold'
import { formatNumber } from '../../words/format.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { useLinkedWords } from './entry-list.tsx'

/** A list on the screen begins with this many rows. */
export const PART = 30

/** A shorter list needs no search. */
const MIN_SEARCHED = 8

/** Searches a list that is loaded as a whole. Every word must occur in the text of a row. */
export function useListSearch<T>(textOf: (row: T) => string) {
  const { words } = useStaff()
  const [searched, setSearched] = useLinkedWords()
  const wanted = foldExact(searched).split(/\s+/).filter(Boolean)
  const isSearched = wanted.length > 0
  return {
    isSearched,
    find: (rows: readonly T[]): readonly T[] =>
      isSearched
        ? rows.filter((row) => {
            const text = foldExact(textOf(row))
            return wanted.every((word) => text.includes(word))
          })
        : rows,
    fieldFor: (count: number) =>
      (isSearched || count >= MIN_SEARCHED) && (
        <TextInput
          type="search"
          label={words.common.search}
          value={searched}
          onChange={(event) => setSearched(event.currentTarget.value)}
        />
      ),
  }
}

/** The first rows of a list, and the button that shows more of them. */
export function useParts<T>(rows: readonly T[], first = PART) {
  const { words, language } = useStaff()
  const [length, setLength] = useState(first)
  const left = rows.length - length
  return {
    shown: rows.slice(0, length),
    more: left > 0 && (
      <Button variant="default" onClick={() => setLength(length + PART)}>
        {words.common.showMore(formatNumber(Math.min(left, PART), language))}
      </Button>
    ),
  }
}

/** Says that a search found nothing. */
export function NothingFound() {
  const { words } = useStaff()
  return (
    <p className="card none" role="status">
      {words.common.nothingFound}
    </p>
  )
}
