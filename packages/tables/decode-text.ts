/** The text of a file. Excel saves “Unicode text” as UTF-16. XML in UTF-16 can lack its mark. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-8').decode(bytes)
}
