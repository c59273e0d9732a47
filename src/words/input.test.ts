import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { cleanLine, cleanText } from '@pathshala/bengali/clean-text'
import {
  decimalNumber,
  line,
  numberAtMost,
  numberBetween,
  optionalLine,
  optionalLink,
  optionalText,
  title,
  wholeNumber,
} from './input.ts'
import { describeIssue } from '../errors/zod-issues.ts'

const codeOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  error && describeIssue(error.issues[0]!).code

/** Any text, with many special characters. */
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
])('joins characters that an invisible character separated: %j', (raw, clean) => {
  expect(cleanLine(raw)).toBe(clean)
})

it.each([
  ['blanks', `x${' '.repeat(500_000)}x`, 'x x'],
  [
    'marks',
    `a${'\u0301\u0316'.repeat(100_000)}`,
    `\u00e1${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}`,
  ],
])('cleans a line with very many %s in reasonable time', (_what, raw, clean) => {
  expect(cleanLine(raw)).toBe(clean)
})

it('keeps the same number of marks on a letter when the text is cleaned again', () => {
  const twoInNfc = `\u09dc${'\u0301'.repeat(40)}`
  expect(cleanLine(cleanLine(twoInNfc))).toBe(cleanLine(twoInNfc))
})

describe.each([
  ['A clean line', cleanLine],
  ['Clean text', cleanText],
])('%s', (_what, clean) => {
  it('has no unpaired surrogates', () => {
    expect(clean('a\ud800b')).toBe('a\ufffdb')
  })

  it('is in NFC', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(raw)).toBe(clean(raw).normalize('NFC'))
      }),
    )
  })

  it('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(clean(raw))).toBe(clean(raw))
      }),
    )
  })

  it('has no control characters, and no characters that hide or reorder text', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(clean(raw).replace(/[\n\t]/g, '')).not.toMatch(
          /\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/u,
        )
      }),
    )
  })

  it('begins and ends with a visible character', () => {
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

it('keeps the lines of a text, for any line ending', () => {
  expect(cleanText('এক\r\nদুই\rতিন\n\nচার')).toBe('এক\nদুই\nতিন\n\nচার')
})

it('keeps the joiners that Bengali needs', () => {
  const words = '\u09b0\u200d\u09cd\u09af\u09be\u09ac \u0995\u09cd\u200c\u09b7'
  expect(cleanLine(words)).toBe(words)
})

/** Texts that are invisible on a page. `trim` does not remove the first ones. */
const INVISIBLE = [
  ['the Hangul filler', '\u3164'],
  ['its half width', '\uffa0'],
  ['the choseong filler', '\u115f'],
  ['the jungseong filler', '\u1160'],
  ['a braille cell without dots', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a Mongolian vowel separator', '\u180e'],
  ['an invisible times', '\u2062'],
  ['an invisible separator', '\u2063'],
  ['tags', '\u{e0061}\u{e0062}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}\u180b'],
  ['Bengali joiners', '\u200c\u200d'],
  ['marks without a letter', '\u0301\u09bc'],
  ['a null notehead', '\u{1d159}'],
  ['an interlinear anchor', '\ufff9\ufffb'],
  ['an unassigned ignorable code point', '\u{e0fff}'],
  ['blanks', ' \u00a0\u3000\t\n'],
] as const

describe('Text that consists of invisible characters', () => {
  it.each(INVISIBLE)('is empty: %s', (_what, raw) => {
    expect(codeOf(line().safeParse(raw))).toBe('fill-in')
    expect(optionalLine().parse(raw)).toBe('')
    expect(optionalText().parse(raw)).toBe('')
    expect(optionalLink.parse(raw)).toBe('')
  })

  it('is empty in any combination', () => {
    const invisible = fc.constantFrom(...INVISIBLE.map(([, raw]) => raw))
    fc.assert(
      fc.property(fc.array(invisible), (parts) => {
        expect(optionalLine().parse(parts.join(''))).toBe('')
      }),
    )
  })

  it('does not remove visible characters next to them', () => {
    const invisible = fc.constantFrom('\u3164', '\u2800', '\u00ad', '\ufe0f', '\u{e0061}', ' ')
    const visible = fc.constantFrom('ক', 'a', '৭', '—', '📚', '€', '한')
    fc.assert(
      fc.property(fc.array(invisible), visible, fc.array(invisible), (before, seen, after) => {
        expect(line().parse([...before, seen, ...after].join(''))).toContain(seen)
      }),
    )
  })
})

it.each([
  ['a conjunct with a joiner', '\u09b0\u200d\u09cd\u09af\u09be\u09ac'],
  ['a conjunct with a non-joiner', '\u0995\u09cd\u200c\u09b7'],
  ['a heart in colour', '\u2764\ufe0f'],
  ['a flag made of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
])('A title keeps %s', (_what, written) => {
  expect(title.parse(written)).toBe(written)
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
  ])('accepts %j', (raw, value) => {
    expect(wholeNumber.parse(raw)).toBe(value)
    expect(decimalNumber.parse(raw)).toBe(value)
  })

  it('has the same value in Bengali and in Latin digits, with or without group separators', () => {
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

  it('any input gives a whole number within limits, or an error', () => {
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
  it.each([...malformed, ...misgrouped, '-1,248'])('refuses %j', (raw) => {
    expect(wholeNumber.safeParse(raw).success).toBe(false)
    expect(decimalNumber.safeParse(raw).success).toBe(false)
  })

  it('can be large, but not over the limit, with any group separators', () => {
    expect(wholeNumber.parse('1,00,00,000')).toBe(10_000_000)
    expect(wholeNumber.safeParse('1,00,00,001').success).toBe(false)
    for (const schema of [wholeNumber, decimalNumber])
      expect(codeOf(schema.safeParse('10,000,001'))).toBe('at-most')
    expect(codeOf(numberAtMost(5).safeParse(6))).toBe('at-most')
    expect(codeOf(numberBetween(1, 5).safeParse(10_000_001))).toBe('number-between')
    expect(codeOf(numberAtMost(5).safeParse(1e8 + 0.5))).toBe('whole-number')
  })

  it.each([null, undefined, true, {}, [], [1]])('is not %j', (raw) => {
    expect(wholeNumber.safeParse(raw).success).toBe(false)
  })

  it('has decimals only if they are allowed', () => {
    expect(decimalNumber.parse('১.২৫')).toBe(1.25)
    expect(decimalNumber.parse(0.5)).toBe(0.5)
    expect(wholeNumber.safeParse('১.৫').success).toBe(false)
    expect(wholeNumber.safeParse(1.5).success).toBe(false)
  })
})

it.each([
  ['', ''],
  [' https://school.example ', 'https://school.example/'],
  ['https://ফলাফল.বাংলা/ফল', 'https://xn--c6baub2d.xn--54b7fta0cc/%E0%A6%AB%E0%A6%B2'],
])('accepts %j as a link and stores %j', (written, link) => {
  expect(optionalLink.parse(written)).toBe(link)
})

it.each([
  'javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//school.example',
  'school.example',
  'https:evil.example',
  'https://user:secret@evil.example',
])('refuses %j as a link', (written) => {
  expect(codeOf(optionalLink.safeParse(written))).toBe('link')
})

it('refuses a link that is too long for a header after encoding', () => {
  const written = `https://school.example/${'ক'.repeat(300)}`
  expect(codeOf(optionalLink.safeParse(written))).toBe('too-long')
})

it('takes a vertical tab and other line ends for the end of a line, and a pasted bullet for one', () => {
  const pasted = 'a\vb\fc\u2028d\u0085e\n\uF0B7 প্রথম\n\uF0FC শেষ'
  expect(optionalText().parse(pasted)).toBe('a\nb\nc\nd\ne\n• প্রথম\n✓ শেষ')
  expect(title.parse(pasted)).toBe('a b c d e • প্রথম ✓ শেষ')
})
