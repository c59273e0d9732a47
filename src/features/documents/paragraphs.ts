/** The paragraphs of a text. A single line break stays in its paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** The first words of a text in one line, for previews; cut between two words. */
export function firstWords(text: string, maxLength: number): string {
  const line = text
    .slice(0, 2 * maxLength)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= maxLength && text.length <= 2 * maxLength) return line
  const end = line.lastIndexOf(' ', maxLength - 1)
  return `${line.slice(0, end > 0 ? end : maxLength - 1)}…`
}
