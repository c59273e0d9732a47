/** A file that needs too much memory or time. */
export class TooLarge extends Error {}

/**
 * Steps for all parts of a file together, such as the comparison of a cell with a merged range. The
 * largest list of a school takes a tenth. A crafted file of a few kilobytes would take hours.
 */
const MAX_STEPS = 1e8

export interface Budget {
  /** @throws TooLarge */
  spend: (steps: number) => void
}

export function createBudget(): Budget {
  let left = MAX_STEPS
  return {
    spend(steps) {
      left -= steps
      if (left < 0) throw new TooLarge(`More than ${MAX_STEPS} steps.`)
    },
  }
}
