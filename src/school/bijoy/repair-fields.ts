import type { Fields } from '../../records/history/difference.ts'
import { fromBijoy } from '../../reading/bijoy.ts'
import { repairBijoy } from '../../words/repair-bijoy.ts'

/** The fields with text in Bijoy, repaired. A text that a machine read is not what somebody typed. */
export function repairFields({ textSource, text, ...rest }: Fields): Fields {
  const isTyped = textSource === undefined || textSource === 'typed'
  const written = isTyped && text !== undefined ? { ...rest, text } : rest
  return Object.fromEntries(
    Object.entries(written)
      .map(([name, value]) => [name, repair(value)] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(written[name])),
  )
}

function repair(value: unknown): unknown {
  if (typeof value === 'string') return repairBijoy(value, fromBijoy)
  if (Array.isArray(value)) return value.map(repair)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, repair(part)]))
}

/** The first text of a value that differs from its repaired form, and that form. */
export function firstDifference(before: unknown, after: unknown): [string, string] | undefined {
  if (typeof before === 'string') return before === after ? undefined : [before, after as string]
  if (typeof before !== 'object' || before === null) return undefined
  for (const [name, part] of Object.entries(before)) {
    const found = firstDifference(part, (after as Fields)[name])
    if (found) return found
  }
  return undefined
}
