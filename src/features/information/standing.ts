import { addDays, addMonths, type Day, yearOf } from '@pathshala/bengali/days'

/** A rule for the age of an answer. Days are in the school's time zone. */
export type FreshnessRule =
  /** Late when the as-of day is longer ago. */
  | { months: number }
  /** Late from this day (`MM-DD`) of the year after the as-of day. */
  | { schoolYear: string }
  /** Ending this number of days before the nearest end of a term; late on the day after the end. */
  | { term: number }
  /** Late from this day (`MM-DD`) of the year after the newest row. */
  | { examYear: string }

export const STANDINGS = ['missing', 'late', 'ending', 'ok'] as const

type Standing = (typeof STANDINGS)[number]

/** The reason why an entry is not `ok`. The name of the part follows `part-missing`. */
export type Reason =
  | 'old'
  | 'term-over'
  | 'term-ends'
  | 'person-left'
  | 'year-missing'
  | 'counts-differ'
  | 'posts-differ'
  | `part-missing:${string}`

/** A part of an answer with its own rules. `asOf` is null while the part is missing. */
interface Part {
  name: string
  asOf: Day | null
  rules: readonly FreshnessRule[]
}

export interface Facts {
  /** Without parts, the entry is missing, unless its last person has left. */
  parts: readonly Part[]
  /** The last days of terms. */
  terms: readonly Day[]
  /** The years that have a row. */
  years: readonly number[]
  /** A person named in the answer is no longer in the list of staff. */
  hasLeft: boolean
  /** The list of people has another number of people with a post. */
  postsDiffer?: boolean
}

export interface Judgement {
  standing: Standing
  /** The first day on which the entry is late; null if it never is. */
  due: Day | null
  reasons: Reason[]
}

/** Judges the freshness of an entry on a day. */
export function judge(
  { parts, terms, years, hasLeft, postsDiffer = false }: Facts,
  today: Day,
): Judgement {
  const missing = parts
    .filter(({ asOf }) => asOf === null)
    .map(({ name }): Reason => `part-missing:${name}`)
  const deadlines = parts.flatMap(({ asOf, rules }) =>
    asOf === null ? [] : rules.flatMap((rule) => deadlineOf(rule, { asOf, terms, years })),
  )
  const late = deadlines.filter(({ lateFrom }) => lateFrom <= today)
  const ending = deadlines.filter(
    ({ lateFrom, endingFrom = lateFrom }) => endingFrom <= today && today < lateFrom,
  )
  const reasons = new Set<Reason>([
    ...missing,
    ...(hasLeft ? ['person-left' as const] : []),
    ...(postsDiffer ? ['posts-differ' as const] : []),
    ...late.map(({ reason }) => reason),
    ...ending.map(() => 'term-ends' as const),
  ])
  const standing =
    missing.length > 0 || (parts.length === 0 && !hasLeft)
      ? 'missing'
      : hasLeft || postsDiffer || late.length > 0
        ? 'late'
        : ending.length > 0
          ? 'ending'
          : 'ok'
  const due = deadlines.map(({ lateFrom }) => lateFrom).sort()[0] ?? null
  return { standing, due, reasons: [...reasons] }
}

interface Deadline {
  lateFrom: Day
  /** Only before the end of a term. */
  endingFrom?: Day
  reason: Reason
}

function deadlineOf(
  rule: FreshnessRule,
  { asOf, terms, years }: Pick<Facts, 'terms' | 'years'> & { asOf: Day },
): Deadline[] {
  if ('months' in rule) {
    return [{ lateFrom: addDays(addMonths(asOf, rule.months), 1), reason: 'old' }]
  }
  if ('schoolYear' in rule) {
    return [{ lateFrom: `${yearOf(asOf) + 1}-${rule.schoolYear}`, reason: 'old' }]
  }
  if ('term' in rule) {
    return terms.map((end) => ({
      lateFrom: addDays(end, 1),
      endingFrom: addDays(end, -rule.term),
      reason: 'term-over' as const,
    }))
  }
  if (years.length === 0) return []
  return [{ lateFrom: `${Math.max(...years) + 1}-${rule.examYear}`, reason: 'year-missing' }]
}
