import { addDays, addMonths, type Day, daysBetween } from '@pathshala/bengali/days'
import { toBengaliDigits, toLatinDigits } from '@pathshala/bengali/digits'

interface Term {
  title: string
  titleEnglish: string
  formedOn: Day | null
  validUntil: Day | null
}

/** A year in a title, in Bengali or Latin digits. */
const YEAR = /(?<![0-9০-৯])(?:20[0-9]{2}|২০[০-৯]{2})(?![0-9০-৯])/g

const DAYS_OF_YEAR = 365

/** পরীক্ষা কমিটি ২০২৬ → পরীক্ষা কমিটি ২০২৭; a title without a year stays. */
export function nextTitle(title: string): string {
  return title.replace(YEAR, (year) => {
    const next = String(Number(toLatinDigits(year)) + 1)
    return /[0-9]/.test(year) ? next : toBengaliDigits(next)
  })
}

/** The last year in a title. */
export function yearInTitle(title: string): number | undefined {
  const year = title.match(YEAR)?.at(-1)
  return year === undefined ? undefined : Number(toLatinDigits(year))
}

/** The last day of a group: that of its term, or of the year in its title. */
export function lastDayOf({ title, validUntil }: Pick<Term, 'title' | 'validUntil'>): Day | null {
  if (validUntil !== null) return validUntil
  const year = yearInTitle(title)
  return year === undefined ? null : `${year}-12-31`
}

type Dated = Pick<Term, 'title' | 'validUntil'> & { _id: string; purpose: string }

/** The group of the next term, if it is written already. */
export function followerOf<Group extends Dated>(group: Dated, groups: Group[]): Group | undefined {
  const last = lastDayOf(group)
  if (last === null) return undefined
  const title = nextTitle(group.title)
  return groups.find(
    (other) =>
      other._id !== group._id &&
      other.purpose === group.purpose &&
      other.title === title &&
      (lastDayOf(other) ?? '9') > last,
  )
}

/**
 * The proposal for the group that follows: it begins on the day after the earlier one ends, and
 * lasts as many whole years. A group of a year without a term has the next year.
 */
export function nextTerm({ title, titleEnglish, formedOn, validUntil }: Term): Term {
  const titles = { title: nextTitle(title), titleEnglish: nextTitle(titleEnglish) }
  if (validUntil !== null) {
    const days = formedOn === null ? DAYS_OF_YEAR : daysBetween(formedOn, validUntil)
    const years = Math.max(1, Math.round(days / DAYS_OF_YEAR))
    return {
      ...titles,
      formedOn: addDays(validUntil, 1),
      validUntil: addMonths(validUntil, 12 * years),
    }
  }
  const year = yearInTitle(titles.title)
  if (year === undefined) return { ...titles, formedOn: null, validUntil: null }
  return { ...titles, formedOn: `${year}-01-01`, validUntil: `${year}-12-31` }
}
