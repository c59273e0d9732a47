// Runs before `npm start` and `npm test`, before anything is installed and on any Node from version
// 20. So it must be plain JavaScript without packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const wants = new Set(process.argv.slice(2))
/** npm writes it at the end of an installation. */
const INSTALLED = path.join(root, 'node_modules/.package-lock.json')
const BUILT = path.join(root, 'build/.sources')
/** The routes whose types were written. */
const TYPED = path.join(root, '.react-router/.routes')
const ROUTES = ['src/routes.ts', 'src/content.ts', 'react-router.config.ts']
const SOURCES = ['src', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

process.chdir(root)
install(wants.has('--tests') ? 'everything' : 'product')
ensureNodeRuns()
if (wants.has('--build')) build()
if (wants.has('--types')) writePageTypes()
if (wants.has('--tests')) await ensureTestTools()

/**
 * `product` omits the packages that only tests need. If they are already installed, they stay. It
 * does not matter who installed the packages: this script, or `npm ci`.
 */
function install(wanted) {
  const locked = packagesOf('package-lock.json')
  const installed = existsSync(INSTALLED) ? packagesOf(INSTALLED) : {}
  const isForTests = ([name, { dev }]) => dev && name in installed
  const scope = Object.entries(locked).some(isForTests) ? 'everything' : wanted
  const isMissing = ([name, { version, dev, optional, devOptional }]) =>
    !(optional || devOptional || (dev && scope === 'product')) &&
    installed[name]?.version !== version
  if (!Object.entries(locked).some(isMissing)) return
  refuseUnderRunningServer()
  console.log('Installing the locked dependencies …')
  run('npm', ['ci', scope === 'everything' ? '--include=dev' : '--omit=dev'])
}

/** The packages of a lock file by their folders, without the project itself. */
function packagesOf(lockFile) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return packages
}

/** An installation removes all packages first: a server that runs from this folder would fail. */
function refuseUnderRunningServer() {
  const server = existsSync('/proc/self/cwd') && readdirSync('/proc').find(isServer)
  if (!server) return
  console.error(`A server runs from this folder (process ${server}), and this would replace its files.
Stop the server first, or build the new version beside it (deploy/update.sh).`)
  process.exit(1)
}

/** Whether a process of /proc is a server that was started in this folder. */
function isServer(pid) {
  if (!/^\d+$/.test(pid)) return false
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words.includes('server.ts') && realpathSync(`/proc/${pid}/cwd`) === realpathSync(root)
  } catch {
    // It has ended, or belongs to another account.
    return false
  }
}

/**
 * Node 25 and later need a library that small systems lack
 * (https://github.com/nodejs/node/issues/60790).
 */
function ensureNodeRuns() {
  const startNode = () => spawnSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' })
  const { status, stderr, error } = startNode()
  if (status === 0) return
  if (/libatomic/.test(stderr) && installPackages(['libatomic1'], 'Node.js')) {
    if (startNode().status === 0) return
  }
  console.error(`${error?.message ?? stderr}
Node.js cannot run here. Where libatomic is missing: as root, "apt-get install libatomic1" (Debian,
Ubuntu) or "dnf install libatomic" (Fedora), and then this command again.`)
  process.exit(1)
}

function build() {
  const sources = hashOf(SOURCES)
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sources) return
  refuseUnderRunningServer()
  console.log('Building the pages …')
  run('npm', ['run', '--silent', 'build'])
  mkdirSync(path.dirname(BUILT), { recursive: true })
  writeFileSync(BUILT, sources)
}

/** The types of the pages' routes, which `tsc` and an editor need. `npm run check` writes them itself. */
function writePageTypes() {
  const routes = hashOf(ROUTES)
  if (existsSync(TYPED) && readFileSync(TYPED, 'utf8') === routes) return
  run('npx', ['react-router', 'typegen'])
  mkdirSync(path.dirname(TYPED), { recursive: true })
  writeFileSync(TYPED, routes)
}

/**
 * Installs a browser for the tests, and nginx for the tests and benchmarks that use it: from Debian if
 * possible, otherwise an installed browser, otherwise Playwright's own.
 */
async function ensureTestTools() {
  const { findChromium, findHeadlessShell } = await import('./chromium.mjs')
  const packages = []
  if (!findHeadlessShell()) packages.push('chromium-headless-shell', 'fonts-noto-core')
  // On a machine with systemd, the package would start nginx as a service.
  if (!existsSync('/usr/sbin/nginx') && !existsSync('/run/systemd/system')) {
    packages.push('nginx-light')
  }
  if (packages.length > 0) installPackages(packages, 'the tests')
  if (!findChromium()) run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}

/** Installs Debian or Ubuntu packages. Returns false if that is not possible. */
function installPackages(packages, purpose) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing for ${purpose}: ${packages.join(', ')} …`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(source) {
  if (!statSync(source).isDirectory()) return [source]
  return readdirSync(source, { recursive: true })
    .map((name) => path.join(source, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error || status !== 0) {
    console.error(`Failed: ${command} ${args.join(' ')}${error ? ` (${error.message})` : ''}`)
    process.exit(status ?? 1)
  }
}
