export type Unit = '/s' | 'ms' | 'bytes' | 'none'

/** One row of the table: the measured value, its comparison and its goal. */
export interface Figure {
  what: string
  unit: Unit
  /** Absent if it could not be measured. The note then has the reason. */
  ours?: number
  /** Another server measured in the same run, or a limit. */
  beside?: { name: string; value: number }
  /** The required ratio of our value to the value of `beside`. */
  goal?: Goal
  note?: string
}

export type Goal = { atLeast: number } | { atMost: number }

/** Measures the rows of one subject. */
export interface Group {
  title: string
  /** True for slow groups, which a whole run leaves out. */
  isOnlyByName?: boolean
  /** Stops everything that it started. `log` reports the progress. */
  measure(log: (text: string) => void): Promise<Figure[]>
}

/** The value must not be above the limit. */
export function within(value: number): Required<Pick<Figure, 'beside' | 'goal'>> {
  return { beside: { name: 'limit', value }, goal: { atMost: 1 } }
}

/** The value must not be below the limit. */
export function reaching(value: number): Required<Pick<Figure, 'beside' | 'goal'>> {
  return { beside: { name: 'limit', value }, goal: { atLeast: 1 } }
}

/**
 * The mean of the two middle values if the count is even.
 * @throws for an empty list
 */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.')
  return (lower + upper) / 2
}

/** Undefined if a value is missing or the divisor is 0. */
export function ratioOf({ ours, beside }: Figure): number | undefined {
  return ours === undefined || !beside || beside.value === 0 ? undefined : ours / beside.value
}

/** Undefined without a goal; false for a goal without a measurement. */
export function meetsGoal(figure: Figure): boolean | undefined {
  const { goal } = figure
  if (!goal) return undefined
  const ratio = ratioOf(figure)
  if (ratio === undefined) return false
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}
