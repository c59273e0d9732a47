import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUploads } from '../wordpress/uploads.ts'
import { listFiles, openListed } from './list-files.ts'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'list-files-'))
  folder = path.join(root, 'uploads')
  await mkdir(path.join(folder, '2019/05'), { recursive: true })
  await writeFile(path.join(folder, '2019/05/form.pdf'), 'form')
  await mkdir(path.join(root, 'private'))
  await writeFile(path.join(root, 'private/secret.pdf'), 'secret')
})
afterEach(() => rm(root, { recursive: true }))

it('Links to files and folders are not followed, also in the uploads of WordPress', async () => {
  await symlink(path.join(root, 'private'), path.join(folder, '2020'))
  await symlink(path.join(root, 'private/secret.pdf'), path.join(folder, 'link.pdf'))
  expect((await listFiles(folder)).files).toEqual([path.join(folder, '2019/05/form.pdf')])
  const uploads = await openUploads(folder, 1000)
  expect(uploads.find(['2020/secret.pdf', 'link.pdf'])).toBeUndefined()
  expect(uploads.unused((name) => name)).toEqual(['uploads/2019/05/form.pdf'])
  expect(await text(await uploads.find(['2019/05/form.pdf'])!.open())).toBe('form')
})

it('A folder that becomes a link after it was listed is not followed', async () => {
  const file = path.join(folder, '2019/05/secret.pdf')
  await writeFile(file, 'own')
  expect(await text(await openListed(folder, file))).toBe('own')
  await rename(path.join(folder, '2019/05'), path.join(folder, '2019/06'))
  await symlink(path.join(root, 'private'), path.join(folder, '2019/05'))
  await expect(openListed(folder, file)).rejects.toMatchObject({ code: 'not-in-folder' })
})

it('The folder itself can be a link', async () => {
  await symlink(folder, path.join(root, 'link'))
  const {
    files: [file],
  } = await listFiles(path.join(root, 'link'))
  expect(await text(await openListed(path.join(root, 'link'), file!))).toBe('form')
})
