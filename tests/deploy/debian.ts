import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const CACHED = path.resolve('node_modules/.cache/debian-13')
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const BOOTS_WITHIN_MS = 60_000

/** A Debian 13 that runs with its own systemd. */
export interface Debian {
  /** Its files. */
  folder: string
  /** Runs a shell command as root in it, and prints its output. */
  run(command: string, environment?: Record<string, string>): { status: number; output: string }
  stop(): Promise<void>
}

/** Why no Debian can be booted on this machine, or undefined. */
export function reasonAgainst(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root'
  if (spawnSync('debootstrap', ['--version']).error) return 'it needs debootstrap'
  const mount = spawnSync('unshare', ['--mount', 'mount', '-t', 'cgroup2', 'cgroup2', '/mnt'])
  return mount.status === 0 ? undefined : 'it needs cgroup2'
}

/** A new Debian 13 from the mirror of this machine. The smallest installation that has systemd. */
export async function bootDebian(): Promise<Debian> {
  if (!existsSync(CACHED)) bootstrap()
  const folder = mkdtempSync(path.join(tmpdir(), 'pathshala-debian-'))
  execFileSync('cp', ['-a', '--reflink=auto', `${CACHED}/.`, folder])
  copyFileSync('/etc/resolv.conf', path.join(folder, 'etc/resolv.conf'))
  writeFileSync(path.join(folder, 'etc/hosts'), '127.0.0.1 localhost school.example\n')
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, path.join(folder, CERTIFICATES))
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  writeFileSync(path.join(folder, 'root/.npmrc'), `registry=${registry}\ncafile=${CERTIFICATES}\n`)
  const cgroup = makeCgroup()
  const child = boot(folder, cgroup)
  const pid = await waitForSystemd(child, folder)
  return {
    folder,
    run: (command, environment) => runIn(pid, command, environment),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      process.kill(pid, 'SIGKILL')
      await ended
      removeCgroup(cgroup)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function bootstrap(): void {
  const sources = SOURCES.filter((file) => existsSync(file)).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const mirror = /https?:\/\/[^\s\]]+\/debian\/?(?=\s)/.exec(sources.join('\n'))![0]
  const part = `${CACHED}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(path.dirname(part), { recursive: true })
  const options = ['--variant=minbase', '--include=systemd-sysv,dbus,ca-certificates']
  execFileSync('debootstrap', [...options, 'trixie', part, mirror], { stdio: 'inherit' })
  renameSync(part, CACHED)
}

/** systemd gets a part of the tree of cgroups, so that it changes nothing outside. */
function makeCgroup(): string {
  const [, tree] = /^\S+ (\S+) cgroup2 /m.exec(readFileSync('/proc/mounts', 'utf8'))!
  return mkdtempSync(path.join(tree!, 'pathshala-'))
}

function removeCgroup(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeCgroup(path.join(folder, entry.name))
  }
  rmdirSync(folder)
}

function boot(folder: string, cgroup: string): ChildProcess {
  const namespaces = ['--pid', '--mount', '--uts', '--ipc', '--cgroup']
  return spawn(
    'sh',
    [
      '-c',
      `echo $$ > "$0/cgroup.procs"; exec unshare --fork --kill-child ${namespaces.join(' ')} "$@"`,
      cgroup,
      'bash',
      path.join(import.meta.dirname, 'boot.sh'),
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** The process of systemd, as soon as it has started its services. */
async function waitForSystemd(child: ChildProcess, folder: string): Promise<number> {
  const until = performance.now() + BOOTS_WITHIN_MS
  while (performance.now() < until && child.exitCode === null) {
    const [pid] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
    if (pid) {
      const { stdout } = spawnSync('nsenter', enter(Number(pid), 'systemctl is-system-running'))
      if (/running|degraded/.test(String(stdout))) return Number(pid)
    }
    await pause(200)
  }
  child.kill('SIGKILL')
  throw new Error(`The Debian in ${folder} does not boot.`)
}

function enter(pid: number, command: string): string[] {
  return [
    '--target',
    String(pid),
    '--mount',
    '--uts',
    '--ipc',
    '--pid',
    '--cgroup',
    'sh',
    '-c',
    command,
  ]
}

function runIn(pid: number, command: string, environment: Record<string, string> = {}) {
  console.log(`# ${command}`)
  const { status, stdout } = spawnSync('nsenter', enter(pid, `cd /root; exec 2>&1; ${command}`), {
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
      ...environment,
    },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = stdout.trimEnd().split('\n')
  console.log(lines.slice(-12).join('\n'))
  return { status: status ?? 1, output: stdout }
}
