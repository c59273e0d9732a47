// Runs before `npm start` and `npm test`, before anything is installed. So it must be plain JavaScript
// without packages, which Node.js 16 can still read.
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
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const wants = new Set(process.argv.slice(2))
/** npm writes it at the end of an installation. */
const INSTALLED = path.join(root, 'node_modules/.package-lock.json')
const BUILT = path.join(root, 'build/.sources')
/** The routes whose types were written. */
const TYPED = path.join(root, '.react-router/.routes')
const ROUTES = ['src/routes.ts', 'src/content.ts', 'react-router.config.ts']
const SOURCES = [
  'src',
  'packages',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

process.chdir(root)
refuseOtherNode()
const start = Date.now()
install(wants.has('--tests') ? 'everything' : 'product')
ensureNodeRuns()
const installEnd = Date.now()
if (wants.has('--build')) build()
const built = Date.now()
if (wants.has('--types')) writePageTypes()
if (wants.has('--tests')) {
  await ensureTestTools()
  writeSeconds({ install: installEnd - start + Date.now() - built, build: built - installEnd })
}

/**
 * npm leaves out an optional package that does not allow its Node.js, and says nothing. The programs
 * of the build are such packages.
 */
function refuseOtherNode() {
  const ranges = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.split(' || ')
  const numbersOf = (version) => version.replace(/^\D+/, '').split('.').map(Number)
  const present = numbersOf(process.version)
  const isAllowed = (range) => {
    const least = numbersOf(range)
    const first = least.findIndex((number, index) => number !== present[index])
    if (first === 0 && range.startsWith('^')) return false
    return first === -1 || present[first] > least[first]
  }
  if (ranges.some(isAllowed)) return
  const allowed = ranges.map((range) =>
    range.replace(/^\^((\d+).*)/, '$1 or a later $2').replace(/^>=(.*)/, '$1 or later'),
  )
  console.error(`This is Node.js ${process.version}. Install ${allowed.join(', or ')}: nodejs.org.`)
  process.exit(1)
}

/**
 * `product` omits the packages that only tests need. If they are already installed, they stay. It
 * does not matter who installed the packages: this script, or `npm ci`.
 */
function install(wanted) {
  const locked = packagesOf('package-lock.json')
  const present = installedPackages()
  const isForTests = ([name, { dev }]) => dev && name in present
  const scope = Object.entries(locked).some(isForTests) ? 'everything' : wanted
  const isNeeded = ([, { optional, devOptional, dev, ...limits }]) =>
    !(dev && scope === 'product') && (!(optional || devOptional) || isForMachine(limits))
  const needed = Object.entries(locked).filter(isNeeded)
  const findMissing = () => {
    const installed = installedPackages()
    return needed.filter(([name, { version }]) => installed[name]?.version !== version)
  }
  if (findMissing().length === 0) return
  refuseUnderRunningServer()
  console.log('Installing the locked dependencies …')
  run('npm', ['ci', scope === 'everything' ? '--include=dev' : '--omit=dev'])
  const missing = findMissing().map(([name]) => name.replace(/^.*node_modules\//, ''))
  if (missing.length === 0) return
  console.error(`npm has not installed ${missing.join(', ')}.
Run this command again while the machine is connected to the internet.`)
  process.exit(1)
}

/**
 * Whether an optional package has a program for this machine. Other optional packages may be missing:
 * npm omits those that only a package for another machine uses.
 */
function isForMachine({ os, cpu, libc }) {
  if (!os && !cpu) return false
  const isOneOf = (names, name) => !names || names.includes(name)
  return isOneOf(os, process.platform) && isOneOf(cpu, process.arch) && isOneOf(libc, libcName())
}

/** As npm names the C library of Linux. */
function libcName() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function installedPackages() {
  return existsSync(INSTALLED) ? packagesOf(INSTALLED) : {}
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

/** For the sums that `npm test` prints at its end. */
function writeSeconds(parts) {
  const file = path.join(root, 'node_modules/.cache/prepare-ms.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(parts))
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
