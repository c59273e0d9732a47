// @module-tag rest

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { verifyArchive } from '#src/backup/verify-archive.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import { openTarget, publish } from './archives.ts'
import { describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { SHELL } from './server-process.ts'

type Target = Awaited<ReturnType<typeof openTarget>>

/** Runs a command; with `killAfterMs` it is killed and cannot clean up. */
async function run(script: string, args: string[], target: Target, killAfterMs?: number) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...SHELL, ...target.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ])
  return { code, output, errors }
}

type SiteName = 'first' | 'second'

/** Fractions of its usual duration after which a command is killed. */
const MOMENTS = [0.5, 0.7, 0.8, 0.9, 0.97]

let folder: string
let sites: TestSite[]
/** Archives of two sites that share no notice. */
let archives: Record<SiteName, string>
let contents: Record<SiteName, Record<string, string>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-killed-'))
  sites = await Promise.all([openTestSite(), openTestSite()])
  archives = { first: path.join(folder, 'first.gz'), second: path.join(folder, 'second.gz') }
  contents = { first: {}, second: {} }
  for (const [index, name] of (['first', 'second'] as const).entries()) {
    const { services } = sites[index]!
    const token = await sites[index]!.signIn()
    for (let count = 0; count < 20; count += 1) {
      const { title, bytes } = await publish(sites[index]!, token, `${name} ${count}`)
      contents[name][title] = bytes.toString('latin1')
    }
    await makeBackup(services.settings, services.fileStore, archives[name])
  }
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()))
  await rm(folder, { recursive: true, force: true })
})

describeOnBothDatabases('A killed command', (kind) => {
  let restoreTarget: Target
  beforeAll(async () => {
    restoreTarget = await openTarget(kind)
    await restoreBackup(archives.first, restoreTarget.settings, restoreTarget.store, false)
  })
  afterAll(() => restoreTarget.remove())

  it('leaves no incomplete backup under its final name', async () => {
    const start = Date.now()
    const whole = await run('backup', [path.join(folder, `${kind}.tar.gz`)], restoreTarget)
    expect(whole).toMatchObject({ code: 0 })
    const usual = Date.now() - start
    for (const moment of MOMENTS) {
      const target = path.join(folder, `${kind}-${moment}.tar.gz`)
      await run('backup', [target], restoreTarget, usual * moment)
      if (!(await readdir(folder)).includes(path.basename(target))) continue
      await (await verifyArchive(target, folder)).close()
    }
  })

  it('leaves the old or the new site, never a mixture', async () => {
    const start = Date.now()
    expect(await run('restore', [archives.second, '--force'], restoreTarget)).toMatchObject({
      code: 0,
    })
    const usual = Date.now() - start
    let now: SiteName = 'second'
    for (const moment of MOMENTS) {
      const next: SiteName = now === 'first' ? 'second' : 'first'
      await run('restore', [archives[next], '--force'], restoreTarget, usual * moment)
      const found = await restoreTarget.listNotices()
      if (`${next} 0` in found) now = next
      expect(found).toEqual(contents[now])
    }
  })
})

describe('The commands', () => {
  it('print their results, or one line with the reason of a failure', async () => {
    const restoreTarget = await openTarget('SQLite')
    const archive = archives.first
    const copy = path.join(folder, 'copy.tar.gz')
    const expectRefusal = async (words: RegExp, script: string, ...args: string[]) => {
      const { code, output, errors } = await run(script, args, restoreTarget)
      expect({ code, output }).toEqual({ code: 1, output: '' })
      expect(errors).toMatch(/^[^\n]+\n$/)
      expect(errors).toMatch(words)
    }
    await expectRefusal(/contains no site/, 'backup', copy)
    await expectRefusal(/Usage/, 'backup')
    await expectRefusal(/Usage/, 'restore')
    await expectRefusal(/no such file/, 'restore', path.join(folder, 'none'))
    expect(await readdir(restoreTarget.settings.dataDir)).toEqual([])

    expect(await run('restore', [archive], restoreTarget)).toMatchObject({ code: 0, errors: '' })
    await expectRefusal(/is not empty.*--force/, 'restore', archive)
    await expectRefusal(/exists already/, 'backup', archive)
    await expectRefusal(/no such file or folder/, 'backup', path.join(folder, 'no/folder'))
    const backup = await run('backup', [copy], restoreTarget)
    expect(backup).toMatchObject({ code: 0, errors: '' })
    expect(backup.output).toMatch(/20 files.*\n.*verified/)
    const drill = await run('drill', [copy], restoreTarget)
    expect(drill).toMatchObject({ code: 0, errors: '' })
    expect(drill.output).toMatch(/document +20 +20 +yes/)
    expect(drill.output).toMatch(/20 files compared byte for byte, 0 different/)
    await restoreTarget.remove()
  })
})
