// @module-tag rest

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFreePort } from './nginx.ts'

/*
 * Runs deploy/update.sh in a folder of its own, on small releases. Programs in `bin` stand in for
 * systemd, which no test may change; tests/deploy/install-check.ts runs the script with the real one.
 */
let folder: string
const at = (name: string) => path.join(folder, name)

const SYSTEMCTL = `#!/bin/sh
case "$*" in
  *is-active*nginx*) exit 1 ;;
  *MainPID*) cat $STAND/pid ;;
  *NRestarts*) echo 0 ;;
  "restart pathshala") kill $(cat $STAND/pid); setsid -f sh $STAND/start.sh > /dev/null 2>&1 < /dev/null; sleep 0.3 ;;
esac
`
/** As systemd starts the service: the shell reads quotes and comments of these settings as systemd does. */
const START = `set -a; . $STAND/etc/pathshala.env; set +a
echo $$ > $STAND/pid
exec ${process.execPath} $STAND/opt/current/server.mjs
`
const SERVER = `import { createServer } from 'node:http'
const { HOST = '127.0.0.1', PORT } = process.env
createServer((request, response) => response.end('ok')).listen(Number(PORT), HOST)
`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pathshala-update-'))
  for (const name of ['bin', 'etc', 'units', 'root', 'opt/source/deploy', 'opt/source/scripts']) {
    mkdirSync(at(name), { recursive: true })
  }
  const script = readFileSync('deploy/update.sh', 'utf8')
    .replace(/^home=.*$/m, `home=${at('opt')}`)
    .replace(/^settings=.*$/m, `settings=${at('etc/pathshala.env')}`)
    .replace(/^units=.*$/m, `units=${at('units')}`)
    .replace(/^backups=.*$/m, `backups=${at('root')}`)
    .replace(/^ready_within_seconds=.*$/m, 'ready_within_seconds=10')
  writeFileSync(at('update.sh'), script, { mode: 0o755 })
  writeFileSync(at('start.sh'), START)
  writeFileSync(at('bin/systemctl'), SYSTEMCTL, { mode: 0o755 })
  // The last word is the file of the backup.
  const backUp = '#!/bin/sh\nfor last; do :; done\n[ ! -e "$last" ] && echo x > "$last"\n'
  writeFileSync(at('bin/systemd-run'), backUp, { mode: 0o755 })
  writeFileSync(at('opt/source/deploy/pathshala.service'), '')
  writeFileSync(at('opt/source/scripts/prepare.mjs'), '')
  writeFileSync(at('opt/source/server.mjs'), SERVER)
  git('init', '--quiet')
  commit()
  // A version runs already.
  const { pid } = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  writeFileSync(at('pid'), `${pid}\n`)
})
afterEach(() => {
  spawnSync('kill', [readFileSync(at('pid'), 'utf8').trim()])
  rmSync(folder, { recursive: true })
})

function git(...args: string[]) {
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@school.example']
  return execFileSync('git', [...author, ...args], { cwd: at('opt/source') })
}

function commit(): void {
  writeFileSync(at('opt/source/change'), String(Math.random()))
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Change')
}

/** The name of a backup has its second. A real update takes longer than one. */
async function commitLater(): Promise<void> {
  await setTimeout(1000)
  commit()
}

