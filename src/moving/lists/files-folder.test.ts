import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFilesFolder } from './files-folder.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pathshala-files-'))
  const files = { 'secret.pdf': 'x', 'in/uploads/1.pdf': 'one', 'in/2025/ক.pdf': 'ক' }
  for (const [name, content] of Object.entries({
    ...files,
    'in/a/b.pdf': 'a',
    'in/c/b.pdf': 'c',
  })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  await symlink(path.join(root, 'secret.pdf'), path.join(root, 'in/link.pdf'))
})
afterAll(() => rm(root, { recursive: true }))

const read = async (
  listed: string,
  name = '',
  folder: string | undefined = path.join(root, 'in'),
) => {
  const file = (await openFilesFolder(folder)).find({ path: listed, name })
  return text(await file.open())
}

it.each([
  ['uploads/1.pdf', '', 'one'],
  ['UPLOADS\\1.PDF', '', 'one'],
  ['other/1.pdf', '', 'one'],
  ['uploads/0198.pdf', 'ক.pdf', 'ক'],
  ['a/b.pdf', '', 'a'],
])('finds %s with the name “%s”', async (listed, name, content) => {
  expect(await read(listed, name)).toBe(content)
})

it.each(['../secret.pdf', 'secret.pdf', 'link.pdf', '/etc/passwd', 'uploads/../../secret.pdf'])(
  'finds nothing outside the folder: %s',
  async (listed) => {
    await expect(read(listed)).rejects.toThrow(`${listed} is not in the folder of files.`)
  },
)

it('asks for a path if two files have the name, and finds nothing without a folder', async () => {
  await expect(read('b.pdf')).rejects.toThrow('is in the folder more than once')
  const none = (await openFilesFolder(undefined)).find({ path: 'a/b.pdf', name: '' })
  await expect(none.open()).rejects.toThrow('is not in the folder')
})
