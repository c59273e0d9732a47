import { hasAnswer } from './answers.ts'
import { defaultSite } from './default-site.ts'

/** The facts that both the site's texts and the contact record have, because SPEC.md says so. */
export const SHARED_FACTS = ['schoolName', 'phone'] as const

type SharedFact = (typeof SHARED_FACTS)[number]
type Facts = Record<SharedFact, string>

/**
 * The facts of one record that the other takes over: those that have changed, if the other has none
 * or has what stood here before. A record with another value keeps it, and the office offers the new
 * value there.
 */
export function factsToCarry(
  before: Facts | undefined,
  after: Facts,
  other: Facts,
): Partial<Facts> {
  const carried = SHARED_FACTS.filter((fact) => {
    const isNew = after[fact] !== before?.[fact] && isGiven(fact, after[fact])
    return isNew && (!isGiven(fact, other[fact]) || other[fact] === before?.[fact])
  })
  return Object.fromEntries(carried.map((fact) => [fact, after[fact]]))
}

/** A new site has a name that is true of every school. */
export function isGiven(fact: SharedFact, value: string): boolean {
  return hasAnswer(value) && value !== defaultSite[fact]
}
