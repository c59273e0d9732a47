import { describe, expect, it } from 'vitest'
import { INFORMATION_KEYS, PUBLIC_PAGES } from '../../content.ts'
import { bn, en } from '../../words/public-words.ts'
import { missingProposals, PLACES, PROPOSALS } from './proposals.ts'
import sample from './sample.json' with { type: 'json' }
import { QUESTION_TOPICS } from './table.ts'

describe('The usual questions', () => {
  it('are about thirty, different ones, on every topic', () => {
    expect(PROPOSALS.length).toBeGreaterThanOrEqual(30)
    const words = PROPOSALS.flatMap(({ question }) => question)
    expect(new Set(words).size).toBe(words.length)
    expect(new Set(PROPOSALS.map(({ topic }) => topic))).toEqual(new Set(QUESTION_TOPICS))
  })

  it.each(Object.values(PLACES))('lead to $path by its own title', ({ path, title }) => {
    const key = INFORMATION_KEYS.find((one) => path === `/information/${one}`)
    const word = PUBLIC_PAGES.find((page) => page.path === path)?.menu?.word
    const titleIn = (words: typeof bn) => (key ? words.information.titles[key] : words.menu[word!])
    expect(title).toEqual([titleIn(bn), titleIn(en)])
  })

  it('have an answer where a page has the fact, which links it', () => {
    for (const { place, answer } of PROPOSALS) {
      if (!place) continue
      expect(answer[0]).toContain(`(${place.path})`)
      expect(answer[1]).toContain(`(/en${place.path})`)
    }
  })

  it('are not proposed again while the list has them in either language', () => {
    const [first, second] = PROPOSALS.map(({ question: [question, questionEnglish] }) => ({
      question,
      questionEnglish,
    }))
    expect(missingProposals([])).toEqual(PROPOSALS)
    const reworded = { ...first!, question: 'কারা কখন ভর্তি হতে পারে?' }
    const translated = { ...second!, questionEnglish: '' }
    expect(missingProposals([reworded, translated])).toEqual(PROPOSALS.slice(2))
  })

  it('of the sample are among them', () => {
    const english = PROPOSALS.map(({ question }) => question[1])
    expect(english).toEqual(expect.arrayContaining(Object.keys(sample)))
  })
})