function update(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(at('update.sh'), args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}`, STAND: folder },
  })
  return { status, output: stdout + stderr }
}

/** The commands that a district runs are noted. */
async function beDistrict(): Promise<void> {
  writeFileSync(at('etc/pathshala.env'), `PORT=${await findFreePort()}\nDISTRICT=schools.example\n`)
  const note =
    '#!/bin/sh\necho "$*" | sed "s/.*WorkingDirectory=\\S*opt.//; s/ .*district.ts//" >> $STAND/commands\n'
  writeFileSync(at('bin/systemd-run'), note, { mode: 0o755 })
}
const commands = () => readFileSync(at('commands'), 'utf8').trim().split('\n')

const backups = () => readdirSync(at('root')).sort()

it.each([
  ['in quotes', 'PORT="%"'],
  ['in single quotes, after a comment', "# PORT=1\nPORT='%'"],
  ['changed by a later line', 'PORT=1\nPORT=%'],
  ['of IPv6', 'HOST=::1\nPORT=%'],
  ['of all addresses', 'HOST="0.0.0.0"\nPORT=%'],
  ['of all addresses of IPv6', 'HOST=::\nPORT=%'],
])('an update finds the server at a port and address %s', async (_what, settings) => {
  writeFileSync(at('etc/pathshala.env'), settings.replace('%', String(await findFreePort())))
  chmodSync(at('etc/pathshala.env'), 0o644)
  const { status, output } = update()
  expect(status, output).toBe(0)
  expect(output).toMatch(/^Now running: releases\//m)
  expect(statSync(at('etc/pathshala.env')).mode & 0o777).toBe(0o600)
})

it('a version that does not start gives way to the version before', async () => {
  writeFileSync(at('etc/pathshala.env'), `PORT=${await findFreePort()}\n`)
  expect(update().status).toBe(0)
  const first = readlinkSync(at('opt/current'))
  writeFileSync(at('opt/source/server.mjs'), 'throw new Error()')
  await commitLater()
  expect(update()).toMatchObject({
    status: 1,
    output: expect.stringContaining('The new version does not start'),
  })
  expect(readlinkSync(at('opt/current'))).toBe(first)
})

it('several updates in a minute each have their backup, and the newest five stay', async () => {
  writeFileSync(at('etc/pathshala.env'), `PORT=${await findFreePort()}\n`)
  for (const name of ['2026-01-01-1200', '2026-01-02-1200', '2026-01-03-1200', '2026-01-04-1200']) {
    writeFileSync(at(`root/before-update-${name}.tar.gz`), '')
  }
  writeFileSync(at('root/school.tar.gz'), '')
  writeFileSync(at('units/pathshala-offsite.service'), 'old')
  writeFileSync(at('opt/source/deploy/pathshala-offsite.service'), 'new')
  for (let count = 0; count < 2; count += 1) {
    await commitLater()
    const { status, output } = update()
    expect(status, output).toBe(0)
    expect(output).toContain('Backups from before updates in')
  }
  expect(backups()).toHaveLength(6)
  expect(backups().slice(0, 3)).toEqual(
    ['2026-01-02', '2026-01-03', '2026-01-04'].map((day) => `before-update-${day}-1200.tar.gz`),
  )
  expect(existsSync(at('root/school.tar.gz'))).toBe(true)
  expect(readFileSync(at('units/pathshala-offsite.service'), 'utf8')).toBe('new')
})

it('a district tries an update on copies, and goes back with the version that made the copies', async () => {
  await beDistrict()
  expect(update().status).toBe(0)
  const first = readlinkSync(at('opt/current'))
  writeFileSync(at('opt/source/server.mjs'), 'throw new Error()')
  await commitLater()
  expect(update('check').status).toBe(0)
  expect(readlinkSync(at('opt/current'))).toBe(first)
  expect(update().status).toBe(1)
  expect(readlinkSync(at('opt/current'))).toBe(first)
  expect(commands()).toEqual([
    'current copies',
    expect.stringMatching(/^releases\/\S+ check-update$/),
    'current copies',
    'previous copies --back',
  ])
})

it('an update of a district without new commits keeps the copies and the version', async () => {
  await beDistrict()
  expect(update().status).toBe(0)
  await commitLater()
  expect(update().status).toBe(0)
  const second = readlinkSync(at('opt/current'))
  expect(update().status).toBe(0)
  writeFileSync(at('opt/current/server.mjs'), 'throw new Error()')
  expect(update()).toMatchObject({
    status: 1,
    output: expect.stringContaining('nothing was switched'),
  })
  expect(readlinkSync(at('opt/current'))).toBe(second)
  expect(commands()).toEqual(['current copies', 'current copies'])
})
