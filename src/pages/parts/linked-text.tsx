import type { ReactNode } from 'react'
import { linksIn } from './links-in-text.ts'

/** A text in which addresses, e-mail addresses and telephone numbers are links. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const links = linksIn(text)
  if (links.length === 0) return text
  return [
    ...links.flatMap(({ start, end, href }, index) => [
      text.slice(links[index - 1]?.end ?? 0, start),
      <a key={start} href={href}>
        {text.slice(start, end)}
      </a>,
    ]),
    text.slice(links.at(-1)!.end),
  ]
}
