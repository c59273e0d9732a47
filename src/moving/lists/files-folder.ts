import path from 'node:path'
import { toNfc } from '@pathshala/bengali/clean-text'
import { listFiles, openListed } from '../folder/list-files.ts'
import type { IncomingFile } from '../incoming.ts'
import { IncomingFileError } from '../incoming-file-error.ts'
import { fileNameIn } from '../old-records.ts'

/** A file that a row of a list names. */
export interface ListedFile {
  /** As the list has it. */
  path: string
  /** For readers. */
  name: string
}

interface FilesFolder {
  /** The file is looked for by its path, then by the name in its path, then by its name for readers. */
  find(listed: ListedFile): IncomingFile
}

/** The files that a list names. Only files in the folder are found, whatever path the list has. */
export async function openFilesFolder(folder: string | undefined): Promise<FilesFolder> {
  const byPath = new Map<string, string>()
  const byName = new Map<string, string[]>()
  const { files } = folder === undefined ? { files: [] } : await listFiles(folder)
  for (const file of files) {
    byPath.set(keyOf(path.relative(folder!, file)), file)
    const name = keyOf(path.basename(file))
    byName.set(name, [...(byName.get(name) ?? []), file])
  }

  function filesOf(listed: ListedFile): string[] {
    const exact = byPath.get(keyOf(listed.path))
    if (exact !== undefined) return [exact]
    return byName.get(keyOf(fileNameIn(listed.path))) ?? byName.get(keyOf(listed.name)) ?? []
  }

  return {
    find: (listed) => ({
      name: listed.name,
      address: listed.path,
      async open() {
        const [file, another] = filesOf(listed)
        const named = { path: listed.path }
        if (file === undefined) throw new IncomingFileError('not-in-folder', named)
        if (another !== undefined) throw new IncomingFileError('twice-in-folder', named)
        return openListed(folder!, file)
      },
    }),
  }
}

/** Windows does not tell large letters from small ones, and writes `\`. */
function keyOf(written: string): string {
  return toNfc(written.replaceAll('\\', '/')).toLowerCase()
}
