// @module-tag rest

import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MoveReport } from '#src/features/moves/schema.ts'
import { moveIn } from '#src/moving/command.ts'
import { openTestSite, type TestSite } from './build-app.ts'
import { pdf } from './made-files.ts'
import { makeExport, type MadeItem, OLD_UPLOADS } from './made-wordpress.ts'

const POSTS = 40
const FEE = pdf(3000)

describe('A file of the old site that many posts name', () => {
  let site: TestSite
  let folder: string
  let server: Server
  let asked: string[] = []
  const files: Record<string, Buffer> = { 'fee.pdf': FEE }

  beforeAll(async () => {
    site = await openTestSite('SQLite')
    folder = await mkdtemp(path.join(tmpdir(), 'move-in-fetched-'))
    const posts = Array.from({ length: POSTS }, (_, index): MadeItem => {
      const link = (name: string) => `<p><a href="${OLD_UPLOADS}/2025/11/${name}">ফাইল</a></p>`
      const content = `<p>লেখা</p>${link('fee.pdf')}${link('late.pdf')}`
      return { id: 100 + index, title: `নোটিশ ${index}`, content }
    })
    await writeFile(path.join(folder, 'site.xml'), makeExport(posts))
    server = createServer(({ url = '' }, response) => {
      const name = url.split('/').at(-1)!
      asked.push(name)
      const file = files[name]
      if (file) response.end(file)
      else response.writeHead(404).end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(async () => {
    server.close()
    await site.close()
    await rm(folder, { recursive: true })
  })

  async function run(...args: string[]): Promise<MoveReport> {
    asked = []
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const from = ['--fetch', '--from', `http://${host}`, '--allow-private', host]
    await moveIn(site.services, ['site.xml', ...from, '--report', 'report.json', ...args], {
      folder,
      maxFileBytes: 1_000_000,
      print: () => {},
      progress: () => {},
    })
    return JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8')) as MoveReport
  }
  const bytesOf = async () => {
    const news = (await site.request({ url: '/api/news' })).json<{ _id: string }[]>()
    const sizes = news.map(async ({ _id }) => {
      const { json } = await site.request({ url: `/api/news/${_id}` })
      const { fileSize, attachments } = json<{
        fileSize: number
        attachments: { fileSize: number }[]
      }>()
      return [fileSize, ...attachments.map((one) => one.fileSize)]
    })
    return Promise.all(sizes)
  }

  it.each([
    ['a report', []],
    ['a move', ['--go']],
  ])('is asked for once in %s, and a missing file twice', async (_, args) => {
    const report = await run(...args)
    expect(asked.toSorted()).toEqual(['fee.pdf', 'late.pdf', 'late.pdf'])
    expect(report.files).toMatchObject({ count: POSTS, bytes: POSTS * FEE.length })
    expect(report.files.missing).toEqual([`${OLD_UPLOADS}/2025/11/late.pdf`])
    // The list of files names it once; each record says that it lacks it.
    expect(report.notes).toHaveLength(POSTS)
    expect(new Set(report.notes.map(({ key }) => key)).size).toBe(POSTS)
    expect(report.notes[0]).toMatchObject({ reason: 'without-file', params: { file: 'late.pdf' } })
  })

  it('comes with all posts in a later run, and is asked for once again', async () => {
    expect(await bytesOf()).toEqual(Array.from({ length: POSTS }, () => [FEE.length]))
    files['late.pdf'] = pdf(5000)
    expect(await run('--go')).toMatchObject({ new: 0, here: POSTS, notes: [] })
    expect(asked.toSorted()).toEqual(['fee.pdf', 'late.pdf'])
    const both = [FEE.length, files['late.pdf'].length]
    expect(await bytesOf()).toEqual(Array.from({ length: POSTS }, () => both))
    await run('--go')
    expect(asked).toEqual([])
  })
})
