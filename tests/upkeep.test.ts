// @module-tag rest

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { openTestSite } from './build-app.ts'
import { pdf } from './made-files.ts'

it('the commands of docs/upkeep.md take one document out of a backup', async () => {
  const site = await openTestSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-upkeep-'))
  site.token = await site.signIn()
  for (const title of ['প্রথম', 'দ্বিতীয়', 'তৃতীয়']) {
    const bytes = Buffer.concat([pdf(), Buffer.from(title)])
    await site.form('POST /api/notices', { title, file: { name: `${title}.pdf`, bytes } })
  }
  const archive = path.join(folder, 'nightly.tar.gz')
  await makeBackup(site.services.settings, site.services.fileStore, archive)
  await mkdir(path.join(folder, 'root'))

  const section = (await readFile('docs/upkeep.md', 'utf8')).split('\n## ')[1]!
  const [, find, take] = [...section.matchAll(/^ +```sh\n([^]*?)^ +```$/gm)].map(
    ([, block]) => block!,
  )
  const run = (command: string) => execFileSync('sh', ['-ec', command], { encoding: 'utf8' })
  const row = run(find!.replace(/^ *archive=.*$/m, `archive=${archive}`).replace('214', '2'))
  const { title, file } = JSON.parse(row)
  expect(title).toBe('দ্বিতীয়')

  const commands = take!.replace('….pdf', file).replaceAll('/root/', `${folder}/root/`)
  const stored = JSON.parse(run(`archive=${archive}\n${commands}`))
  expect(stored).toMatchObject({ name: file, file_name: 'দ্বিতীয়.pdf' })
  const taken = path.join(folder, 'root', file)
  expect(String(await readFile(taken))).toMatch(/দ্বিতীয়$/)
  expect((await stat(taken)).mode & 0o777).toBe(0o600)
  await site.close()
  await rm(folder, { recursive: true })
})
