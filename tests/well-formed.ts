import { expect } from 'vitest'

/** Fails if the XML is not well-formed, by the rules that a feed can break. */
export function expectWellFormed(xml: string): void {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/)
  // eslint-disable-next-line no-control-regex
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/)
  expect(xml.isWellFormed()).toBe(true)
  const open: string[] = []
  let rest = xml.replace(/^<\?xml [^>]*\?>\n/, '')
  while (rest) {
    const part =
      /^<\/(?<end>[\w:.-]+)\s*>/.exec(rest) ??
      /^<(?<start>[\w:.-]+)(?:\s+[\w:.-]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)*")*\s*(?<empty>\/?)>/i.exec(
        rest,
      ) ??
      /^(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)+/i.exec(rest)
    if (!part) throw new Error(`Not well-formed at: ${rest.slice(0, 80)}`)
    const { start, empty, end } = part.groups ?? {}
    if (start && !empty) open.push(start)
    if (end) expect(open.pop()).toBe(end)
    rest = rest.slice(part[0].length)
  }
  expect(open).toEqual([])
}
