import { execFile } from 'node:child_process'
import { realpath, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { isAbsent } from './problem.ts'

/**
 * Gives what root has made below `dataDir` to the folder's owner: the server runs as that account,
 * and could neither read nor replace it. Nothing for anyone but root.
 */
export async function giveToOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  try {
    const { uid, gid } = await stat(dataDir)
    if (uid === 0) return
    // It follows no link that the owner may have laid below; names walked one by one would.
    const words = ['-R', '-h', '-P', `${uid}:${gid}`, await realpath(dataDir)]
    await promisify(execFile)('chown', words)
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}
