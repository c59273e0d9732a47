import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { pdf } from '../../tests/made-files.ts'
import { encryptedPdf } from '../../tests/made-pdf.ts'
import { bringFiles, checkFiles } from './bring-files.ts'
import { IncomingFileError } from './incoming-file-error.ts'
import { createReport, describeFiles } from './report.ts'

it('a file that the old site does not have is missing, and any other one is refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bring-'))
  const report = createReport({ id: 'http://old.example', label: '' }, false)
  const file = (name: string, open: () => Promise<Readable>) => {
    return { name, address: `http://old.example/uploads/${name}`, open }
  }
  const fail = (status: number) => async () => {
    throw new IncomingFileError('status', { url: 'x', status })
  }
  const files = [
    file('gone.pdf', fail(404)),
    file('secret.pdf', fail(403)),
    file('page.pdf', async () => Readable.from(['<html>'])),
    file('damaged.pdf', async () => {
      const stream = new Readable({ read() {} })
      const damaged = new IncomingFileError('damaged-in-zip', { path: 'damaged.pdf' })
      setImmediate(() => stream.destroy(damaged))
      return stream
    }),
  ]
  const options = { purpose: 'documents', folder, maxBytes: 1000, report } as const
  const brought = await bringFiles(files, options)
  expect(brought.prepared).toEqual([])
  expect(brought.lacking).toEqual(files.map(({ name }) => name))
  expect(report.data.files).toMatchObject({
    missing: ['http://old.example/uploads/gone.pdf'],
    refused: [
      expect.stringMatching(/^secret\.pdf: x answered with the status 403/),
      expect.stringMatching(/^page\.pdf: This file is damaged/),
      expect.stringMatching(/^damaged\.pdf: damaged\.pdf is damaged inside/),
    ],
  })
  await brought.discard()
  await rm(folder, { recursive: true })
})

it('a run that a full disk ends leaves no file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bring-'))
  const report = createReport({ id: 'folder', label: '' }, false)
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  const files = [
    { name: 'a.pdf', address: 'a.pdf', open: async () => Readable.from([pdf()]) },
    { name: 'b.pdf', address: 'b.pdf', open: () => Promise.reject(full) },
  ]
  const options = { purpose: 'documents', folder, maxBytes: 100_000, report } as const
  await expect(bringFiles(files, options)).rejects.toBe(full)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('a dry run asks for the sizes of files that it would fetch, and reads none', async () => {
  const report = createReport({ id: 'http://old.example', label: '' }, true)
  const open = () => Promise.reject(new Error('It was fetched.'))
  const file = (name: string, askSize: () => Promise<number | undefined>) => {
    return { name, address: `http://old.example/uploads/${name}`, open, askSize }
  }
  const status404 = () => {
    return Promise.reject(new IncomingFileError('status', { url: 'x', status: 404 }))
  }
  const files = [
    file('a.pdf', async () => 70_000),
    file('b.pdf', async () => undefined),
    file('gone.pdf', status404),
  ]
  const options = { purpose: 'documents', maxBytes: 100_000, report } as const
  expect(await checkFiles(files, options)).toEqual(['gone.pdf'])
  expect(report.data.files).toMatchObject({
    count: 2,
    bytes: 70_000,
    withoutSize: 1,
    missing: ['http://old.example/uploads/gone.pdf'],
  })
  expect(describeFiles(report.data.files)).toBe(
    '2 files, at least 70 kB, the size of 1 file is not known',
  )
  const unknown = { ...report.data.files, bytes: 0, withoutSize: 2 }
  expect(describeFiles(unknown)).toBe('2 files, the size of 2 files is not known')
})

it('a dry run refuses a PDF that only a password opens', async () => {
  const report = createReport({ id: 'folder', label: '' }, true)
  const locked = await encryptedPdf('secret')
  const open = async () => Readable.from([locked])
  const files = [{ name: 'locked.pdf', address: 'locked.pdf', open }]
  const options = { purpose: 'documents', maxBytes: 100_000, report } as const
  expect(await checkFiles(files, options)).toEqual(['locked.pdf'])
  expect(report.data.files).toMatchObject({ count: 0, refusals: [{ reason: 'pdf-locked' }] })
})
