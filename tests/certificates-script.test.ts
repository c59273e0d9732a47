// @module-tag rest

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MadeDistrict, madeDistrict } from './made-district.ts'

/* Runs deploy/certificates.sh with programs in the place of curl, certbot and chown. */

const ROOT = path.join(import.meta.dirname, '..')
const HOSTS = Array.from({ length: 22 }, (_, index) => `s${index}.example.org`)

let made: MadeDistrict
beforeAll(async () => {
  made = await madeDistrict(['a1'])
})
afterAll(() => made.close())

it('asks for a certificate only for names that lead to this server, at most 20 in a run', async () => {
  const at = (name: string) => path.join(made.settings.dataDir, name)
  const names = ['elsewhere.example.org', ...HOSTS]
  await made.registry.change(
    { operator: 'ops', action: 'named', school: 'a1' },
    async (transaction) => {
      const rows = names.map((host) => ({ host, school: 'a1', isMain: 0, provenAt: null }))
      await transaction.insertInto('name').values(rows).execute()
    },
  )
  for (const folder of ['bin', 'live', 'names']) mkdirSync(at(folder))
  const program = (name: string, text: string) =>
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  program('curl', `case "$*" in *elsewhere*) exit 22 ;; *) printf ${made.registry.word} ;; esac`)
  program(
    'certbot',
    `for last; do :; done; echo "$last" >> ${at('asked')}; mkdir ${at('live')}/$last
echo chain > ${at('live')}/$last/fullchain.pem; echo key > ${at('live')}/$last/privkey.pem`,
  )
  program('chown', '')
  const script = readFileSync('deploy/certificates.sh', 'utf8')
    .replaceAll('/etc/letsencrypt/live', at('live'))
    .replace(/^webroot=.*$/m, `webroot=${at('webroot')}`)
    .replace('/opt/pathshala/current', ROOT)
    .replace('node_modules/.bin/node', process.execPath)
  writeFileSync(at('certificates.sh'), script)
  const run = () =>
    execFileSync('sh', [at('certificates.sh')], {
      encoding: 'utf8',
      env: {
        PATH: `${at('bin')}:${process.env['PATH']}`,
        DATA_DIR: made.settings.dataDir,
        DISTRICT: 'schools.test',
        NAMES_FOLDER: at('names'),
      },
    })
  const asked = () => readFileSync(at('asked'), 'utf8').trim().split('\n')

  expect(run()).toContain('elsewhere.example.org does not lead to this server.')
  expect(asked()).toHaveLength(20)
  run()
  expect(new Set(asked())).toEqual(new Set(HOSTS))
  expect(asked()).toHaveLength(HOSTS.length)
  expect(readFileSync(at('names/s0.example.org.pem'), 'utf8')).toBe('chain\nkey\n')
  expect(statSync(at('names/s0.example.org.pem')).mode & 0o777).toBe(0o400)
  expect(existsSync(at('names/a1.schools.test.pem'))).toBe(false)
}, 60_000)
