import { askWorker, Unread } from '../../../../office/connection/ask-worker.ts'
import type { HeadingTask } from './heading/heading-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes the address
import headingWorker from './heading/heading-worker.ts?worker&url'
import { titleOfName } from '../../../../files/title-of-name.ts'

/** The first heading of a file, or its name; undefined if it says nothing. */
export async function proposeTitle(file: File): Promise<string | undefined> {
  return (await headingOf(file)) ?? titleOfName(file.name)
}

async function headingOf(file: File): Promise<string | undefined> {
  const kind = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (kind !== 'docx' && kind !== 'xlsx') return undefined
  const task: HeadingTask = { kind, bytes: new Uint8Array(await file.arrayBuffer()) }
  return askWorker<string | undefined>(headingWorker, task).catch((error: unknown) => {
    // The file is damaged or too large. The server explains this when the file is sent.
    if (error instanceof Unread) return undefined
    throw error
  })
}
