import { describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

/** Both texts; changed words stand in brackets. */
const both = (before: string, after: string) =>
  compareTexts(before, after).map((lines) =>
    lines.map((line) =>
      line.map((part) => (part.isChanged ? `[${part.text}]` : part.text)).join(''),
    ),
  )

const TABLE = ['| রোল | নাম | বাংলা | গণিত |', '| --- | --- | --- | --- |']
const sheet = (...rows: string[]) => [...TABLE, ...rows].join('\n')

describe('compareTexts', () => {
  it.each<[string, string, string, string[], string[]]>([
    ['nothing', 'এক দুই', 'এক দুই', [], []],
    ['a word', 'ছুটি সাত দিন', 'ছুটি আট দিন', ['ছুটি [সাত] দিন'], ['ছুটি [আট] দিন']],
    ['a word more', 'ছুটি দিন', 'ছুটি আট দিন', ['ছুটি দিন'], ['ছুটি [আট ]দিন']],
    ['a line more', 'এক\nতিন', 'এক\nদুই\nতিন', [], ['[দুই]']],
    ['the last line', 'এক\nদুই', 'এক', ['[দুই]'], []],
    ['a whole text', '', 'এক\nদুই', [], ['[এক]', '[দুই]']],
  ])('finds %s', (_, before, after, earlier, later) => {
    expect(both(before, after)).toEqual([earlier, later])
  })

  it('shows the changed cells of a table in their rows, and no other rows', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| ${index} | রোজিনা | 60 | 70 |`)
    const corrected = rows.with(4, '| 4 | রোজিনা | 61 | 70 |').with(50, '| 50 | রোজিনা | 60 | |')
    expect(both(sheet(...rows), sheet(...corrected))).toEqual([
      ['| 4 | রোজিনা | [60] | 70 |', '| 50 | রোজিনা | 60 |[ 70] |'],
      ['| 4 | রোজিনা | [61] | 70 |', '| 50 | রোজিনা | 60 | |'],
    ])
  })

  it('keeps the start of a long line and the words around a change', () => {
    const words = Array.from({ length: 60 }, (_, index) => `শব্দ${index}`).join(' ')
    const [[line] = []] = both(`রোল ১২ ${words} ৫৫ ${words}`, `রোল ১২ ${words} ৫৬ ${words}`)
    expect(line).toMatch(/^রোল ১২ শব্দ0 .* … .* শব্দ59 \[৫৫\] শব্দ0 .* … /)
    expect(line!.length).toBeLessThan(200)
  })

  it('shows the start and the end of two different long texts, and ends soon', () => {
    const long = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ')
    const [before, after] = both(long('ক'), long('খ'))
    expect(before).toEqual([expect.stringMatching(/^\[ক0 .{300,700} ক19999\]$/)])
    expect(after).toEqual([expect.stringMatching(/^\[খ0 .{300,700} খ19999\]$/)])
  })

  it('marks of each text exactly the words that the other does not have', () => {
    // The smallest alphabet has the most ambiguous alignments.
    const texts = Array.from({ length: 64 }, (_, bits) =>
      bits.toString(2).padStart(6, '0').split('').join('\n'),
    )
    for (const one of texts) {
      for (const two of texts) {
        const lengths = [one, two].map((text) => text.split('\n').length)
        const changed = compareTexts(one, two).map((lines) => lines.flat())
        const [left, right] = changed.map(
          (parts, at) => lengths[at]! - parts.filter(({ isChanged }) => isChanged).length,
        )
        // Both keep the same words.
        expect([one, two, left]).toEqual([one, two, right])
        if (one === two) expect(left).toBe(6)
      }
    }
  })
})
