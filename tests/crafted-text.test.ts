// @module-tag rest

import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from '@pathshala/bengali/clean-text'
import { parseDays } from '@pathshala/tables/parse-day'
import { parseList } from '#src/features/calendar/parse-list.ts'
import { toPlainText } from '#src/features/documents/markdown/plain-text.ts'
import { renderText } from '#src/features/documents/markdown/render-text.ts'
import { isTextTooDense } from '#src/features/documents/markdown/segments.ts'
import { parseTable as parseRoutine } from '#src/features/routine/paste/parse-table.ts'
import { questionsFor, tokensOf } from '#src/search/question.ts'
import { marker, markParts, snippet } from '#src/search/snippet.ts'
import { isBijoyFont } from '@pathshala/bengali/bijoy'
import { fromBijoy, repairBijoy } from '@pathshala/bengali/convert-bijoy'

/**
 * CPU time, as a ratio to that of a fixed work, because a slow or busy machine makes both slow. The
 * work takes 7 to 9 ms on most machines.
 */
const MAX_RATIO = 15
const FIXED_TEXT = 'বিজ্ঞপ্তি '.repeat(10_000)
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })
const MAX_TEXT = 100_000
/** The part of each text that a page of hits reads. */
const HIT_TEXT = 6000
const HITS = 20
/** The length of a pasted list of a year. The browser of the office reads it. */
const LIST_TEXT = 5000
const RUNS = Number(process.env['CRAFTED_RUNS'] ?? 100)
/** Each run has the same texts. More runs and a different seed find new texts. */
const seed = Number(process.env['CRAFTED_SEED'] ?? 1)
const SOUGHT = ['biggopti', 'বিজ্ঞপ্তি', 'b', '1', 'ব', 'ka ki ku ke ko', '২০২৬ ssc', 'পরীক্ষার রুটিন']

// oxfmt-ignore
const PIECES = [
  'ক', 'িজ্ঞপ্তি', 'biggopti', 'a', '1', '২', '𑄇', 'ৎ', 'য়', '্', '\u09bc', '\u0301',
  '\u200d', '\u200c', '\u00ad', '\u2060', ' ', '\n', '\n\n', '\t', '  ', '    ', '.', ',', '-',
  '- ', '* ', '+ ', '1. ', '> ', '>', '# ', '**', '*', '_', '__', '[', ']', '](', '(/a)', '|',
  '|---|', '|\n', '\\', '`', '<', '&', '---', '===', '\n- ', '\n  - ', '\n> ', '\n| a | b |',
  '~~', '~', 'https://', 'www.', 'a.bd', 'a@', 'a@b.co', '/', '(', ')', '\\~', '০১৭১২', '+880', 'ফোন',
  'এস.', 's.', 'ক-', 'ন:', '01712-', '১২ জানুয়ারি', '20/12/2026', '–', 'থেকে', 'শুক্র', 'রবি', 'মোট', 'ছুটি', '১ম', '০৯:০০', ';',
]

/** A repeated pattern of pieces between a start and an end. */
const crafted = fc
  .tuple(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }),
  )
  .map(([start, pattern, end]) => (length: number) => {
    const unit = pattern.join('')
    const middle = unit.repeat(Math.ceil(length / unit.length))
    // The server cleans every text that it gets or reads.
    return cleanText((start.join('') + middle).slice(0, length) + end.join(''))
  })

type Make = (length: number) => string

const WORKS: Record<string, (make: Make) => unknown> = {
  index: (make) => tokensOf({ title: make(300), text: make(MAX_TEXT) }),
  question: (make) => questionsFor(make(300)),
  hits(make) {
    for (const query of SOUGHT) {
      const mark = marker(query)
      markParts(make(300), mark)
      for (let hit = 0; hit < HITS / SOUGHT.length; hit += 1) snippet(make(HIT_TEXT), mark)
    }
  },
  plainText: (make) => toPlainText(make(MAX_TEXT)),
  check: (make) => isTextTooDense(make(MAX_TEXT)),
  text: (make) => renderText(make(MAX_TEXT), 'typed'),
  machineText: (make) => renderText(make(MAX_TEXT), 'machine'),
  day: (make) => parseDays(make(MAX_TEXT)),
  calendarList: (make) => parseList(make(LIST_TEXT)),
  routineTable: (make) =>
    parseRoutine(
      make(LIST_TEXT)
        .split('\n')
        .map((line) => line.split('|')),
      { days: [0, 1, 2, 3, 4], isTeacher: () => false },
    ),
}

const fixedWork = () => graphemes.segment(FIXED_TEXT)[Symbol.iterator]().toArray().length

/** The longest turn of a work, as a ratio to the fixed work at the same time. */
async function longestRatio(work: () => unknown): Promise<number> {
  const fixedMs = await longestTurn(fixedWork)
  return (await longestTurn(work)) / fixedMs
}

/** The longest CPU time of one turn of the event loop during a work, in ms. */
async function longestTurn(work: () => unknown): Promise<number> {
  let longest = 0
  let before = process.cpuUsage()
  const next = () => {
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.cpuUsage()
  }
  const done = Promise.resolve(work()).then(() => 'done' as const)
  while ((await Promise.race([done, setImmediate('not yet' as const)])) !== 'done') next()
  next()
  return longest
}

it.each(Object.keys(WORKS))('no crafted text blocks the event loop for long: %s', async (name) => {
  const work = WORKS[name]!
  await fc.assert(
    fc.asyncProperty(crafted, async (make) => {
      let ratio = await longestRatio(() => work(make))
      // Compilation and garbage collection do not depend on the text.
      for (let again = 0; ratio > MAX_RATIO && again < 20; again += 1) {
        ratio = Math.min(ratio, await longestRatio(() => work(make)))
      }
      expect(ratio, JSON.stringify(make(80))).toBeLessThan(MAX_RATIO)
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
})

const codes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index))

/** A work whose time grows with the square takes fifty times as long. */
const REPEATED_TEXT = 20_000
// oxfmt-ignore
const REPEATED = [
  ...codes(0x20, 0x180), ...Array.from('†‡ˆ‰Š‹Œ“”‘’•–—˜™š›œŸƒ„…‚¬\u200c\u200d০কা।\t\n'),
  'evwl©K ', ' t', 'wu', '®¯', '®A', 'a.', 'a@', 'a@a.', 'www.', 'SSC ', 'ক K', 'MJ', 'bold', '-bold',
]

/** The same signs as text in Bijoy, as a line with a word in Bijoy, and as the name of a font. */
const BIJOY_WORKS: Record<string, (text: string) => unknown> = {
  fromBijoy,
  repairBijoy: (text) => repairBijoy(`†K ${text} †K`),
  isBijoyFont: (text) => isBijoyFont(`MJ${text}.`),
}

it.each(Object.keys(BIJOY_WORKS))(
  'no repeated sign of a text in Bijoy blocks the event loop for long: %s',
  async (name) => {
    const work = BIJOY_WORKS[name]!
    for (const sign of REPEATED) {
      const text = sign.repeat(REPEATED_TEXT / sign.length)
      let ratio = await longestRatio(() => work(text))
      for (let again = 0; ratio > MAX_RATIO && again < 20; again += 1) {
        ratio = Math.min(ratio, await longestRatio(() => work(text)))
      }
      expect(ratio, JSON.stringify(sign)).toBeLessThan(MAX_RATIO)
    }
  },
)
