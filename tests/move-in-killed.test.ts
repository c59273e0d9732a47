// @module-tag rest

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#src/database/connect.ts'
import { sweep } from '#src/files/sweep.ts'
import { openTarget } from './archives.ts'
import { describeOnBothDatabases } from './build-app.ts'
import { pdf } from './made-files.ts'
import { type MadeItem, makeExport, OLD_UPLOADS } from './made-wordpress.ts'
import { SHELL } from './server-process.ts'

const POSTS = 60
const DAY_MS = 24 * 60 * 60 * 1000

type Target = Awaited<ReturnType<typeof openTarget>>

/** Runs the command. It is killed as soon as `isTime`, and cannot clean up. */
async function run(target: Target, args: string[], isTime = async () => false) {
  const child = spawn(process.execPath, ['scripts/move-in.ts', ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...SHELL, ...target.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const watch = setInterval(() => {
    void isTime().then((isIt) => isIt && child.kill('SIGKILL'))
  }, 5)
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

describeOnBothDatabases('moving in, killed', (kind) => {
  let folder: string
  let target: Target
  let args: string[]

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'move-in-killed-'))
    target = await openTarget(kind)
    const uploads = path.join(folder, 'uploads')
    await mkdir(path.join(uploads, '2025/11'), { recursive: true })
    const items: MadeItem[] = []
    for (let id = 1; id <= POSTS; id += 1) {
      const name = `2025/11/${id}.pdf`
      await writeFile(path.join(uploads, name), pdf(id))
      const day = new Date(Date.UTC(2020, 0, id)).toISOString().slice(0, 10)
      const content = `<p>লেখা ${id}</p><p><a href="${OLD_UPLOADS}/${name}">ফাইল</a></p>`
      items.push({ id, title: `নোটিশ ${id}`, date: `${day} 10:00:00`, content })
    }
    const xml = path.join(folder, 'site.xml')
    await writeFile(xml, makeExport(items))
    args = [xml, '--uploads', uploads, '--map', 'post=notices', '--go']
  })
  afterAll(async () => {
    await target.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('goes on under its number, and brings each record once', async () => {
    for (const files of [5, 20, 40]) {
      const isTime = async () => (await listFiles(target)).length >= files
      const killed = await run(target, args, isTime)
      expect(killed.code, killed.errors).toBe(null)
    }
    const whole = await run(target, args)
    expect(whole, whole.errors).toMatchObject({ code: 0 })
    expect(whole.output).toContain('This is move 1.')

    const database = await connect(target.settings)
    try {
      const documents = await database
        .selectFrom('document')
        .select(['title', 'number', 'file'])
        .orderBy('number')
        .execute()
      expect(documents.map(({ title, number }) => [title, number])).toEqual(
        Array.from({ length: POSTS }, (_, index) => [`নোটিশ ${index + 1}`, index + 1]),
      )
      const moved = await database
        .selectFrom('movedRecord')
        .select(['sourceKey', 'moveId'])
        .execute()
      expect(moved).toHaveLength(POSTS)
      expect(new Set(moved.map(({ moveId }) => moveId))).toEqual(new Set([1]))
      expect(await database.selectFrom('move').select(['id', 'state']).execute()).toEqual([
        { id: 1, state: 'done' },
      ])
      const history = await database.selectFrom('historyEntry').select('subjectId').execute()
      expect(history).toHaveLength(POSTS)

      const { settings, store } = target
      await sweep({ database, store, dataDir: settings.dataDir }, Date.now() + 2 * DAY_MS)
      expect(new Set(await listFiles(target))).toEqual(new Set(documents.map(({ file }) => file)))
    } finally {
      await database.destroy()
    }
  })

  it('is taken back as a whole, although the command is killed meanwhile', async () => {
    const database = await connect(target.settings)
    const countOf = async () =>
      (await database.selectFrom('move').select('removed').executeTakeFirstOrThrow()).removed
    try {
      for (const count of [5, 30]) {
        const killed = await run(target, ['--undo', '1'], async () => (await countOf()) >= count)
        expect(killed.code, killed.errors).toBe(null)
      }
      expect(await countOf()).toBeLessThan(POSTS)
      const whole = await run(target, ['--undo', '1'])
      expect(whole, whole.errors).toMatchObject({ code: 0 })
      expect(whole.output).toContain(`${POSTS} records were taken back.`)
      expect(await countOf()).toBe(POSTS)
      const bin = await database.selectFrom('binEntry').select('id').execute()
      expect(bin).toHaveLength(POSTS)
      for (const table of ['document', 'movedRecord', 'redirect'] as const)
        expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
    } finally {
      await database.destroy()
    }
  })
})
