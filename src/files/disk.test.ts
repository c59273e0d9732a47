import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createDiskStore } from './disk.ts'

const MEMORY = '/dev/shm'
const DISK = path.join(import.meta.dirname, '../../node_modules/.cache')

const isOtherDisk = await Promise.all([stat(MEMORY), stat(path.dirname(DISK))]).then(
  ([memory, disk]) => memory.dev !== disk.dev,
  () => false,
)

it.skipIf(!isOtherDisk)('keeps a file in a folder that is on another disk', async () => {
  await mkdir(DISK, { recursive: true })
  const root = await mkdtemp(path.join(DISK, 'store-'))
  const other = await mkdtemp(path.join(MEMORY, 'uploads-'))
  await symlink(other, path.join(root, 'uploads'))
  await writeFile(path.join(root, 'incoming'), 'লেখা')
  try {
    await createDiskStore(root).keep(path.join(root, 'incoming'), 'uploads', 'a.pdf')
    expect(await readFile(path.join(other, 'a.pdf'), 'utf8')).toBe('লেখা')
    expect(await readdir(other)).toEqual(['a.pdf'])
    expect(await readdir(root)).toEqual(['uploads'])
  } finally {
    for (const folder of [root, other]) await rm(folder, { recursive: true })
  }
})

it('keeps a file in a folder on the same disk', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'store-'))
  await writeFile(path.join(root, 'incoming'), 'লেখা')
  await createDiskStore(root).keep(path.join(root, 'incoming'), 'uploads', 'a.pdf')
  expect(await readdir(path.join(root, 'uploads'))).toEqual(['a.pdf'])
  await rm(root, { recursive: true })
})
