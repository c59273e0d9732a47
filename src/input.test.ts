import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, decimalNumber, optionalLink, wholeNumber } from './input.ts'

/** Any text, with more than its share of what is not plain. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('e', '\u0301', '\u09c7', '\u09be', '\u09af', '\u09bc', '\u200b', '\u200d'),
      fc.constantFrom(
        ' ',
        '\u00a0',
        '\u3000',
        '\n',
        '\r',
        '\t',
        '\0',
        '\u0085',
        '\u202e',
        '\ufeff',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

it.each([
  ['e\u200b\u0301', '\u00e9'],
  ['\u0995\u09c7\u202c\u09be', '\u0995\u09cb'],
  ['e\u0007\u0301', '\u00e9'],
])('joins what a hidden character kept apart: %j', (raw, clean) => {
  expect(cleanLine(raw)).toBe(clean)
})

it.each([
  ['blanks', `x${' '.repeat(500_000)}x`, 'x x'],
  [
    'marks',
    `a${'\u0301\u0316'.repeat(100_000)}`,
    `\u00e1${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}`,
  ],
])('cleans a line of ever so many %s, which is not to take minutes', (_what, raw, clean) => {
  expect(cleanLine(raw)).toBe(clean)
})

it('leaves no more marks on a letter when cleaned than when cleaned again', () => {
  const twoInNfc = `\u09dc${'\u0301'.repeat(40)}`
  expect(cleanLine(cleanLine(twoInNfc))).toBe(cleanLine(twoInNfc))
})

describe.each([
  ['A clean line', cleanLine],
  ['Clean text', cleanText],
])('%s', (_what, clean) => {
  it('holds no half letters', () => {
    expect(clean('a\ud800b')).toBe('a\ufffdb')
  })

  it('is in NFC', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(raw)).toBe(clean(raw).normalize('NFC'))
      }),
    )
  })

  it('stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(clean(raw))).toBe(clean(raw))
      }),
    )
  })

  it('holds no control and nothing that hides or reorders', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(raw).replace(/[\n\t]/g, '')).not.toMatch(
          /\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u,
        )
      }),
    )
  })

  it('begins and ends with what can be seen', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(raw)).not.toMatch(/^[\s\u200c\u200d]|[\s\u200c\u200d]$/)
      }),
    )
  })
})

it('has one space between the words of a line', () => {
  fc.assert(
    fc.property(text, (raw) => {
      expect(cleanLine(raw)).not.toMatch(/\s\s|[^\S ]/)
    }),
  )
})

it('keeps the lines of a text apart, however they end', () => {
  expect(cleanText('এক\r\nদুই\rতিন\n\nচার')).toBe('এক\nদুই\nতিন\n\nচার')
})

it('keeps the joiners that Bengali is written with', () => {
  const words = '\u09b0\u200d\u09cd\u09af\u09be\u09ac \u0995\u09cd\u200c\u09b7'
  expect(cleanLine(words)).toBe(words)
})

describe('A number', () => {
  it.each([
    ['০', 0],
    ['১২৪৮', 1248],
    ['٤٢', 42],
    ['४२', 42],
    ['４２', 42],
    [' 42 ', 42],
    [42, 42],
    [0, 0],
    ['১,২৪৮', 1248],
    ['1,248', 1248],
    ['12,34,567', 1_234_567],
    ['১২,৩৪,৫৬৭', 1_234_567],
    ['1,234,567', 1_234_567],
    [' 1,248 ', 1248],
  ])('may be written %j', (raw, value) => {
    expect(wholeNumber.parse(raw)).toBe(value)
    expect(decimalNumber.parse(raw)).toBe(value)
  })

  it('is the same in Bengali and in Latin digits, with its groups marked or not', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (value) => {
        for (const locale of ['en', 'en-IN', 'bn', 'bn-BD-u-nu-latn']) {
          for (const useGrouping of [true, false]) {
            const written = value.toLocaleString(locale, { useGrouping })
            expect(wholeNumber.parse(written), written).toBe(value)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('is counted with or refused, whatever was written', () => {
    const sign = fc.constantFrom(...'0123456789০১২৩৪৫৬৭৮৯,.-+eExX _∞½٣'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign }), fc.double(), text), (written) => {
        const { data } = wholeNumber.safeParse(written)
        if (data === undefined) return
        expect(Number.isInteger(data) && data >= 0 && data <= 10_000_000, `${data}`).toBe(true)
        expect(decimalNumber.parse(written)).toBe(data)
      }),
    )
  })

  const malformed = [
    '',
    ' ',
    '-1',
    '−1',
    '1e3',
    '0x10',
    '0b1',
    '১২৪৮টি',
    'NaN',
    'Infinity',
    -1,
    NaN,
  ]
  const misgrouped = [
    '1,5',
    '1,2',
    '১,২',
    '12,3456',
    ',123',
    '123,',
    '1,,248',
    '1234,567',
    '1, 248',
  ]
  it.each([...malformed, ...misgrouped, '-1,248'])('may not be written %j', (raw) => {
    expect(wholeNumber.safeParse(raw).success).toBe(false)
    expect(decimalNumber.safeParse(raw).success).toBe(false)
  })

  it('may be large, but not too large, however its groups are marked', () => {
    expect(wholeNumber.parse('1,00,00,000')).toBe(10_000_000)
    expect(wholeNumber.safeParse('1,00,00,001').success).toBe(false)
    expect(wholeNumber.safeParse('10,000,001').success).toBe(false)
  })

  it.each([null, undefined, true, {}, [], [1]])('is not %j', (raw) => {
    expect(wholeNumber.safeParse(raw).success).toBe(false)
  })

  it('has decimals only where they are asked for', () => {
    expect(decimalNumber.parse('১.২৫')).toBe(1.25)
    expect(decimalNumber.parse(0.5)).toBe(0.5)
    expect(wholeNumber.safeParse('১.৫').success).toBe(false)
    expect(wholeNumber.safeParse(1.5).success).toBe(false)
  })
})

it.each([
  ['', true],
  ['https://school.example/a?b=1', true],
  ['http://school.example', true],
  ['javascript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//school.example', false],
  ['school.example', false],
])('takes %j for a link: %s', (link, isTaken) => {
  expect(optionalLink.safeParse(link).success).toBe(isTaken)
})
