// @module-tag rest

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '#src/database/connect.ts'
import { createDiskStore } from '#src/files/disk.ts'
import { sweep } from '#src/files/sweep.ts'
import { openFileStore } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { openTarget } from './archives.ts'
import { describeOnBothDatabases } from './build-app.ts'
import { pdf } from './made-files.ts'
import { type MadeItem, makeExport, OLD_UPLOADS } from './made-wordpress.ts'
import { SHELL } from './server-process.ts'
import { mountSmallDisk } from './small-disk.ts'

const POSTS = 60
const FILE_BYTES = 100_000
const DAY_MS = 24 * 60 * 60 * 1000

type Target = Awaited<ReturnType<typeof openTarget>>

const title = (number: number) => `নোটিশ ${number}`
const dayOf = (number: number) => new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
/** Files of one size could be equal. */
const fileOf = (number: number) => pdf(FILE_BYTES + number)
const NUMBERS = Array.from({ length: POSTS }, (_, index) => index + 1)

/** Each source with the same notices, and the arguments of the command in the folder. */
const SOURCES: Record<string, (folder: string) => Promise<{ args: string[]; close?: () => void }>> =
  {
    async 'an export of WordPress'(folder) {
      await mkdir(path.join(folder, 'uploads/2025/11'), { recursive: true })
      const items: MadeItem[] = []
      for (const id of NUMBERS) {
        const name = `2025/11/${id}.pdf`
        await writeFile(path.join(folder, 'uploads', name), fileOf(id))
        const content = `<p>লেখা ${id}</p><p><a href="${OLD_UPLOADS}/${name}">ফাইল</a></p>`
        items.push({ id, title: title(id), date: `${dayOf(id)} 10:00:00`, content })
      }
      await writeFile(path.join(folder, 'site.xml'), makeExport(items))
      return { args: ['site.xml', '--uploads', 'uploads', '--map', 'post=notices'] }
    },

    async 'the old system'() {
      const notices = NUMBERS.map((number) => {
        const createdAt = `${dayOf(number)}T04:00:00.000Z`
        return {
          _id: `${number}`,
          title: title(number),
          filePath: `uploads/${number}.pdf`,
          createdAt,
        }
      })
      const server = createServer(({ url = '' }, response) => {
        const [, number] = /^\/uploads\/(\d+)\.pdf$/.exec(url) ?? []
        if (url === '/api/notices') response.end(JSON.stringify(notices))
        else if (number === undefined) response.writeHead(404).end()
        else response.end(fileOf(Number(number)))
      })
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      return { args: [`http://${host}`, '--allow-private', host], close: () => server.close() }
    },

    async 'a folder of files'(folder) {
      await mkdir(path.join(folder, 'papers'))
      for (const number of NUMBERS) {
        const name = `${dayOf(number)} ${title(number)}.pdf`
        await writeFile(path.join(folder, 'papers', name), fileOf(number))
      }
      return { args: ['papers', '--as', 'notices'] }
    },

    async 'a list'(folder) {
      await mkdir(path.join(folder, 'papers'))
      const rows = NUMBERS.map((number) => `${dayOf(number)},${title(number)},${number}.pdf`)
      await writeFile(path.join(folder, 'list.csv'), ['তারিখ,শিরোনাম,ফাইল', ...rows].join('\n'))
      for (const number of NUMBERS) {
        await writeFile(path.join(folder, `papers/${number}.pdf`), fileOf(number))
      }
      return { args: ['list.csv', '--as', 'notices', '--files', 'papers'] }
    },
  }

/**
 * Runs the command as if npm was called in this folder. It is killed as soon as `isTime`, and cannot
 * clean up.
 */
async function run(
  { environment }: Pick<Target, 'environment'>,
  folder: string,
  args: string[],
  isTime?: () => Promise<boolean>,
) {
  const child = spawn(process.execPath, ['scripts/move-in.ts', ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...SHELL, INIT_CWD: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let watch
  if (isTime) {
    // On a busy machine, the command would end before this process sees that it is time.
    setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
    watch = setInterval(() => {
      void isTime().then((isIt) => isIt && child.kill('SIGKILL'))
    }, 5)
  }
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ])
  clearInterval(watch)
  return { code, output, errors }
}

function listFiles({ settings }: Target): Promise<string[]> {
  return readdir(path.join(settings.dataDir, 'uploads')).catch(() => [])
}

/** Each record is there once, in one move that has ended, and no other file is stored. */
async function expectWhole({ settings, store }: Target): Promise<void> {
  const database = await connect(settings)
  try {
    const documents = await database
      .selectFrom('document')
      .select(['title', 'number', 'file'])
      .orderBy('number')
      .execute()
    expect(documents.map(({ title: one, number }) => [one, number])).toEqual(
      NUMBERS.map((number) => [title(number), number]),
    )
    const moved = await database.selectFrom('movedRecord').select(['sourceKey', 'moveId']).execute()
    expect(moved).toHaveLength(POSTS)
    expect(new Set(moved.map(({ moveId }) => moveId))).toEqual(new Set([1]))
    expect(await database.selectFrom('move').select(['id', 'state']).execute()).toEqual([
      { id: 1, state: 'done' },
    ])
    const history = await database.selectFrom('historyEntry').select('subjectId').execute()
    expect(history).toHaveLength(POSTS)

    await sweep({ database, store, dataDir: settings.dataDir }, Date.now() + 2 * DAY_MS)
    const stored: string[] = []
    for await (const { name } of store.list('uploads')) stored.push(name)
    expect(new Set(stored)).toEqual(new Set(documents.map(({ file }) => file)))
  } finally {
    await database.destroy()
  }
}

