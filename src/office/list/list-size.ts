/** The server takes 2,000 rows at a time. Much longer texts stop the browser. */
const MAX_LETTERS = 1e6
const MAX_LINES = 20_000

export function isTooLong(text: string): boolean {
  return text.length > MAX_LETTERS || (text.match(/\n/g)?.length ?? 0) > MAX_LINES
}
