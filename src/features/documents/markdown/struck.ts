/**
 * Struck words between `~~`, which can go over lines, but not over paragraphs or cells. A backslash
 * before a sign means the sign itself.
 */
const STRUCK =
  /(?<![~\\])~~(?=[^\s~])((?:[^~|\n\\]|\\[^\n]|~(?!~)|\n(?![ \t]*\n))*?)(?<=[^\s~\\])~~(?!~)/g

/** The parts of a text that was read, in order. */
export function struckParts(text: string): { words: string; isStruck: boolean }[] {
  if (!text.includes('~~')) return [{ words: text, isStruck: false }]
  const parts: { words: string; isStruck: boolean }[] = []
  let end = 0
  for (const { 0: whole, 1: words, index } of text.matchAll(STRUCK)) {
    parts.push({ words: text.slice(end, index), isStruck: false })
    parts.push({ words: words!, isStruck: true })
    end = index + whole.length
  }
  parts.push({ words: text.slice(end), isStruck: false })
  return parts
}

/** Replaces struck words, with their signs. */
export function replaceStruck(text: string, replace: (words: string) => string): string {
  return text.includes('~~') ? text.replace(STRUCK, (_, words: string) => replace(words)) : text
}
