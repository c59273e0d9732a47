const TABLE_RULE = /^\|\s?---/
/** A quotation, or a full stop outside of one. */
const QUOTATION_OR_STOP = /(?<!\w)'.*?'(?!\w)|\./g
/** A sentence begins with a capital letter, an address or the name of a field. */
const NEXT_SENTENCE = /^ [A-Z/_]/

/**
 * The sentences of a Markdown text by its second-level headings, in their order. A row of a table is
 * one sentence; the header of a table is left out.
 */
export function sentencesOf(markdown: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let section: string[] | undefined
  const lines = markdown.split('\n')
  for (const [index, line] of lines.entries()) {
    const heading = /^## (.+)/.exec(line)
    if (heading) sections.set(heading[1]!, (section = []))
    const isHeader = TABLE_RULE.test(line) || TABLE_RULE.test(lines[index + 1] ?? '')
    if (!section || isHeader || line.startsWith('#') || line === '') continue
    if (line.startsWith('|')) section.push(line)
    else section.push(...split(line.replace(/^- /, '')))
  }
  return sections
}

function split(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: found, index } of paragraph.matchAll(QUOTATION_OR_STOP)) {
    const end = index + found.length
    if (!/\.'?$/.test(found) || !NEXT_SENTENCE.test(paragraph.slice(end))) continue
    sentences.push(paragraph.slice(start, end))
    start = end + 1
  }
  return [...sentences, paragraph.slice(start)]
}
