import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
let server: ChildProcess | undefined
const at = (name: string) => path.join(folder, name)

/** A project with one package and one that only tests need, and an npm that writes down its calls. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-prepare-'))
  for (const name of ['scripts', 'bin', 'node_modules/.bin']) {
    await mkdir(at(name), { recursive: true })
  }
  await cp('scripts/prepare.mjs', at('scripts/prepare.mjs'))
  await symlink(process.execPath, at('node_modules/.bin/node'))
  // It installs what the lock file says.
  const install = `cp ${at('package-lock.json')} ${at('node_modules/.package-lock.json')}`
  await npmDoes(install)
  await cp('package.json', at('package.json'))
  await lock('package-lock.json', { '': {}, 'node_modules/a': { version: '2.0.0' } })
})
afterEach(async () => {
  server?.kill()
  server = undefined
  await rm(folder, { recursive: true })
})

const npmDoes = (command: string) =>
  writeFile(at('bin/npm'), `#!/bin/sh\necho "$@" >> ${at('calls')}\n${command}\n`, { mode: 0o755 })
const lock = (name: string, packages: object) => writeFile(at(name), JSON.stringify({ packages }))

const prepare = (...wants: string[]) => prepareWith(process.execPath, ...wants)

function prepareWith(node: string, ...wants: string[]) {
  const { status, stderr } = spawnSync(node, ['scripts/prepare.mjs', ...wants], {
    cwd: folder,
    env: { PATH: `${at('bin')}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  return { status, stderr }
}

/** Waits until the process has replaced its parent's copy. */
async function startServer(): Promise<void> {
  await writeFile(at('server.ts'), 'console.log("runs"); setInterval(() => {}, 1000)')
  server = spawn(process.execPath, ['server.ts'], { cwd: folder })
  await new Promise((resolve) => server!.stdout!.once('data', resolve))
}

const calls = () => readFile(at('calls'), 'utf8').catch(() => '')

it('packages that `npm ci` has installed are not installed again', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } })
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('')
})

it('packages of another version are replaced, but not under a running server', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  await startServer()
  const { status, stderr } = prepare()
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`A server runs from this folder (process ${server!.pid})`),
  ])
  expect(await calls()).toBe('')
  server!.kill()
  await new Promise((resolve) => server!.once('exit', resolve))
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('ci --omit=dev\n')
})

it('packages for tests are installed again if they were installed before', async () => {
  const packages = { 'node_modules/b': { version: '1.0.0', dev: true } }
  await lock('package-lock.json', { '': {}, 'node_modules/a': { version: '2.0.0' }, ...packages })
  await lock('node_modules/.package-lock.json', packages)
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('ci --include=dev\n')
})

it('the types of pages are written before the first start, and again after a change of the routes', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } })
  await writeFile(at('bin/npx'), `#!/bin/sh\necho "$@" >> ${at('calls')}\n`, { mode: 0o755 })
  await mkdir(at('src'))
  for (const name of ['src/routes.ts', 'src/content.ts', 'react-router.config.ts']) {
    await writeFile(at(name), '')
  }
  for (let start = 0; start < 2; start += 1) expect(prepare('--types').status).toBe(0)
  expect(await calls()).toBe('react-router typegen\n')
  await writeFile(at('src/routes.ts'), 'export default []')
  prepare('--types')
  expect(await calls()).toBe('react-router typegen\n'.repeat(2))
})

it('a program for this machine that npm left out is installed, and named if npm leaves it out again', async () => {
  const of = (os: string) => ({ version: '1.0.0', optional: true, os: [os], cpu: [process.arch] })
  const installed = { 'node_modules/a': { version: '2.0.0' } }
  await lock('package-lock.json', {
    '': {},
    ...installed,
    'node_modules/@build/here': of(process.platform),
    'node_modules/@build/elsewhere': of('aix'),
    'node_modules/@build/everywhere': { version: '1.0.0', optional: true },
  })
  const here = { 'node_modules/@build/here': of(process.platform) }
  const leftOut = JSON.stringify({ packages: installed })
  await npmDoes(`echo '${leftOut}' > node_modules/.package-lock.json`)
  const { status, stderr } = prepare()
  expect([status, stderr]).toEqual([1, expect.stringContaining('not installed @build/here.\n')])
  await npmDoes(
    `echo '${JSON.stringify({ packages: { ...installed, ...here } })}' > node_modules/.package-lock.json`,
  )
  expect(prepare().status).toBe(0)
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('ci --omit=dev\n'.repeat(2))
})

/** Imported before the script, it is another version of Node.js. */
const asVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,"version",{value:"${version}"})`

it.each([
  ['v18.20.8', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.3', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v23.0.0', true],
  ['v26.10.0', true],
])('Node.js %s may install: %s', async (version, isAllowed) => {
  const node = at('bin/old-node')
  await writeFile(
    node,
    `#!/bin/sh\nexec ${process.execPath} --import '${asVersion(version)}' "$@"\n`,
    {
      mode: 0o755,
    },
  )
  const { status, stderr } = prepareWith(node)
  expect(status).toBe(isAllowed ? 0 : 1)
  expect(stderr).toBe(
    isAllowed
      ? ''
      : `This is Node.js ${version}. Install 20.19.0 or a later 20, or 22.12.0 or later: nodejs.org.\n`,
  )
  expect(await calls()).toBe(isAllowed ? 'ci --omit=dev\n' : '')
})

it('README.md names the versions of Node.js that package.json allows', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const readme = await readFile('README.md', 'utf8')
  for (const range of engines.node.split(' || ')) {
    expect(readme).toContain(/\d+\.\d+/.exec(range)![0])
  }
})

it('package.json allows no version of Node.js that a program of the build refuses', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const ranges = Object.entries<{
    dev?: true
    optional?: true
    cpu?: string[]
    engines?: { node?: string }
  }>(packages)
    .filter(([, { optional, cpu }]) => optional && cpu && !cpu.includes('wasm32'))
    .map(([, { engines: own }]) => own?.node)
  expect(ranges.length).toBeGreaterThan(50)
  expect(new Set(ranges.filter((range) => range?.startsWith('^20')))).toEqual(
    new Set([engines.node, '^20.9.0']),
  )
})
