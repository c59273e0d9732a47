import { type ReactNode, useMemo } from 'react'
import { compareTexts, type Part } from '../../base/compare-texts.ts'
import { useStaff } from '../frame/staff-context.tsx'

/** A shorter text is shown whole. */
const SHOWN_LETTERS = 160

/** Further changed lines are left out. */
const MAX_LINES = 12

/** Both versions of a value. Of long texts, only the lines with changed words and cells. */
export function useDifferingTexts(one: string, two: string): [ReactNode, ReactNode] {
  const { none } = useStaff().words.common
  return useMemo(() => {
    if (Math.max(one.length, two.length) <= SHOWN_LETTERS) return [one, two]
    const [left, right] = compareTexts(one, two)
    return [show(left, none), show(right, none)]
  }, [one, two, none])
}

function show(lines: Part[][], none: string): ReactNode {
  if (lines.length === 0) return none
  return (
    <>
      {lines.slice(0, MAX_LINES).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
        <p key={index} className="differing">
          {line.map(({ text, isChanged }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
            isChanged ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      ))}
      {lines.length > MAX_LINES && <p>…</p>}
    </>
  )
}
