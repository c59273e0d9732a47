import { chown, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { giveToOwner } from './owner.ts'

const SERVICE = 12345

it.runIf(process.getuid?.() === 0)(
  'files that root creates in another account’s folder belong to that account, files beside the folder do not',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-owner-'))
    const at = (name: string) => path.join(folder, name)
    await mkdir(at('data/backups'), { recursive: true })
    await writeFile(at('data/backups/state.json'), '{}')
    await writeFile(at('beside'), '')
    await symlink(at('beside'), at('data/link'))
    // A symlink, like /var/lib/pathshala under systemd.
    await symlink(at('data'), at('named'))
    await chown(at('data'), SERVICE, SERVICE)
    await giveToOwner(at('named'))
    const owner = async (name: string) => (await lstat(at(name))).uid
    expect(await owner('data/backups/state.json')).toBe(SERVICE)
    expect(await owner('beside')).toBe(0)
    await giveToOwner(at('nowhere'))
    await rm(folder, { recursive: true })
  },
)
