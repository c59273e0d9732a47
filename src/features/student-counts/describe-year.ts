import { z } from 'zod'
import { CLASSES } from '@pathshala/bengali/classes'
import { protectPupils, type Shown, showAll } from './for-visitors.ts'
import type { KeptYear } from './schema.ts'

const shownNumber = z
  .number()
  .nullable()
  .meta({ description: 'Null if `protectsSmallNumbers` of the site hides it' })

/** The totals of a closed school year. */
export const closedYear = z
  .object({
    year: z.number(),
    takenOn: z.string().meta({ description: 'The day on which the counts were kept' }),
    total: shownNumber,
    girls: shownNumber,
    boys: shownNumber,
    byClass: z.array(z.object({ className: z.enum(CLASSES), total: shownNumber })),
  })
  .meta({ id: 'ClosedYear' })

export type ClosedYear = z.infer<typeof closedYear>

/** The same totals that the page showed in that year, with the same numbers hidden. */
export function describeYear(
  { year, takenOn, sections }: KeptYear,
  protectsSmallNumbers: boolean,
): ClosedYear {
  const records = sections.map((section) => ({
    ...section,
    _id: '',
    year: null,
    updatedAt: '',
    version: 1,
    isSample: false,
  }))
  const counts = protectsSmallNumbers ? protectPupils(records) : showAll(records)
  const isFew = (value: Shown) => protectsSmallNumbers && value !== 0 && Number(value) < 5
  const [girls, boys] = (['girls', 'boys'] as const).map((field) => counts.sums[field])
  // Of two numbers with a known total, one gives the other away.
  const isSplitHidden = [girls!, boys!].some((value) => value === null || isFew(value))
  const numberOf = (value: number | null) => (value === null || isFew(value) ? null : value)
  return {
    year,
    takenOn,
    total: numberOf(counts.total),
    girls: isSplitHidden ? null : girls!,
    boys: isSplitHidden ? null : boys!,
    byClass: counts.groups.map(({ className, total, sections: own }) => ({
      className,
      // The sum leaves out sections of a few students.
      total: total === 0 && own.some((section) => section.total === 'few') ? null : numberOf(total),
    })),
  }
}
