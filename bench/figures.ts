export type Unit = '/s' | 'ms' | 'bytes' | 'none'

/** One line of the table: what was measured, beside what, and what was hoped for. */
export interface Figure {
  what: string
  unit: Unit
  /** Absent where it could not be measured; the note then says why. */
  ours?: number
  /** A peer measured in the same run, or a limit. */
  beside?: { name: string; value: number }
  /** What the ratio of ours to that should be; absent where nothing is asked. */
  goal?: Goal
  note?: string
}

export type Goal = { atLeast: number } | { atMost: number }

/** A limit is a peer of which one may be at most the whole. */
export function within(value: number): Required<Pick<Figure, 'beside' | 'goal'>> {
  return { beside: { name: 'limit', value }, goal: { atMost: 1 } }
}

/**
 * The middle one, between the two middle ones of an even number.
 * @throws where there is none
 */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.')
  return (lower + upper) / 2
}

/** Undefined where either side is missing, or the other is nothing. */
export function ratioOf({ ours, beside }: Figure): number | undefined {
  return ours === undefined || !beside || beside.value === 0 ? undefined : ours / beside.value
}

/** Undefined where nothing is asked; what is asked and could not be measured does not hold. */
export function holds(figure: Figure): boolean | undefined {
  const { goal } = figure
  if (!goal) return undefined
  const ratio = ratioOf(figure)
  if (ratio === undefined) return false
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}
