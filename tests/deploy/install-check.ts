import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeCertificate } from '../made-certificate.ts'
import { bootDebian, type Debian, reasonAgainst } from './debian.ts'

/**
 * Runs every command of README.md for the school's machine on a new Debian 13, in their order, and
 * checks the result after each part. Only certbot gets its certificate from this program.
 */
const ROOT = path.join(import.meta.dirname, '../..')
const REPOSITORY = '/root/pathshala.git'
const CURL = 'curl -s --max-time 20 --insecure --http2'
const CERTBOT = `certbot install --nginx --non-interactive --redirect --cert-name school.example \
  --cert-path /root/cert.pem --fullchain-path /root/cert.pem --key-path /root/key.pem -d school.example`
/** npm finds no registry, as on a machine whose connection is lost. */
const WITHOUT_CONNECTION = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_cache: '/tmp/none',
}

const reason = reasonAgainst()
if (reason) {
  console.log(`The installation cannot be tried here: ${reason}.`)
  process.exit(0)
}
const failures: string[] = []
const debian = await bootDebian()
try {
  putRepository(debian)
  install()
  checkInstalled()
  checkUpdates()
  checkCommands()
} catch (error) {
  failures.push((error as Error).message)
} finally {
  await debian.stop()
}
for (const failure of failures) console.error(`Failed: ${failure}`)
console.log(
  failures.length === 0 ? 'Every command of README.md works.' : `${failures.length} failed`,
)
process.exitCode = Math.min(1, failures.length)

/** This version of the software, as a repository that Debian can clone. */
function putRepository({ folder }: Debian): void {
  const target = path.join(folder, REPOSITORY)
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, target])
  execFileSync('git', ['symbolic-ref', 'HEAD', 'refs/heads/main'], { cwd: target })
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  execFileSync('git', ['update-ref', 'refs/heads/main', head], { cwd: target })
  const { cert, key } = makeCertificate()
  writeFileSync(path.join(folder, 'root/cert.pem'), cert)
  writeFileSync(path.join(folder, 'root/key.pem'), key)
}

/** Commits a change of one file to the repository. */
function commit(file: string, change: (text: string) => string): void {
  const clone = mkdtempSync(path.join(tmpdir(), 'pathshala-commit-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@school.example', ...args], {
      cwd: clone,
    })
  git('clone', '--quiet', path.join(debian.folder, REPOSITORY), '.')
  const at = path.join(clone, file)
  writeFileSync(at, change(readFileSync(at, 'utf8')))
  git('commit', '--quiet', '--all', '--message', 'Change')
  git('push', '--quiet')
  rmSync(clone, { recursive: true })
}

/** The commands of a section of README.md, one text for each block. */
function blocksOf(heading: string): string[] {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
  const section = readme.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/^( *)```sh\n([^]*?)^ *```/gm)].map(([, indent, text]) =>
    text!
      .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      .replace('<address of this repository>', REPOSITORY)
      .replace(/^certbot .*$/m, CERTBOT),
  )
}

function expectSuccess(command: string, environment?: Record<string, string>): string {
  const { status, output } = debian.run(`set -e; ${command}`, environment)
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.slice(-2000)}`)
  return output
}

function check(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'ok' : 'FAILED'}: ${what}`)
  if (!isTrue) failures.push(what)
}

function install(): void {
  for (const block of blocksOf("Install it on the school's machine")) expectSuccess(block)
}

function checkInstalled(): void {
  const library = debian.run('ls /usr/lib/*/libnss_systemd.so.2')
  check('the machine has no libnss-systemd', library.status !== 0)
  const processes = debian.run('systemctl status pathshala --no-pager --lines=0').output
  const isNode = /└─\d+ node_modules\/\.bin\/node .* server\.ts$/m.test(processes)
  check('the service is one process of Node, without npm', isNode && !/npm|├─/.test(processes))
  const journal = debian.run('journalctl -u pathshala -o cat').output
  const password = /Password: {2}(\S+)/.exec(journal)?.[1]
  const signIn = debian.run(
    `${CURL} -o /dev/null -w '%{http_code}' https://school.example/api/admin/login --json '{"username":"admin","password":"${password}"}'`,
  )
  check('the first password opens the office over https', signIn.output === '200')
  const open = debian.run('find /var/lib/private/pathshala -perm /077')
  check('no other account can read a file of the service', open.output.trim() === '')
  checkHttps('after the installation')
}

function checkHttps(when: string): void {
  const { output } = debian.run(`${CURL} -D - -o /dev/null https://school.example/`)
  check(`${when}: https answers with HTTP/2`, output.startsWith('HTTP/2 200'))
  check(
    `${when}: browsers keep to https`,
    /strict-transport-security: max-age=31536000/.test(output),
  )
  const plain = debian.run('curl -sI http://school.example/').output
  check(`${when}: http leads to https`, /^HTTP\/1.1 301[^]*https:\/\/school.example\//.test(plain))
}

function checkUpdates(): void {
  const version = () => debian.run('readlink /opt/pathshala/current').output.trim()
  const [update, back] = blocksOf('Update') as [string, string]
  const first = version()

  commit('CHANGELOG.md', (text) => `${text}\n`)
  const offline = debian.run(`set -e; ${update}`, WITHOUT_CONNECTION)
  check('an update without a connection fails', offline.status !== 0)
  check('an update without a connection leaves the version', version() === first)
  expectSuccess('systemctl restart pathshala')
  expectSuccess(
    'curl -fsS --retry 60 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/readyz',
  )

  expectSuccess(update)
  const second = version()
  check('an update switches to the new version', second !== first)
  check(
    'the backup from before is there',
    debian.run('ls /root/before-update-*.tar.gz').status === 0,
  )
  checkHttps('after the update')

  expectSuccess(back)
  check('the way back switches to the version before', version() === first)
  expectSuccess(update)

  commit('server.ts', (text) => `throw new Error('This version does not start.')\n${text}`)
  const broken = debian.run(`set -e; ${update}`)
  check('an update to a version that does not start fails', broken.status !== 0)
  check('it goes back by itself', version() === second)
  checkHttps('after the broken update')
}

function checkCommands(): void {
  expectSuccess('mkdir /media/stick')
  for (const block of blocksOf('Back up')) expectSuccess(`cd /opt/pathshala/current; ${block}`)
  const user = 'cd /opt/pathshala/current; DATA_DIR=/var/lib/pathshala npm run user --'
  expectSuccess(`${user} add salma < /dev/null`)
  const [lostPassword] = blocksOf('Lost password')
  const { status, output } = debian.run(`set -e; ${lostPassword} < /dev/null`)
  check('a new password is shown', /Password: \S+/.test(output))
  check('an account without a second step is named', status === 1 && /no two-step/.test(output))
  for (const block of blocksOf('Texts typed in Bijoy')) expectSuccess(block)
  checkHttps('after the commands')
}
