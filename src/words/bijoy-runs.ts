/** A part of a text in one font. */
export interface Run {
  text: string
  isBijoy: boolean
}

/** Converts neighbouring runs in Bijoy together, because vowel signs move between them. */
export function joinBijoyRuns(runs: Run[], convert: (bijoy: string) => string): string {
  const joined: Run[] = []
  for (const { text, isBijoy } of runs) {
    const last = joined.at(-1)
    // A blank belongs to the run before it, whatever its font is.
    if (last && (last.isBijoy === isBijoy || !text.trim())) last.text += text
    else joined.push({ text, isBijoy })
  }
  const text = joined.map((run) => (run.isBijoy ? convert(run.text) : run.text)).join('')
  return text.normalize()
}
