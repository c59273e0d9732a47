import { toLatinDigits } from '../../../words/digits.ts'

/** `১. লেখা`, `২) লেখা`: Markdown knows only Latin digits. */
const ENTRY = /^([০-৯]{1,2})([.)।])[ \t]+(\S.*)$/

/**
 * Lines that count up in Bengali digits become a list of Markdown. A single number can be a number
 * of anything.
 */
export function withBengaliLists(text: string): string {
  if (!/^[০-৯]{1,2}[.)।]/m.test(text)) return text
  const written: string[] = []
  let run: { value: number; line: string; entry: string }[] = []
  const end = (next = '') => {
    if (run.length < 2) written.push(...run.map(({ line }) => line))
    else {
      // A list ends a paragraph only if it begins with 1, and a line below it would join it.
      if (written.at(-1)?.trim()) written.push('')
      written.push(...run.map(({ entry }) => entry))
      if (next.trim()) written.push('')
    }
    run = []
  }
  for (const line of text.split('\n')) {
    const [, digits = '', sign, words] = ENTRY.exec(line) ?? []
    const value = Number(toLatinDigits(digits))
    const isNext = run.length > 0 && words !== undefined && value === run.at(-1)!.value + 1
    if (!isNext) end(line)
    if (words === undefined) written.push(line)
    else run.push({ value, line, entry: `${value}${sign === ')' ? ')' : '.'} ${words}` })
  }
  end()
  return written.join('\n')
}
