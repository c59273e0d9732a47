import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** All files, also those of inner folders. Links are not followed: they can lead out of the folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !isIgnored(name))
      .map(async (entry) => {
        const inside = path.join(folder, entry.name)
        if (entry.isDirectory()) return listFiles(inside)
        return entry.isFile() ? [inside] : []
      }),
  )
  return lists.flat()
}

/** Files that the system or Office puts into a folder. */
function isIgnored(name: string): boolean {
  return (
    name.startsWith('.') || name.startsWith('~$') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)
  )
}
