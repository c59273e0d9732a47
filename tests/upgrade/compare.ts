import type { Answers } from './crawl.ts'

/** Intended differences between versions, each with its reason. */
const EXPLAINED: { why: string; of: RegExp; by: string }[] = [
  { why: 'browser tests check the style of a page', of: /<style\b[^]*?<\/style>/g, by: '' },
  { why: 'a restore counts as a change of every list', of: /<lastmod>[^<]+/g, by: '' },
  { why: 'a session was used at another time', of: /"lastSeenAt":"[^"]+"/g, by: '' },
  {
    why: 'the new version reads the files of the old version again',
    of: /"reading":"(?:waiting|done)"/g,
    by: '',
  },
]

interface Comparison {
  same: number
  /** Each with the beginning of both texts from where they differ. */
  different: string[]
}

/** Compares the answers to the addresses of the old version. The new version has more addresses. */
export function compare(old: Answers, now: Answers): Comparison {
  const different: string[] = []
  for (const to of old.keys()) {
    const [before, after] = [old, now].map((answers) => explain(answers.get(to) ?? 'no answer'))
    if (before !== after) different.push(`${to}\n${firstDifference(before!, after!)}`)
  }
  return { same: old.size - different.length, different }
}

function explain(answer: string): string {
  // Every cell of CSV is in quotation marks, so that no semicolon begins a formula.
  const unquoted = answer.startsWith('200 text/csv') ? answer.replaceAll('"', '') : answer
  return EXPLAINED.reduce((text, { of, by }) => text.replaceAll(of, by), unquoted)
}

function firstDifference(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at] && at < before.length) at += 1
  const cut = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 120))
  return `    old ${cut(before)}\n    new ${cut(after)}`
}
