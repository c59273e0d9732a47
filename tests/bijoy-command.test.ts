// @module-tag rest

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { sharedSite, storedFile } from './build-app.ts'

const site = sharedSite()

const run = (...words: string[]) => {
  const env = { ...process.env, DATA_DIR: site.dataDir }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/bijoy.ts', ...words], {
    env,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

it('the command lists texts in Bijoy, and repairs them only with --repair', async () => {
  const { write, stores } = site.services
  const { _id } = await write((transaction) =>
    transaction.notices.create({ title: 'cixÿv', file: storedFile() }),
  )
  const unicode = 'পরীক্ষা'.normalize('NFC')
  expect(run()).toBe(`notices ${_id}\n  cixÿv\n  ${unicode}\n1 records have text in Bijoy.\n`)
  expect(run('--repiar')).toMatch(/^Usage:/)
  expect(await stores.notices.find(_id)).toMatchObject({ title: 'cixÿv' })
  expect(run('--repair')).toMatch(/1 records repaired\.\n$/)
  expect(await stores.notices.find(_id)).toMatchObject({ title: unicode })
  expect(run()).toBe('0 records have text in Bijoy.\n')
})
