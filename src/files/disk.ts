import { createReadStream } from 'node:fs'
import { access, constants, copyFile, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, StoreArea } from './file-store.ts'
import { makeFolder } from '../base/make-folder.ts'

/** Files in folders below `root`, one folder for each area. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (area: StoreArea, name: string) => path.join(root, area, name)
  return {
    async keep(localPath, area, name) {
      const folder = path.join(root, area)
      makeFolder(folder)
      await moveDurably(localPath, pathOf(area, name))
      // The rename is durable only after a sync of the folder.
      await sync(folder)
    },
    async remove(area, name) {
      await rm(pathOf(area, name), { force: true })
    },
    async open(area, name) {
      const file = pathOf(area, name)
      const stats = await stat(file).catch(absent)
      return stats && { size: stats.size, read: async (range) => createReadStream(file, range) }
    },
    async *list(area) {
      const folder = await opendir(path.join(root, area)).catch(absent)
      if (!folder) return
      for await (const { name } of folder) {
        const stats = await stat(pathOf(area, name)).catch(absent)
        if (stats?.isFile()) yield { name, writtenAtMs: stats.mtimeMs }
      }
    },
    async check() {
      makeFolder(root)
      await access(root, constants.W_OK)
    },
  }
}

/** Undefined if the error means that a file or folder does not exist. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** The target appears whole, also if it is on another disk than the source. */
async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from)
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // A crash leaves it to the sweep.
    const part = `${to}.part`
    await copyFile(from, part)
    await sync(part)
    await rename(part, to)
    await rm(from)
  }
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
