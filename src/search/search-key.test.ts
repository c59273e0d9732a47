import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { DOCUMENT_KINDS } from '../content.ts'
import { dateOfKey, keyOfEntry, kindOfKey, searchKeyOf } from './search-key.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2105-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

it('has room for many kinds, and contains the kind and the second of a document', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DOCUMENT_KINDS),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      anyDate,
      (kind, number, date) => {
        const key = searchKeyOf({ kind, number, date })
        expect(Number.isSafeInteger(key)).toBe(true)
        expect(kindOfKey(key)).toBe(kind)
        expect(dateOfKey(key).toISOString().slice(0, 19)).toBe(date.slice(0, 19))
      },
    ),
  )
})

it('gives each calendar entry a unique key that no document has', () => {
  for (let code = 0; code < 64; code += 1) {
    const kind = kindOfKey(code) as string | undefined
    expect(kind).toBe(DOCUMENT_KINDS[code])
  }
  expect(kindOfKey(keyOfEntry({ from: '2026-11-24', to: '2026-11-24' }, 7))).toBeUndefined()
})
