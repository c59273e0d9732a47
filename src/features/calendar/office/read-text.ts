/** The text of a file; undefined if it is none, such as a workbook of Excel. */
export async function readText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel's “Unicode text” is UTF-16.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return /[\0\uFFFD]/.test(text) ? undefined : text
}
