import papaparse from 'papaparse'

/** Rows of a text with tabs, commas or semicolons between the cells: pasted, or of a CSV file. */
export function readTextTable(text: string): string[][] {
  return papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: text.includes('\t') ? '\t' : '',
  }).data
}

/** Excel saves “Unicode text” as UTF-16. */
export async function readTextFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
