import { fetchPart } from '../../../../office/shell/screen-code.ts'
import { titleOfName } from './title-of-name.ts'

/** The code that reads a kind of file is loaded when such a file is chosen. */
const HEADINGS: Record<string, () => Promise<(bytes: Uint8Array) => string | undefined>> = {
  docx: async () => (await import('./heading/heading-of-word.ts')).headingOfWord,
  xlsx: async () => (await import('./heading/heading-of-sheet.ts')).headingOfSheet,
}

/** The first heading of a file, or its name; undefined if it says nothing. */
export async function proposeTitle(file: File): Promise<string | undefined> {
  return (await headingOf(file)) ?? titleOfName(file.name)
}

async function headingOf(file: File): Promise<string | undefined> {
  const load = HEADINGS[/\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '']
  if (!load) return undefined
  const read = await fetchPart(load)
  try {
    return read(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file is damaged. The server explains this when the file is sent.
    return undefined
  }
}
