import type { Answers } from './crawl.ts'

/** Intended differences between versions, each with its reason. */
const EXPLAINED: { why: string; of: RegExp; by: string }[] = [
  { why: 'assets of the build are named by their content', of: /\/assets\/[^"' )]+/g, by: 'ASSET' },
  {
    why: 'scripts and styles of a page follow its version',
    of: /<(script|style)\b[^]*?<\/\1>/g,
    by: '',
  },
  { why: 'a restore changes every list', of: /<lastmod>[^<]+<\/lastmod>/g, by: '' },
  { why: 'in a text of HTML, both are one character', of: /&quot;/g, by: '"' },
  {
    why: 'the number of the school is a link, without the word before it',
    of: /<li class="d">(?:<a href="tel:[^<]*<\/a>|[^<]* <a href="tel:[^<]*<\/a>)<\/li>/g,
    by: '',
  },
  { why: 'the footer leads to sign-in', of: /<li><a href="\/admin\/login"[^]*?<\/li>/g, by: '' },
  { why: 'a session was used at another time', of: /"lastSeenAt":"[^"]+"/g, by: '' },
]

interface Comparison {
  same: number
  /** Each with the beginning of both texts from where they differ. */
  different: string[]
}

export function compare(old: Answers, now: Answers): Comparison {
  const different: string[] = []
  for (const to of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old, now].map((answers) => explain(answers.get(to) ?? 'not named'))
    if (before !== after) different.push(`${to}\n${firstDifference(before!, after!)}`)
  }
  return { same: new Set([...old.keys(), ...now.keys()]).size - different.length, different }
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
