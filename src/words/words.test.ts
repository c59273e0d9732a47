import { describe, expect, it } from 'vitest'
import { bn, en } from './public-words.ts'

/** Every SPEC.md quotation that a visitor can see, and where it is in the texts. */
const QUOTED: [string, (words: typeof bn) => string][] = [
  ['Loading notices...', ({ notices }) => notices.loading],
  ['Loading news...', ({ news }) => news.loading],
  ['Loading downloads...', ({ downloads }) => downloads.loading],
  ['Loading...', ({ loading }) => loading],
  ['Failed to fetch notices. Please try again later.', ({ notices }) => notices.failed],
  ['Failed to fetch downloads. Please try again later.', ({ downloads }) => downloads.failed],
  ['Failed to fetch news. Please try again later.', ({ news }) => news.failed],
  ['No notices available', ({ home }) => home.noNotices],
  ['No downloads available', ({ home }) => home.noDownloads],
  ['No notices available at the moment.', ({ notices }) => notices.empty],
  ['No downloads available at the moment.', ({ downloads }) => downloads.empty],
  ['No news available at the moment.', ({ news }) => news.empty],
  ['students currently studying', ({ studentCount }) => studentCount.heading],
  ['has', ({ schoolInfo }) => schoolInfo.has],
  ['none', ({ schoolInfo }) => schoolInfo.none],
  ['all', ({ home }) => home.allNotices],
]

describe.each([
  ['Bengali', bn],
  ['English', en],
])('The words in %s', (language, words) => {
  it.each(QUOTED)('have %j where the specification quotes it', (quoted, find) => {
    const text = find(words)
    expect(text).toContain(quoted)
    // Bilingual notices have Bengali first and English in brackets after it.
    if (language === 'Bengali') expect(text).toMatch(/^[\u0980-\u09ff].* ?\([^()]+\)$/)
  })

  it('are complete, in NFC, without blanks at the ends', () => {
    for (const [path, text] of leaves(words)) {
      if (typeof text !== 'string') continue
      expect(text, path).toBe(text.normalize('NFC'))
      expect(text, path).toBe(text.trim())
    }
  })

  it('insert their parameters', () => {
    for (const [path, leaf] of leaves(words)) {
      if (typeof leaf !== 'function') continue
      const params = Array.from({ length: leaf.length }, (_, index) => `«${index}»`)
      const text = leaf(...params)
      for (const part of params) expect(text, path).toContain(part)
    }
  })
})

it('have the same keys in both languages', () => {
  const shape = (words: object) =>
    leaves(words).map(([path, leaf]) =>
      typeof leaf === 'function' ? `${path}(${leaf.length})` : path,
    )
  expect(shape(en)).toEqual(shape(bn))
})

it('are Bengali in Bengali, and English in English', () => {
  const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)
  for (const [path, text] of leaves(bn)) {
    if (typeof text !== 'string' || text === '' || path === 'language.other') continue
    expect(isBengali(text), `${path}: ${text}`).toBe(true)
  }
  for (const [path, text] of leaves(en)) {
    if (typeof text !== 'string' || path === 'language.other') continue
    expect(isBengali(text), `${path}: ${text}`).toBe(false)
  }
})

type Leaf = string | ((...params: string[]) => string)

function leaves(words: object, prefix = ''): [string, Leaf][] {
  return Object.entries(words).flatMap(([name, value]: [string, Leaf | object]) =>
    typeof value === 'object'
      ? leaves(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as [string, Leaf]],
  )
}
