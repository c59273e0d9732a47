import { blocksOf, check, commit, expectSuccess, putFile, run } from './walk.ts'

/**
 * Sets up a machine with many schools by the sections "Many schools" of README.md and of
 * docs/district.md, and runs every command that they have. Only certbot is a stand-in.
 */
const DOMAIN = 'bogura.example'
const OWN_NAME = 'www.school.example'
const DATA = '/var/lib/pathshala'
const CURL = 'curl -s --max-time 20 --cacert /root/certificates.pem'
/** The English names. README.md adds the first school, and a list adds the last one. */
const SCHOOLS = {
  '108451': 'Shapla Girls School',
  '108452': 'Padma School',
  '108453': 'Jamuna School',
}
const IDS = Object.keys(SCHOOLS) as (keyof typeof SCHOOLS)[]
const SITES = ['office', ...IDS] as const
type Passwords = Record<(typeof SITES)[number], string>
/** Makes the certificate itself, and curl trusts it. */
const CERTBOT = `#!/bin/sh
for name; do :; done
live=/etc/letsencrypt/live/\${name#\\*.}
mkdir -p "$live"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9 -subj /CN=test \\
  -addext "subjectAltName=DNS:$name" -keyout "$live/privkey.pem" -out "$live/fullchain.pem"
cat "$live/fullchain.pem" >> /root/certificates.pem
`
const MIGRATION = `'0099-next': { up: (database) => database.schema.createTable('next').addColumn('x', 'text').execute() },`

export function walkDistrict(): void {
  const passwords = install()
  checkSchools(passwords)
  checkUpdates()
  checkOwnServer()
  checkCopies(passwords)
}

/** The commands of this section, for this domain. */
function blocksFor(heading: string, file = 'docs/district.md'): string[] {
  return blocksOf(heading, file).map((block) => block.replaceAll('schools.example', DOMAIN))
}

/** The server sees a change of the registry within a second. */
function district(words: string): string {
  return expectSuccess(`/opt/pathshala/current/deploy/district.sh ${words}; sleep 2`)
}

function passwordIn(output: string): string {
  return /Password: {2}(\S+)/.exec(output)?.[1] ?? ''
}

function get(host: string, path: string, options: string): string {
  return run(`${CURL} https://${host}${path} ${options}`).output.trim()
}

function statusOf(site: string, path: string, options = ''): string {
  return get(`${site}.${DOMAIN}`, path, `-o /dev/null -w '%{http_code}' ${options}`)
}

function canSignIn(site: string, password: string): boolean {
  const body = JSON.stringify({ username: site === 'office' ? 'ops' : 'admin', password })
  return statusOf(site, '/api/admin/login', `--json '${body}'`) === '200'
}

/** A page with a query does not come from the cache of nginx. */
function checkAnswers(when: string, hostOf = (id: string) => `${id}.${DOMAIN}`): void {
  for (const id of IDS) {
    const title = get(hostOf(id), '/en?now', '-L | grep -o "<title>[^<]*</title>"')
    check(`${when}: ${id} has its own name`, title === `<title>${SCHOOLS[id]}</title>`)
  }
  const target = get(`office.${DOMAIN}`, '/', "-o /dev/null -w '%{redirect_url}'")
  check(`${when}: the office leads to the sign-in`, target.endsWith(`.${DOMAIN}/admin/login`))
  check(`${when}: the sign-in answers`, statusOf('office', '/admin/login') === '200')
}

function install(): Passwords {
  const hosts = [...SITES, 'nobody'].map((name) => `${name}.${DOMAIN}`)
  run(`echo '127.0.0.1 ${hosts.join(' ')} ${OWN_NAME}' >> /etc/hosts`)
  putFile('usr/local/bin/certbot', CERTBOT)
  run('chmod 755 /usr/local/bin/certbot')
  for (const block of blocksOf("Install it on the school's machine").slice(0, 2)) {
    expectSuccess(block)
  }
  const [office, first] = blocksFor('Many schools', 'README.md')
    .map((block) => passwordIn(expectSuccess(block)))
    .filter((password) => password !== '')
  const second = passwordIn(district('add 108452 --name-en "Padma School"'))
  putFile('root/list.csv', 'EIIN,name,name_en\n১০৮৪৫৩,,Jamuna School\n')
  district('import list.csv')
  const third = expectSuccess(`tail -n 1 ${DATA}/passwords-*.csv`).split('"').at(-2)
  return { office: office!, '108451': first!, '108452': second, '108453': third! }
}

