import { describe, expect, it } from 'vitest'
import { DOCUMENT_KINDS } from '../content.ts'
import { sampleDocuments } from '../features/documents/sample.ts'
import { loadReadings } from '../sample/readings.ts'
import { contentOf, contentText } from '../features/documents/shown-text.ts'

const LETTERHEAD =
  'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার\nশাপলা বালিকা উচ্চ বিদ্যালয়\n\nস্মারক নং: ১২ তারিখ: ৫ মে\n\nনোটিশ\n\n'
const SUBJECT = 'বিষয়: দুর্গাপূজার ছুটি ও ক্লাস শুরুর তারিখ\n\n'
const BODY = 'আগামী ১৮ অক্টোবর রবিবার থেকে বিদ্যালয়ের সকল শ্রেণির পাঠদান বন্ধ থাকবে।\n১. অফিস খোলা থাকবে।'
const SIGNATURE = '\n\n(শাহানা পারভীন)\nপ্রধান শিক্ষক\nশাপলা বালিকা উচ্চ বিদ্যালয়'
const COPIES = '\n\nঅনুলিপি:\n১. জেলা শিক্ষা অফিসার\n২. নোটিশ বোর্ড ও ওয়েবসাইট'
const SIGNED = '\n\nশাহানা পারভীন, প্রধান শিক্ষক'
const TITLE = 'শারদীয় দুর্গাপূজার ছুটি ও ক্লাস শুরুর তারিখ'

it('begins below the subject if the title says the same', () => {
  expect(contentOf(LETTERHEAD + SUBJECT + BODY, TITLE)).toBe(BODY)
})

it('begins with the subject if the title says something else', () => {
  expect(contentOf(LETTERHEAD + SUBJECT + BODY, 'নোটিশ')).toBe(SUBJECT + BODY)
})

it('begins below the memo number if there is no subject', () => {
  const head = LETTERHEAD.replace('নোটিশ\n\n', 'খ্রিষ্টাব্দ\nদুর্গাপূজার ছুটি\nশিক্ষক পরিষদ\n')
  expect(contentOf(head + BODY, TITLE)).toBe(`শিক্ষক পরিষদ\n${BODY}`)
  expect(contentOf(LETTERHEAD + BODY, TITLE)).toBe(`নোটিশ\n\n${BODY}`)
})

it.each([
  ['the signature above the copies', SIGNATURE + COPIES],
  ['the signature below the copies', COPIES + SIGNATURE],
  ['no copies', SIGNATURE],
])('makes the signature one line: %s', (_, end) => {
  expect(contentOf(BODY + end)).toBe(BODY + SIGNED)
})

it.each([
  ['no subject and no memo number', LETTERHEAD.replace(/স্মারক.*/, '') + BODY],
  ['a column with this head', `শ্রেণি পত্র\nবিষয় প্রথম\n${BODY}`],
  ['a subject far below', `${'ক '.repeat(600)}\n${SUBJECT}${BODY}`],
  ['little text below the subject', `${LETTERHEAD}${SUBJECT}ছবি`],
  ['a name that is not at the end', `${BODY}${SIGNATURE}\n\n${BODY}`],
  ['a name without a post', `${BODY}\n\n(শাহানা পারভীন)\nশাপলা`],
  ['a long list of copies', `${BODY}\n\nঅনুলিপি:\n${'১. সকল শাখা\n'.repeat(20)}শেষ`],
  ['an empty text', ''],
])('keeps the whole text: %s', (_, text) => {
  expect(contentOf(text, TITLE)).toBe(text)
})

describe('a paper with a text of the sample', async () => {
  const readings = await loadReadings()
  const papers = DOCUMENT_KINDS.flatMap((kind) => sampleDocuments[kind]).flatMap(
    ({ file, title }) => {
      const { text, source } = readings[file]!
      return source === 'typed' ? [{ file, title, body: text.split('\n\nশাহানা')[0]! }] : []
    },
  )

  it('there are many of them', () => expect(papers.length).toBeGreaterThan(15))

  it.each(papers)('begins below its subject, and ends with the signature: $file', (paper) => {
    const { title, body } = paper
    const text = `${LETTERHEAD}বিষয়: ${title}\n\n${body}${SIGNATURE}${COPIES}`
    expect(contentOf(text, title)).toBe(body + SIGNED)
  })

  it.each(papers)('does not repeat the title if a person has corrected it: $file', (paper) => {
    const { title, body } = paper
    const text = `স্মারক নম্বর: ১২\n\nবিষয়: ${title}\n\n${body}`
    const shown = contentText({ title, text, textSource: 'typed' })
    expect(shown).toBe(`স্মারক নম্বর: ১২\n\n${body}`)
  })
})

it('keeps the subject of a corrected text if the title says something else', () => {
  const text = SUBJECT + BODY
  expect(contentText({ title: 'নোটিশ', text, textSource: 'typed' })).toBe(text)
  expect(contentText({ title: TITLE, text, textSource: 'typed' })).toBe(BODY)
})