describe.each(Object.entries(SOURCES))('moving in %s', (_, makeSource) => {
  describeOnBothDatabases('killed', (kind) => {
    let folder: string
    let target: Target
    let source: Awaited<ReturnType<typeof makeSource>>

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'move-in-killed-'))
      target = await openTarget(kind)
      source = await makeSource(folder)
    })
    afterAll(async () => {
      source.close?.()
      await target.remove()
      await rm(folder, { recursive: true, force: true })
    })

    it('goes on under its number, and brings each record once', async () => {
      const args = [...source.args, '--go']
      for (const files of [5, 20, 40]) {
        const isTime = async () => (await listFiles(target)).length >= files
        const killed = await run(target, folder, args, isTime)
        expect(killed.code, killed.errors).toBe(null)
      }
      const whole = await run(target, folder, args)
      expect(whole, whole.errors).toMatchObject({ code: 0 })
      expect(whole.output).toContain('This is move 1.')
      await expectWhole(target)
    })

    it('is taken back as a whole, although the command is killed meanwhile', async () => {
      const database = await connect(target.settings)
      const countOf = async () =>
        (await database.selectFrom('move').select('removed').executeTakeFirstOrThrow()).removed
      try {
        for (const count of [5, 30]) {
          const killed = await run(
            target,
            folder,
            ['--undo', '1'],
            async () => (await countOf()) >= count,
          )
          expect(killed.code, killed.errors).toBe(null)
        }
        expect(await countOf()).toBeLessThan(POSTS)
        const whole = await run(target, folder, ['--undo', '1'])
        expect(whole, whole.errors).toMatchObject({ code: 0 })
        const [, last, before] = /^(\d+) records were taken back\.\n(\d+) were/m.exec(whole.output)!
        expect(Number(last) + Number(before)).toBe(POSTS)
        expect(whole.output).toContain(`In the bin for 30 days: ${last} notices.`)
        expect(await countOf()).toBe(POSTS)
        expect(await database.selectFrom('binEntry').select('id').execute()).toHaveLength(POSTS)
        for (const table of ['document', 'movedRecord', 'redirect'] as const)
          expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
      } finally {
        await database.destroy()
      }
    })
  })
})

describe('moving in', () => {
  let folder: string
  let args: string[]
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'move-in-folder-'))
    args = [...(await SOURCES['a folder of files']!(folder)).args, '--go']
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const disk = mountSmallDisk(24)
  afterAll(() => disk?.remove())

  // Needs the right to mount a small disk.
  it.skipIf(!disk)('onto a disk that becomes full says so, and goes on later', async () => {
    const environment = { DATA_DIR: path.join(disk!.folder, 'data'), SAMPLE_CONTENT: 'off' }
    expect((await run({ environment }, folder, ['--list'])).code).toBe(0)
    disk!.fill()
    const none = await run({ environment }, folder, args)
    expect(none.code).toBe(1)
    expect(none.errors).toMatch(/^Nothing was changed: the disk is full[^\n]*\.\n$/)
    disk!.empty()
    disk!.fill(FILE_BYTES * 20)
    const some = await run({ environment }, folder, args)
    expect(some.code).toBe(1)
    expect(some.errors.trim().split('\n').at(-1)).toBe(
      'Move 1 stopped in the middle, because the disk is full. Run the same command again, and it goes on.',
    )
    expect(some.errors).not.toMatch(/\n\s+at /)
    disk!.empty()
    const whole = await run({ environment }, folder, args)
    expect(whole, whole.errors).toMatchObject({ code: 0 })
    expect(whole.output).not.toContain(' 0 here already')
    const settings = readSchoolSettings(environment)
    await expectWhole({ settings, store: createDiskStore(settings.dataDir) } as Target)
  })

  it('puts the files into a bucket', async () => {
    const target = await openTarget('SQLite')
    const directory = await mkdtemp(path.join(tmpdir(), 'pathshala-bucket-'))
    const configureBuckets = [{ name: 'school-files', configs: [] }]
    const bucket = new S3rver({ port: 0, silent: true, directory, configureBuckets })
    const { port } = await bucket.run()
    const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
    for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
    const S3_ENDPOINT = `http://127.0.0.1:${port}`
    const environment = {
      ...target.environment,
      ...credentials,
      FILES_URL: 's3://school-files',
      S3_ENDPOINT,
    }
    const moved = await run({ environment }, folder, args)
    expect(moved, moved.errors).toMatchObject({ code: 0 })
    const again = await run({ environment }, folder, args)
    expect(again.output).toContain(`0 new, ${POSTS} here already`)
    const settings = readSchoolSettings(environment)
    const store = await openFileStore(settings)
    await expectWhole({ ...target, settings, store })
    expect(await listFiles(target)).toEqual([])
    vi.unstubAllEnvs()
    await bucket.close()
    await target.remove()
    await rm(directory, { recursive: true, force: true })
  })
})
