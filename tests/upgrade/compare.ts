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
  { why: 'a long e-mail address can break at its sign', of: /<wbr>/g, by: '' },
  {
    why: 'records have new fields',
    of: /,?"(?:publishedAt|year|startsAt|document|keepsExams|movedExams|classes|hiddenParts|textState|textCorrectedAt|(?:title|text|file|fileName|fileSize|mimeType)English)":(?:null|true|false|\d+|"[^"]*"|\[[^\]]*\])/g,
    by: '',
  },
]

/** Pages that are meant to differ, each with its reason. */
const CHANGED: { why: string; addresses: RegExp }[] = [
  {
    why: 'exams say who, what, from when, for today and tomorrow',
    addresses: /^(?:\/en)?\/?(?:$|api\/today|calendar|routine|studentdailyattendance)/,
  },
  {
    why: 'the phone loads smaller photos, later',
    addresses: /(?:photo-gallery|notable-alumni)$/,
  },
  {
    why: 'the charter tells the telephone of the person, and a search finds it',
    addresses: /charter\.csv$|\/search\?q=[^&]+(?:&kind=page)?$/,
  },
  {
    why: 'the facts of a service are in the charter, not beside its form',
    addresses: /\/downloads\/(?:5|7|9|10)$/,
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
  const compared = [...old.keys()].filter(
    (to) => !CHANGED.some(({ addresses }) => addresses.test(to)),
  )
  for (const to of compared) {
    const [before, after] = [old, now].map((answers) => explain(answers.get(to) ?? 'no answer'))
    if (before !== after) different.push(`${to}\n${firstDifference(before!, after!)}`)
  }
  return { same: compared.length - different.length, different }
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
