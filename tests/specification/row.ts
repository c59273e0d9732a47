import type { Page } from '@playwright/test'
import type { School } from './school.ts'

/** A sentence of the specification, and how it is checked against the running product. */
export interface Row {
  /** The sentence, unchanged. */
  says: string
  /** Words of the contract that decide what the sentence leaves open, or where the product does better. */
  contract?: string | string[]
  /** Without a check, the reason why the sentence requires nothing. */
  check: Check | Check[] | { requiresNothing: string }
}

/**
 * A school in which a check runs. `shared`: the check changes nothing. `own`: it may add records,
 * which stay, and change texts and settings, which are set back after it. `failing`: its database
 * fails.
 */
export type SchoolState = 'shared' | 'own' | 'failing'

/** Runs twice: in a school without content, and in one with the sample content. */
export interface Check {
  in: SchoolState
  /** Only in the first: the check adds all that it needs. */
  isOnce?: boolean
  /** `npm test` leaves it out, in both schools. */
  isRest?: boolean
  http?: (school: School) => Promise<void>
  browser?: (page: Page, school: School) => Promise<void>
}

export function http(
  check: (school: School) => Promise<void>,
  state: SchoolState = 'shared',
): Check {
  return { in: state, http: check }
}

export function browser(
  check: (page: Page, school: School) => Promise<void>,
  state: SchoolState = 'shared',
): Check {
  return { in: state, browser: check }
}

/** For what only a browser shows, and what does not depend on the content of the school. */
export function browserOnce(check: (page: Page, school: School) => Promise<void>): Check {
  return { in: 'own', isOnce: true, browser: check }
}

/** For a slow check whose screen another row tries too. */
export function inRest(check: Check): Check {
  return { ...check, isRest: true }
}

/** For the screens of a row after its first one. */
export function restAfterFirst([first, ...others]: Check[]): Check[] {
  return [first!, ...others.map(inRest)]
}

export function checksOf({ check }: Row): Check[] {
  return 'requiresNothing' in check ? [] : [check].flat()
}
