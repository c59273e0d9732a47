import { fetchPart } from '../../../../office/shell/screen-code.ts'
import { titleOfName } from './title-of-name.ts'

/** The first heading of a Word document, or the name of the file; undefined if it says nothing. */
export async function proposeTitle(file: File): Promise<string | undefined> {
  return (await headingOf(file)) ?? titleOfName(file.name)
}

async function headingOf(file: File): Promise<string | undefined> {
  if (!/\.docx$/i.test(file.name)) return undefined
  const { headingOfWord } = await fetchPart(() => import('./heading-of-word.ts'))
  try {
    return headingOfWord(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file is damaged. The server explains this when the file is sent.
    return undefined
  }
}
