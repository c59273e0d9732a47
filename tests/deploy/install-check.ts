import { makeCertificate } from '../made-certificate.ts'
import { walkDistrict } from './district-check.ts'
import { blocksOf, check, commit, expectSuccess, putFile, run, walk } from './walk.ts'

/**
 * Runs every command of README.md for the school's machine on a new Debian 13, in their order, and
 * checks the result after each part. Only certbot gets its certificate from this program. With the
 * word `district`, it does the same for a machine with many schools.
 */
const CURL = 'curl -s --max-time 20 --insecure --http2'
const CERTBOT = `certbot install --nginx --non-interactive --redirect --cert-name school.example \
  --cert-path /root/cert.pem --fullchain-path /root/cert.pem --key-path /root/key.pem -d school.example`
/** npm finds no registry, as on a machine whose connection is lost. */
const WITHOUT_CONNECTION = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_cache: '/tmp/none',
}

if (process.argv[2] === 'district') await walk('docs/district.md', walkDistrict)
else await walk('README.md', walkSchool)

function walkSchool(): void {
  install()
  checkInstalled()
  checkUpdates()
  checkCommands()
}

function install(): void {
  const { cert, key } = makeCertificate()
  putFile('root/cert.pem', cert)
  putFile('root/key.pem', key)
  for (const block of blocksOf("Install it on the school's machine")) {
    expectSuccess(block.replace(/^certbot .*$/m, CERTBOT))
  }
}

function checkInstalled(): void {
  const library = run('ls /usr/lib/*/libnss_systemd.so.2')
  check('the machine has no libnss-systemd', library.status !== 0)
  const processes = run('systemctl status pathshala --no-pager --lines=0').output
  const isNode = /└─\d+ node_modules\/\.bin\/node .* server\.ts$/m.test(processes)
  check('the service is one process of Node, without npm', isNode && !/npm|├─/.test(processes))
  const journal = run('journalctl -u pathshala -o cat').output
  const password = /Password: {2}(\S+)/.exec(journal)?.[1]
  const signIn = run(
    `${CURL} -o /dev/null -w '%{http_code}' https://school.example/api/admin/login --json '{"username":"admin","password":"${password}"}'`,
  )
  check('the first password opens the office over https', signIn.output === '200')
  const open = run('find /var/lib/private/pathshala -perm /077')
  check('no other account can read a file of the service', open.output.trim() === '')
  checkHttps('after the installation')
}

function checkHttps(when: string): void {
  const { output } = run(`${CURL} -D - -o /dev/null https://school.example/`)
  check(`${when}: https answers with HTTP/2`, output.startsWith('HTTP/2 200'))
  check(
    `${when}: browsers keep to https`,
    /strict-transport-security: max-age=31536000/.test(output),
  )
  const plain = run('curl -sI http://school.example/').output
  check(`${when}: http leads to https`, /^HTTP\/1.1 301[^]*https:\/\/school.example\//.test(plain))
}

function checkUpdates(): void {
  const version = () => run('readlink /opt/pathshala/current').output.trim()
  const [update, back] = blocksOf('Update') as [string, string]
  const first = version()

  commit('CHANGELOG.md', (text) => `${text}\n`)
  const offline = run(`set -e; ${update}`, WITHOUT_CONNECTION)
  check('an update without a connection fails', offline.status !== 0)
  check('an update without a connection leaves the version', version() === first)
  expectSuccess('systemctl restart pathshala')
  expectSuccess(
    'curl -fsS --retry 60 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/readyz',
  )

  expectSuccess(update)
  const second = version()
  check('an update switches to the new version', second !== first)
  check('the backup from before is there', run('ls /root/before-update-*.tar.gz').status === 0)
  checkHttps('after the update')

  expectSuccess(back)
  check('the way back switches to the version before', version() === first)
  expectSuccess(update)

  commit('server.ts', (text) => `throw new Error('This version does not start.')\n${text}`)
  const broken = run(`set -e; ${update}`)
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
  const { status, output } = run(`set -e; ${lostPassword} < /dev/null`)
  check('a new password is shown', /Password: \S+/.test(output))
  check('an account without a second step is named', status === 1 && /no two-step/.test(output))
  for (const block of blocksOf('Texts typed in Bijoy')) expectSuccess(block)
  checkHttps('after the commands')
}
