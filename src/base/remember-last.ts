/** For a function of a text that several callers ask about the same text, one after the other. */
export function rememberLast<T>(work: (text: string) => T): (text: string) => T {
  let last: { text: string; result: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) }
    return last.result
  }
}
