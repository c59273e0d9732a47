import { describe, expect, it } from 'vitest'
import { MAX_TEXT } from '../features/documents/table.ts'
import type { Line } from './lines.ts'
import { cut, textOf } from './paragraphs.ts'

const PAGE = { tables: [], width: 1000, height: 1000 }

/** A line of 20 units of height that begins at `left`. */
function line(text: string, top: number, right: number, left = 100): Line {
  const box = { left, top, right, bottom: top + 20 }
  return { words: text.split(' ').map((word) => ({ text: word, box })), box }
}

const textOfLines = (...lines: Line[]) => textOf([{ lines, ...PAGE }]).text

describe('The text of a page', () => {
  it('joins the lines of a paragraph and separates paragraphs by a blank line', () => {
    expect(
      textOfLines(
        line('প্রথম লাইন', 100, 900),
        line('দ্বিতীয় লাইন', 130, 500),
        line('আরেক অনুচ্ছেদ', 190, 900),
      ),
    ).toBe('প্রথম লাইন দ্বিতীয় লাইন\n\nআরেক অনুচ্ছেদ')
  })

  it('keeps the lines of a signature and the entries of a list', () => {
    expect(
      textOfLines(
        line('নিয়ম যা সবাইকে মানতে হবে', 100, 900),
        line('১. সময়মতো আসতে হবে', 130, 900),
        line('২) পরিচয়পত্র আনতে হবে', 160, 900),
        line('রহিমা খাতুন', 300, 880, 700),
        line('প্রধান শিক্ষক', 330, 880, 700),
      ),
    ).toBe(
      'নিয়ম যা সবাইকে মানতে হবে\n১. সময়মতো আসতে হবে\n২) পরিচয়পত্র আনতে হবে\n\nরহিমা খাতুন\nপ্রধান শিক্ষক',
    )
  })

  it('keeps the rows of a table', () => {
    const row = (top: number) => {
      const cells = [100, 500, 850].map((left) => line('ঘর', top, left + 40, left))
      const box = { left: 100, top, right: 890, bottom: top + 20 }
      return { words: cells.flatMap(({ words }) => words), box }
    }
    expect(textOfLines(row(100), row(130))).toBe('ঘর ঘর ঘর\nঘর ঘর ঘর')
  })

  it('has the lines above and below a wide table in their order on the page', () => {
    const box = { left: 100, top: 300, right: 900, bottom: 500 }
    const cells = ['রোল', 'মোট'].map((text) => [{ text, box }])
    const table = { rows: [cells, cells], cells: [[box, box]], box, isWhole: true }
    const lines = [
      line('স্মারক ৫', 200, 400),
      line('১. প্রথম নিয়ম', 600, 800),
      line('শাপলা বিদ্যালয়', 100, 900),
      line('তারিখ', 201, 850, 600),
      line('২. দ্বিতীয় নিয়ম', 640, 800),
    ]
    const { text } = textOf([{ ...PAGE, lines, tables: [table] }])
    expect(text.split('\n').filter((part) => part && !part.startsWith('|'))).toEqual([
      'শাপলা বিদ্যালয়',
      'স্মারক ৫',
      'তারিখ',
      '১. প্রথম নিয়ম',
      '২. দ্বিতীয় নিয়ম',
    ])
    expect(text.indexOf('তারিখ')).toBeLessThan(text.indexOf('| রোল'))
    expect(text.indexOf('| রোল')).toBeLessThan(text.indexOf('১. প্রথম'))
  })

  it('leaves columns of lines above a wide table as they were read', () => {
    const box = { left: 100, top: 600, right: 900, bottom: 700 }
    const table = { rows: [[[{ text: 'ক', box }]]], cells: [[box]], box, isWhole: true }
    const column = (name: string, left: number) =>
      [100, 200, 300].map((top) => line(`${name}${top}`, top, left + 300, left))
    const lines = [...column('ক', 100), ...column('খ', 550)]
    const { text } = textOf([{ ...PAGE, lines, tables: [table] }])
    expect(text).toMatch(/ক100\s+ক200\s+ক300\s+খ100\s+খ200\s+খ300/u)
  })

  it('has a table as Markdown, at its place, with its doubtful words', () => {
    const at = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 20 })
    const cell = (text: string, left: number, top: number, isDoubtful?: true) =>
      text === '' ? [] : [{ text, box: at(left, top), ...(isDoubtful && { isDoubtful }) }]
    const table = {
      rows: [
        [cell('রোল', 0, 50), cell('নাম | ডাকনাম', 100, 50), cell('মোট', 200, 50)],
        [cell('১', 0, 80), cell('মিতু', 100, 80), cell('৮৪৭', 200, 80, true)],
        [cell('২', 0, 110), [], cell('৯৮.৩%', 200, 110)],
      ],
      cells: [],
      box: { left: 0, top: 45, right: 300, bottom: 135 },
      isWhole: true,
    }
    const lines = [line('ফলাফল', 10, 500), line('শেষ', 150, 500)]
    const { text, doubts } = textOf([{ ...PAGE, lines, tables: [table] }])
    expect(text.split('\n')).toEqual([
      'ফলাফল',
      '',
      '| রোল | নাম / ডাকনাম | মোট |',
      '| ---: | --- | ---: |',
      '| ১ | মিতু | ৮৪৭ |',
      '| ২ | | ৯৮.৩% |',
      '',
      'শেষ',
    ])
    expect(doubts.map(({ from, to }) => text.slice(from, to))).toEqual(['৮৪৭'])
  })

  it('begins a new paragraph on a new page', () => {
    const page = { lines: [line('এক', 900, 900)], ...PAGE }
    expect(textOf([page, { lines: [], ...PAGE }, page]).text).toBe('এক\n\nএক')
  })

  it('has no invisible characters, even if the file has them', () => {
    const box = { left: 0, top: 0, right: 10, bottom: 20 }
    const words = [
      { text: 'ছু\u200bটি\u0000', box },
      { text: 'কা\ufeffল', box, isDoubtful: true },
    ]
    const { text, doubts } = textOf([{ lines: [{ words, box }], ...PAGE }])
    expect(text).toBe('ছুটি কাল')
    expect(text.slice(doubts[0]!.from, doubts[0]!.to)).toBe('কাল')
  })

  it('says where its doubtful words are, in the text and on the page', () => {
    const words = [
      { text: 'আগামী', box: { left: 100, top: 100, right: 200, bottom: 120 } },
      { text: '৮', box: { left: 210, top: 100, right: 230, bottom: 120 }, isDoubtful: true },
    ]
    const box = { left: 100, top: 100, right: 230, bottom: 120 }
    const { text, doubts } = textOf([
      { lines: [line('শিরোনাম', 20, 500)], ...PAGE },
      { lines: [{ words, box }], tables: [], width: 2000, height: 500 },
    ])
    expect(doubts).toEqual([
      { from: text.indexOf('৮'), to: text.length, page: 1, box: [105, 200, 10, 40] },
    ])
  })
})

describe('A text that is too long', () => {
  it('is cut after a word, with the doubts that remain in it', () => {
    const { text, doubts } = cut('শব্দ '.repeat(MAX_TEXT), [
      { from: 0, to: 4, page: 0, box: [0, 0, 1, 1] },
      { from: MAX_TEXT, to: MAX_TEXT + 4, page: 0, box: [0, 0, 1, 1] },
    ])
    expect(text).toMatch(/শব্দ$/)
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT)
    expect(text.length).toBeGreaterThan(MAX_TEXT - 10)
    expect(doubts).toHaveLength(1)
  })

  it('is cut even if it has no blank', () => {
    expect(cut('ক'.repeat(MAX_TEXT + 5)).text).toHaveLength(MAX_TEXT)
  })
})
