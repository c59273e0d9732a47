import { describe, expect, it } from 'vitest'

/** A kind of file, as schools and their programs really make it. */
export interface FieldCase<Input> {
  /** The title of the test: a sentence that says what is right. */
  title: string
  /** Where somebody reported it, or the file in which it was found. */
  source: string
  /** Made by the test, or the name of a file in `tests/field/inputs/`. */
  input: Input
  right: unknown
}

/** One test for each case: what `read` makes of its input must be what is right. */
export function fieldTable<Input>(
  name: string,
  read: (input: Input) => unknown,
  cases: FieldCase<Input>[],
): void {
  describe(name, () => {
    it.each(cases)('$title ($source)', async ({ input, right }) => {
      expect(await read(input)).toEqual(normalized(right))
    })
  })
}

/** Sources of tests can have letters that are not in NFC. */
function normalized(right: unknown): unknown {
  if (typeof right === 'string') return right.normalize()
  if (Array.isArray(right)) return right.map(normalized)
  if (typeof right !== 'object' || right === null) return right
  return Object.fromEntries(Object.entries(right).map(([key, value]) => [key, normalized(value)]))
}
