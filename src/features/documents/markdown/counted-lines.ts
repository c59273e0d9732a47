import { toLatinDigits } from '@pathshala/bengali/digits'

/** A line that begins with a number: `১. লেখা`, `২) লেখা`. */
interface Entry {
  value: number
  sign: string
  words: string
  line: string
}

/**
 * The lines of a text, in order; lines that count up are together. A single number can be a number
 * of anything. The parts of the expression are the digits, the sign and the words of an entry.
 */
export function countedLines(text: string, entry: RegExp): (string | Entry[])[] {
  const parts: (string | Entry[])[] = []
  let run: Entry[] = []
  const endRun = () => {
    if (run.length > 1) parts.push(run)
    else parts.push(...run.map(({ line }) => line))
    run = []
  }
  for (const line of text.split('\n')) {
    const [, digits = '', sign = '', words] = entry.exec(line) ?? []
    const value = Number(toLatinDigits(digits))
    if (run.at(-1)?.value !== value - 1) endRun()
    if (words === undefined) parts.push(line)
    else run.push({ value, sign, words, line })
  }
  endRun()
  return parts
}

/** Markdown knows only Latin digits. */
const BENGALI_ENTRY = /^([০-৯]{1,2})([.)।])[ \t]+(\S.*)$/

/** Lines that count up in Bengali digits become a list of Markdown. */
export function withBengaliLists(text: string): string {
  if (!/^[০-৯]{1,2}[.)।]/m.test(text)) return text
  const written: string[] = []
  let wasList = false
  for (const part of countedLines(text, BENGALI_ENTRY)) {
    const isList = typeof part !== 'string'
    const lines = isList
      ? part.map(({ value, sign, words }) => `${value}${sign === ')' ? ')' : '.'} ${words}`)
      : [part]
    // A list ends a paragraph only if it begins with 1, and a line below it would join it.
    if ((isList || wasList) && written.at(-1)?.trim() && lines[0]!.trim()) written.push('')
    written.push(...lines)
    wasList = isList
  }
  return written.join('\n')
}
