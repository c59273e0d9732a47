import { describe, it } from 'vitest'

/** As `it.for`. Only the rows of `isFirst` are in `npm test`; the others have the tag `rest`. */
export function itFor<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean) {
  return (title: string, test: (row: Row) => Promise<void> | void): void => {
    it.for(rows.filter(isFirst))(title, (row) => test(row))
    it.for(rows.filter((row) => !isFirst(row)))(title, { tags: 'rest' }, (row) => test(row))
  }
}

/** As `describe.for`, with the same tiers as `itFor`. */
export function describeFor<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean) {
  return (title: string, tests: (row: Row) => void): void => {
    describe.for(rows.filter(isFirst))(title, tests)
    describe.for(rows.filter((row) => !isFirst(row)))(title, { tags: 'rest' }, tests)
  }
}
