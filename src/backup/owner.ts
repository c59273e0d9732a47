import { execFile } from 'node:child_process'
import { realpath, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { isAbsent } from './state/problem.ts'

/**
 * Gives the files that root has made in `made` to the owner of `dataDir`; `made` is `dataDir` or a
 * folder in it. The server runs as that account. Without this, it cannot read or replace them. Does
 * nothing for users other than root.
 */
export async function giveToOwner(dataDir: string, made = dataDir): Promise<void> {
  if (process.getuid?.() !== 0) return
  try {
    const { uid, gid } = await stat(dataDir)
    if (uid === 0) return
    // With these options, chown does not follow links that the owner may have made below the
    // folder. A loop in Node would follow them.
    const args = ['-R', '-h', '-P', `${uid}:${gid}`, await realpath(made)]
    await promisify(execFile)('chown', args)
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}
