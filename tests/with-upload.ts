import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Writes an upload into a folder of its own, as the server does. */
export async function withUpload<T>(
  bytes: Uint8Array,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-upload-'))
  try {
    const file = path.join(folder, 'upload')
    await writeFile(file, bytes)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