function checkSchools(passwords: Passwords): void {
  checkAnswers('after the installation')
  check('an unknown name gets 421', statusOf('nobody', '/') === '421')
  const plain = run(`curl -sI http://108451.${DOMAIN}/en`).output
  check('http leads to https', plain.includes(`Location: https://108451.${DOMAIN}/en`))
  const limit = run('systemctl show --value --property=LimitNOFILE pathshala').output
  check('the service can open a file of each school', limit.trim() === '65536')
  const open = run('find /var/lib/private/pathshala -perm /077 -o -user root').output
  check('nobody else can read a file of the service, and root has none', open.trim() === '')
  for (const site of SITES) check(`${site} can sign in`, canSignIn(site, passwords[site]))
  check('not at another school', !canSignIn('108451', passwords['108452']))

  district('pause 108452 "The fee is open"')
  check('a paused school gets 503', statusOf('108452', '/api/notices') === '503')
  district('resume 108452')
  passwords['108452'] = passwordIn(district('password 108452 admin'))
  check('a new password opens the office', canSignIn('108452', passwords['108452']))
  for (const command of ['list', 'show 108452', 'names', 'acts']) district(command)
  const second = `cd /opt/pathshala/current; DATA_DIR=${DATA}/schools/108452 PORT=3009 scripts/serve.sh`
  check('a second server refuses', /belongs to the district/.test(run(second).output))
  for (const block of blocksFor('A name of its own')) expectSuccess(block)
  const old = get(`108452.${DOMAIN}`, '/en?now', "-o /dev/null -w '%{redirect_url}'")
  check('the old address leads to the own name', old.startsWith(`https://${OWN_NAME}/en`))
  checkAnswers('after the commands')
}

function checkUpdates(): void {
  const version = () => run('readlink /opt/pathshala/current').output.trim()
  const [update, back] = blocksFor('Update', 'README.md') as [string, string]
  const first = version()

  commit('src/database/migrate.ts', (text) =>
    text.replace("\n  '0001-first'", `\n  ${MIGRATION}$&`),
  )
  const [tried] = blocksFor('Updates').map((block) => expectSuccess(block))
  check('an update is tried on copies', /4 databases are of another version/.test(tried!))
  check('trying an update leaves the version', version() === first)
  expectSuccess(update)
  const second = version()
  check('an update switches to the new version', second !== first)
  checkAnswers('after the update')
  const gone = expectSuccess(back)
  check('the way back brings the databases', /^4 sites have the database of before/m.test(gone))
  check('it switches to the version before', version() === first)
  checkAnswers('after the way back')
  expectSuccess(update)

  // The commands of this version fail too.
  commit('src/district/registry.ts', (text) => `${text}\nthrow new Error('It does not start.')\n`)
  check('an update that does not start fails', run(`set -e; ${update}`).status !== 0)
  check('it goes back by itself', version() === second)
  checkAnswers('after the broken update')
}

/** Two schools, one of them under its own name, have servers of their own for a while. */
function checkOwnServer(): void {
  const [alone, again] = ['108453', '108452'].map((id) =>
    district(`detach ${id}`)
      .split(/^.*:\n\n/m)
      .slice(1),
  ) as [string[], string[]]
  check('a detached school answers nowhere', statusOf('108453', '/api/notices') === '421')
  expectSuccess(alone[0]!)
  expectSuccess(again[0]!.replaceAll('3001', '3002'))
  for (const port of [3001, 3002]) {
    expectSuccess(`curl -fs --retry 60 --retry-all-errors http://127.0.0.1:${port}/healthz`)
  }
  checkAnswers('alone', (id) => (id === '108452' ? OWN_NAME : `${id}.${DOMAIN}`))
  const attach = run('/opt/pathshala/current/deploy/district.sh attach 108453')
  check('a school with a running server is not attached', attach.status === 1)
  expectSuccess(alone[1]!)
  expectSuccess(`${again[1]!}\nsleep 2`)
  checkAnswers('after both are attached')
}

function checkCopies(passwords: Passwords): void {
  const [setUp] = blocksFor('Off-site, every night', 'docs/backup.md') as [string]
  const toFolder = setUp.replace(/^RESTIC_REPOSITORY=.*$/m, 'RESTIC_REPOSITORY=/root/copies')
  // Before the first night, it has nothing to copy.
  expectSuccess(toFolder.replaceAll(/^AWS_.*\n/gm, ''))
  // The night of the server is not in its first hour, so its archives are made here.
  for (const folder of ['office', ...IDS.map((id) => `schools/${id}`)]) {
    expectSuccess(`cd /opt/pathshala/current; export DATA_DIR=${DATA}/${folder}
mkdir -p $DATA_DIR/backups; npm run backup -- $DATA_DIR/backups/nightly-2026-11-30.tar.gz`)
  }
  const copies = expectSuccess(
    'systemctl start pathshala-offsite; . /etc/pathshala-offsite.env; export RESTIC_REPOSITORY RESTIC_PASSWORD; restic snapshots',
  )
  for (const tag of SITES) check(`${tag} has a copy of its own`, copies.includes(` ${tag} `))

  // The machine is lost; the new one has the software.
  run(`systemctl stop pathshala; rm -r /var/lib/private/pathshala ${DATA} /var/cache/pathshala-*`)
  const start = blocksFor('Many schools', 'README.md').find((block) => block.includes('init ops'))
  expectSuccess(start!)
  for (const block of blocksFor('Backups')) expectSuccess(`${block}\nsleep 2`)
  checkAnswers('on a new machine')
  for (const site of SITES) check(`${site} can sign in there`, canSignIn(site, passwords[site]))
}
