import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'

/** A text field's text and selection, in UTF-16 units. */
export interface Selected {
  text: string
  from: number
  to: number
}

/** Replaces a part of the text. Then `select`, counted from the start of the part, is selected. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: [from: number, to: number]
}

export type Format = 'heading' | 'bold' | 'list' | 'numbers' | 'link'

/** The texts that buttons write if nothing is selected. */
interface Placeholders {
  boldText: string
  linkText: string
}

/** The edit of a button. A second press on the same lines or words undoes it. */
export function format(name: Format, selected: Selected, words: Placeholders): Edit {
  switch (name) {
    case 'heading':
      return markLines(selected, /^#{1,6}[ \t]+/, () => '## ')
    case 'list':
      return markLines(selected, /^[-*][ \t]+/, () => '- ')
    case 'numbers':
      return markLines(selected, /^\d{1,9}[.)][ \t]+/, (number) => `${number}. `)
    case 'bold':
      return embolden(selected, words.boldText)
    default:
      return link(selected, words.linkText)
  }
}

/** Puts a sign before each selected line, or removes it if all lines have it. */
function markLines(selected: Selected, sign: RegExp, signOf: (number: number) => string): Edit {
  const { text } = selected
  const from = text.lastIndexOf('\n', selected.from - 1) + 1
  const end = text.indexOf('\n', Math.max(selected.to - 1, selected.from))
  const to = end === -1 ? text.length : end
  const lines = text.slice(from, to).split('\n')
  const isEmpty = lines.every((line) => line.trim() === '')
  const isMarked = !isEmpty && lines.every((line) => line.trim() === '' || sign.test(line))
  let count = 0
  const marked = lines.map((line) => {
    if (isMarked) return line.replace(sign, '')
    if (line.trim() === '' && !isEmpty) return line
    count += 1
    return signOf(count) + line.replace(/^(?:#{1,6}|[-*]|\d{1,9}[.)])[ \t]+/, '')
  })
  const insert = marked.join('\n')
  return { from, to, insert, select: lines.length > 1 ? [0, insert.length] : atEnd(insert) }
}

function embolden(selected: Selected, placeholder: string): Edit {
  const { text } = selected
  const { from, to } = withoutBlanks(selected)
  const chosen = text.slice(from, to)
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, insert: chosen, select: [0, chosen.length] }
  // Bold ends with its paragraph.
  const insert = (chosen || placeholder)
    .split(/(\n\s*\n)/)
    .map((part, index) => (index % 2 === 0 ? `**${part}**` : part))
    .join('')
  return { from, to, insert, select: [2, insert.length - 2] }
}

function link(selected: Selected, placeholder: string): Edit {
  const { from, to } = withoutBlanks(selected)
  const chosen = selected.text.slice(from, to)
  if (/^(?:https?:\/\/|\/)\S+$/.test(chosen))
    return { from, to, insert: `[${placeholder}](${chosen})`, select: [1, 1 + placeholder.length] }
  const start = `[${chosen || placeholder}](`
  const address = 'https://'
  const select: Edit['select'] = chosen
    ? [start.length, start.length + address.length]
    : [1, 1 + placeholder.length]
  return { from, to, insert: `${start}${address})`, select }
}

/** Puts paragraphs in place of the selection, with an empty line before and after them. */
export function insertBlock({ text, from, to }: Selected, block: string): Edit {
  const before = text.slice(0, from)
  const missing = (signs: RegExpExecArray | null) => '\n'.repeat(2 - signs![0].length)
  const start = before.trim() === '' ? '' : missing(/\n{0,2}$/.exec(before))
  const insert = start + block + missing(/^\n{0,2}/.exec(text.slice(to)))
  return { from, to, insert, select: atEnd(insert) }
}

function withoutBlanks({ text, from, to }: Selected): { from: number; to: number } {
  const chosen = text.slice(from, to)
  if (chosen.trim() === '') return { from, to }
  return {
    from: from + chosen.length - chosen.trimStart().length,
    to: to - (chosen.length - chosen.trimEnd().length),
  }
}

function atEnd(text: string): [number, number] {
  return [text.length, text.length]
}

/** `- `, `1. `, and `১। ` as Bengali papers count, with the blanks around it. */
const SIGN = /^([ \t]*)(?:([-*])|(\d{1,3}|[০-৯]{1,3})([.)।]))([ \t]+)/

/**
 * The edit of Enter in an entry of a list. It begins the next entry, or ends the list if the entry is
 * empty. Undefined outside of a list.
 */
export function continueList({ text, from, to }: Selected): Edit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const [sign, indent = '', bullet, number, mark = '', blanks = ' '] =
    SIGN.exec(text.slice(start, from)) ?? []
  if (sign === undefined) return undefined
  const lineEnd = text.indexOf('\n', to)
  const end = lineEnd === -1 ? text.length : lineEnd
  const isEmpty = text.slice(start + sign.length, from) + text.slice(to, end)
  if (isEmpty.trim() === '') return { from: start, to: end, insert: '', select: [0, 0] }
  const next = bullet ?? nextNumber(number!) + mark
  const insert = `\n${indent}${next}${blanks}`
  return { from, to, insert, select: atEnd(insert) }
}

/** Keeps the digits Bengali or Latin. */
function nextNumber(number: string): string {
  const latin = toLatinDigits(number)
  return inDigits(String(Number(latin) + 1), latin === number ? 'en' : 'bn')
}
