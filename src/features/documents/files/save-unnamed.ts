import { stat } from 'node:fs/promises'
import path from 'node:path'
import { nowIso } from '../../../base/clock.ts'
import { Refused } from '../../../errors/classes.ts'
import type { PreparedFile } from '../../../files/files.ts'
import { discard, type IncomingFile, receive } from '../../../files/incoming.ts'
import { newFileId } from '../../../files/stored-name.ts'
import type { StoredFile } from '../../../files/table.ts'
import { copyWithoutNames } from '../../../reading/inspect-file.ts'
import type { School } from '../../../request/school.ts'

/**
 * Saves copies of stored files without the names in their descriptions. `record` gets the copies by
 * the stored names of the files.
 * @throws Refused if a name would stay in one of them
 */
export async function saveUnnamed<T>(
  { files, fileStore }: Pick<School, 'files' | 'fileStore'>,
  named: StoredFile[],
  record: (copies: Map<string, StoredFile>) => Promise<T>,
): Promise<T> {
  const received: IncomingFile[] = []
  try {
    const copies = new Map<string, PreparedFile>()
    for (const file of named) {
      const content = await fileStore.open(file.area, file.name)
      if (!content) throw new Refused(409, 'names-stay')
      const source = await receive(await content.read(), file.fileName, files.incomingFolder)
      received.push(source)
      copies.set(file.name, await prepareUnnamed(file, source))
    }
    return await files.savePrepared([...copies.values()], () =>
      record(new Map([...copies].map(([name, { file }]) => [name, file]))),
    )
  } finally {
    await Promise.all(received.map(discard))
  }
}

async function prepareUnnamed(file: StoredFile, source: IncomingFile): Promise<PreparedFile> {
  const copy = await copyWithoutNames(source.path, file.mimeType)
  if (!copy) throw new Refused(409, 'names-stay')
  const name = `${newFileId()}${path.extname(file.name)}`
  const { size: fileSize } = await stat(copy.path)
  const hiddenParts = JSON.stringify(copy.parts)
  return {
    file: { ...file, name, fileSize, hiddenParts, createdAt: nowIso() },
    parts: [{ name, path: copy.path }],
  }
}
